#include "app/launcher/libtorch_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>

namespace formant {
namespace {

constexpr const char* needed_version = FORMANT_TORCH_VERSION;

bool file_exists(const Path& path) {
    std::error_code unreadable; // treated as missing
    return std::filesystem::exists(path, unreadable);
}

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// Returns the entries of a folder in the order of their names; none if it cannot be read.
std::vector<Path> entries_of(const Path& folder) {
    std::error_code unreadable; // treated as empty
    std::vector<Path> entries;
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable))
        entries.push_back(entry.path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

LibTorchVersion needed() {
    LibTorchVersion version;
    std::sscanf(needed_version, "%d.%d.%d", &version.major, &version.minor, &version.patch);
    return version;
}

LibTorchPlace checked(const std::string& origin, const Path& folder) {
    std::error_code vanished; // then the problem says so
    const Path absolute = std::filesystem::absolute(folder, vanished).lexically_normal();
    return {origin, absolute, libtorch_problem(absolute)};
}

LibTorchPlace nowhere(const std::string& origin, const std::string& reason) {
    return {origin, {}, reason};
}

/// Returns the place of the set that fits; sets for CUDA come first, because they run without a GPU
/// too.
LibTorchPlace cached_libtorch() {
    const Path sets = cache_home() / "libtorch";
    std::vector<Path> folders = entries_of(sets);
    std::stable_partition(folders.begin(), folders.end(), [](const Path& folder) {
        return folder.filename().string().ends_with("-cuda");
    });
    std::optional<LibTorchPlace> unfit;
    for (const Path& folder : folders) {
        if (!file_exists(folder / ".complete"))
            continue;
        LibTorchPlace place = checked("cache", folder / "torch");
        if (place.problem.empty())
            return place;
        unfit = place;
    }
    return unfit ? *unfit : nowhere("cache", "nothing in " + sets.string());
}

/// Returns the torch of a virtual or conda environment, by the variable that activating it sets.
LibTorchPlace environment_libtorch(const char* name) {
    const Path environment = variable(name);
    if (environment.empty())
        return nowhere(name, "not set");
    for (const Path& folder : entries_of(environment / "lib"))
        if (folder.filename().string().starts_with("python3."))
            if (const Path torch = folder / "site-packages/torch"; file_exists(torch))
                return checked(name, torch);
    return nowhere(name, environment.string() + " has no torch");
}

/// Returns what a command writes to standard output.
std::string output_of(const char* command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command, "r"), pclose);
    std::string text;
    std::array<char, 4096> part{};
    while (pipe != nullptr && std::fgets(part.data(), part.size(), pipe.get()) != nullptr)
        text += part.data();
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

LibTorchPlace python_libtorch() {
    const std::string folder = output_of(
        "python3 -c 'import importlib.util as u; s = u.find_spec(\"torch\"); "
        "print(*(s.submodule_search_locations or [])[:1] if s else \"\")' 2>/dev/null </dev/null");
    return folder.empty() ? nowhere("python3", "has no torch") : checked("python3", folder);
}

} // namespace

Path LibTorchSearch::found() const {
    return !places.empty() && places.back().problem.empty() ? places.back().folder : Path();
}

std::optional<LibTorchVersion> libtorch_version(const Path& folder) {
    // The second is that of LibTorch before 2.11.
    for (const char* header :
         {"include/torch/headeronly/version.h", "include/torch/csrc/api/include/torch/version.h"}) {
        std::ifstream file(folder / header);
        LibTorchVersion version;
        int parts = 0;
        for (std::string line; std::getline(file, line);) {
            parts +=
                std::sscanf(line.c_str(), "#define TORCH_VERSION_MAJOR %d", &version.major) == 1;
            parts +=
                std::sscanf(line.c_str(), "#define TORCH_VERSION_MINOR %d", &version.minor) == 1;
            parts +=
                std::sscanf(line.c_str(), "#define TORCH_VERSION_PATCH %d", &version.patch) == 1;
        }
        if (parts == 3)
            return version;
    }
    return std::nullopt;
}

std::string libtorch_problem(const Path& folder) {
    if (!file_exists(folder / "lib/libtorch_cpu.so"))
        return "no lib/libtorch_cpu.so in " + folder.string();
    const auto version = libtorch_version(folder);
    if (!version)
        return "no include/torch/headeronly/version.h in " + folder.string();
    const LibTorchVersion wanted = needed();
    if (version->major == wanted.major && version->minor == wanted.minor)
        return "";
    return fmt::format("{} is LibTorch {}.{}.{}; this program needs {}.{}", folder.string(),
                       version->major, version->minor, version->patch, wanted.major, wanted.minor);
}

LibTorchSearch search_libtorch(const std::string& given) {
    LibTorchSearch search;
    const std::string set = variable("FORMANT_LIBTORCH");
    if (!given.empty() || !set.empty()) {
        search.places = {given.empty() ? checked("FORMANT_LIBTORCH", set)
                                       : checked("--libtorch", given)};
        return search;
    }
    for (LibTorchPlace (*find)() :
         {cached_libtorch, +[] { return environment_libtorch("VIRTUAL_ENV"); },
          +[] { return environment_libtorch("CONDA_PREFIX"); }, python_libtorch}) {
        search.places.push_back(find());
        if (search.places.back().problem.empty())
            break;
    }
    return search;
}

std::string places_text(const LibTorchSearch& search) {
    std::string text;
    for (const LibTorchPlace& place : search.places)
        text += fmt::format("  {:<18}{}\n", place.origin,
                            place.problem.empty() ? place.folder.string() : place.problem);
    return text;
}

} // namespace formant
