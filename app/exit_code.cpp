#include "app/exit_code.h"

#include <cstdio>

namespace formant {

int report(const Error& error) {
    std::fprintf(stderr, "formant: %s\n", to_english(error.what).c_str());
    return static_cast<int>(error.kind);
}

} // namespace formant
