#include "app/exit_code.h"

#include "app/terminal_lines.h"

#include <cstdio>

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

int report(const Error& error) {
    print_error_lines("formant: " + to_english(error.what));
    if (error.kind != ErrorKind::usage)
        std::fprintf(stderr, "  see docs/troubleshooting.md#%s in the source folder\n",
                     help_anchor(error.kind));
    return static_cast<int>(error.kind);
}

} // namespace formant
