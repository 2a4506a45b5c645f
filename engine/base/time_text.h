#pragma once

#include "engine/base/message.h"

#include <string>

namespace formant {

/// A span of time as a clock shows it, rounded up to whole seconds: "0:07", "12:34", "1:02:03",
/// "50:00:00"; "0:00" where it is not known (not finite). A message, because not every language
/// parts hours and minutes with a colon.
Message time_text(double seconds);

/// The time as "2026-11-21T15:40:00Z".
std::string time_now_text();

} // namespace formant
