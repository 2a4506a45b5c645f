#pragma once

#include "engine/base/message.h"

#include <string>

namespace formant {

/// Formats a duration as a clock shows it, rounded up to whole seconds: "0:07", "12:34", "1:02:03",
/// "50:00:00"; "0:00" if it is unknown (not finite). Returns a message, because not every language
/// separates hours and minutes with a colon.
Message time_text(double seconds);

/// Formats a duration within a sentence, where "12:34" would be read as a time of day: "7 s",
/// "12 min 34 s", "50 h 2 min", rounded up; "less than a second" below that; "0 s" if it is unknown
/// (not finite).
Message duration_text(double seconds);

/// Formats seconds with two significant digits or more, so that a short duration is never shown as
/// none: "0.0033", "0.53", "12.34".
std::string seconds_text(double seconds);

/// Returns the current time as "2026-11-21T15:40:00Z".
std::string time_now_text();

} // namespace formant
