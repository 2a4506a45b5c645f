#include "app/time_text.h"

#include <fmt/format.h>

#include <cmath>

namespace formant {

std::string time_text(double seconds) {
    const auto whole = static_cast<long>(std::ceil(seconds));
    if (whole >= 3600)
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

} // namespace formant
