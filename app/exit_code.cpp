#include "app/exit_code.h"

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
    std::fprintf(stderr, "formant: %s\n", to_english(error.what).c_str());
    if (error.kind != ErrorKind::usage)
        std::fprintf(stderr, "  see docs/troubleshooting.md#%s in the source folder\n",
                     help_anchor(error.kind));
    return static_cast<int>(error.kind);
}

} // namespace formant
