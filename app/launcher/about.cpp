#include "app/launcher/about.h"

#include "app/launcher/libtorch_search.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "generated/app/launcher/parts.h"

namespace formant {
namespace {

constexpr const char* unknown = "unknown";

bool file_exists(const Path& path) {
    std::error_code unreadable; // treated as missing
    return std::filesystem::exists(path, unreadable);
}

std::string libtorch_text(const Path& folder) {
    const std::string built = fmt::format("built against {}", FORMANT_TORCH_VERSION);
    if (folder.empty())
        return "none found; " + built;
    const auto version = libtorch_version(folder);
    const std::string found =
        version ? fmt::format("{}.{}.{}", version->major, version->minor, version->patch) : unknown;
    return fmt::format("{} in {}; {}", found, folder.string(), built);
}

/// Returns true if one of the libraries lies in `folder`, whatever its version.
bool holds_any(const Path& folder, const nlohmann::json& libraries) {
    std::error_code unreadable; // treated as empty
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable))
        for (const auto& library : libraries)
            if (entry.path().filename().string().starts_with(library.get<std::string>() + ".so"))
                return true;
    return false;
}

std::string parts_text(const Path& libraries) {
    std::string text;
    for (const auto& part : nlohmann::json::parse(parts_json)) {
        const bool always = part.value("always", false);
        if (always || holds_any(libraries, part.at("libraries")))
            text += fmt::format("  {:<28}{:<44}{}\n", part.at("part").get<std::string>(),
                                part.at("license").get<std::string>(),
                                part.at("page").get<std::string>());
    }
    return text;
}

} // namespace

std::string version_line() {
    return fmt::format("formant {} (LibTorch {})", FORMANT_VERSION, FORMANT_TORCH_VERSION);
}

std::string about_text(const Path& libtorch, const Path& libraries) {
    const std::string commit = *FORMANT_COMMIT != '\0' ? FORMANT_COMMIT : unknown;
    return fmt::format("Formant Studio {}\n"
                       "  commit    {}\n"
                       "  build     {}, {} {}, {}\n"
                       "  window    {}\n"
                       "  LibTorch  {}\n"
                       "\n"
                       "License: GPL-3.0-or-later. Parts, and their licenses:\n{}",
                       FORMANT_VERSION, commit, FORMANT_BUILD_TYPE, FORMANT_COMPILER,
                       FORMANT_COMPILER_VERSION, FORMANT_PROCESSOR,
                       file_exists(libraries / "libformant_ui.so") ? "Qt " FORMANT_QT_VERSION
                                                                   : "not installed",
                       libtorch_text(libtorch), parts_text(libraries));
}

} // namespace formant
