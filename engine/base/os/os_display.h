#pragma once

#include "engine/base/message.h"

#include <tl/expected.hpp>

namespace formant {

/// Checks for a display that a window can open on: an X11 or Wayland display that answers, or any
/// platform set by QT_QPA_PLATFORM. The message says why there is none; Qt would abort the program.
tl::expected<void, Message> find_display();

} // namespace formant
