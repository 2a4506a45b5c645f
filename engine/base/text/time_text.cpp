#include "engine/base/text/time_text.h"

#include <fmt/chrono.h>

#include <cmath>
#include <cstdint>
#include <ctime>

namespace formant {
namespace {

std::string two_digits(std::int64_t number) {
    return fmt::format("{:02}", number);
}

std::int64_t rounded_up(double number) {
    return std::isfinite(number) ? static_cast<std::int64_t>(std::ceil(number)) : 0;
}

} // namespace

Message time_text(double seconds) {
    const std::int64_t whole = rounded_up(seconds);
    const std::int64_t hours = whole / 3600, minutes = whole / 60 % 60;
    const std::string rest = two_digits(whole % 60);
    if (hours == 0)
        return message(FORMANT_TR("base", "{minutes}:{seconds}"),
                       {{"minutes", std::to_string(minutes)}, {"seconds", rest}});
    return message(
        FORMANT_TR("base", "{hours}:{minutes}:{seconds}"),
        {{"hours", std::to_string(hours)}, {"minutes", two_digits(minutes)}, {"seconds", rest}});
}

Message duration_text(double seconds) {
    const std::int64_t whole = rounded_up(seconds), minutes = rounded_up(seconds / 60);
    if (seconds > 0 && seconds < 1)
        return message(FORMANT_TR("base", "less than a second"));
    if (whole < 60)
        return message(FORMANT_TR("base", "{seconds} s"), {{"seconds", std::to_string(whole)}});
    if (whole < 3600)
        return message(
            FORMANT_TR("base", "{minutes} min {seconds} s"),
            {{"minutes", std::to_string(whole / 60)}, {"seconds", std::to_string(whole % 60)}});
    return message(
        FORMANT_TR("base", "{hours} h {minutes} min"),
        {{"hours", std::to_string(minutes / 60)}, {"minutes", std::to_string(minutes % 60)}});
}

std::string seconds_text(double seconds) {
    return seconds < 1 ? fmt::format("{:.2g}", seconds) : fmt::format("{:.2f}", seconds);
}

std::string time_now_text() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

} // namespace formant
