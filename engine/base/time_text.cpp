#include "engine/base/time_text.h"

#include <fmt/chrono.h>

#include <cmath>
#include <cstdint>
#include <ctime>

namespace formant {
namespace {

std::string two_digits(std::int64_t number) {
    return fmt::format("{:02}", number);
}

} // namespace

Message time_text(double seconds) {
    const auto whole = std::isfinite(seconds) ? static_cast<std::int64_t>(std::ceil(seconds)) : 0;
    const std::int64_t hours = whole / 3600, minutes = whole / 60 % 60;
    const std::string rest = two_digits(whole % 60);
    if (hours == 0)
        return message(FORMANT_TR("base", "{minutes}:{seconds}"),
                       {{"minutes", std::to_string(minutes)}, {"seconds", rest}});
    return message(
        FORMANT_TR("base", "{hours}:{minutes}:{seconds}"),
        {{"hours", std::to_string(hours)}, {"minutes", two_digits(minutes)}, {"seconds", rest}});
}

std::string time_now_text() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

} // namespace formant
