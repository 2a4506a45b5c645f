#pragma once

#include "engine/base/message.h"

#include <string>

namespace formant {

/// A span of time as a clock shows it, rounded up to whole seconds: "0:07", "12:34", "1:02:03",
/// "50:00:00"; "0:00" where it is not known (not finite). A message, because not every language
/// parts hours and minutes with a colon.
Message time_text(double seconds);

/// A span of time in the middle of a sentence, where "12:34" would be read as a time of day: "7 s",
/// "12 min 34 s", "50 h 2 min", rounded up; "0 s" where it is not known (not finite).
Message duration_text(double seconds);

/// The time as "2026-11-21T15:40:00Z".
std::string time_now_text();

} // namespace formant
