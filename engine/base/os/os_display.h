#pragma once

#include "engine/base/message.h"

#include <tl/expected.hpp>

namespace formant {

/// A display that a window can open on: one of X11 or Wayland that answers, or whatever
/// QT_QPA_PLATFORM tells Qt. The message says why there is none; Qt would end the program.
tl::expected<void, Message> find_display();

} // namespace formant
