#include "app/exit_code.h"

#include "app/terminal_lines.h"
#include "engine/base/resources.h"

#include <filesystem>
#include <string>

namespace formant {

const char* help_anchor(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::internal:
        return "internal";
    case ErrorKind::usage:
        return "usage";
    case ErrorKind::data:
        return "data";
    case ErrorKind::device:
        return "device";
    case ErrorKind::checkpoint:
        return "checkpoint";
    case ErrorKind::disk:
        return "disk";
    case ErrorKind::training:
        return "training";
    case ErrorKind::interrupted:
        return "interrupted";
    }
    return "";
}

namespace {

/// Returns where errors of this kind are explained: on the installed page, or that of the source
/// code.
std::string help_place(ErrorKind kind) {
    const Path page =
        resources_folder().parent_path().parent_path() / "doc/formant/docs/troubleshooting.md";
    std::error_code unreadable; // treated as missing
    if (std::filesystem::exists(page, unreadable))
        return page.string() + "#" + help_anchor(kind);
    return std::string("docs/troubleshooting.md#") + help_anchor(kind) + " in the source folder";
}

} // namespace

int report(const Error& error) {
    print_error_lines("formant: " + to_english(error.what));
    if (error.kind != ErrorKind::usage)
        print_error_lines("  see " + help_place(error.kind));
    return static_cast<int>(error.kind);
}

} // namespace formant
