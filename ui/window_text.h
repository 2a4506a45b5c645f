#pragma once

#include "engine/base/message.h"

#include <vector>

namespace formant {

/// Returns the text that the window shows for a message of the engine: its own where the engine's
/// text advises an option or a command of the terminal that the window has a field or page for.
/// The placeholders are the same.
MessageText window_text(const Message& message);

/// Returns the texts of the engine that the window words differently.
std::vector<MessageText> reworded_texts();

} // namespace formant
