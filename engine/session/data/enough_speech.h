#pragma once

#include "engine/base/message.h"

#include <optional>

namespace formant {

/// Returns the warning for a corpus whose `seconds` of speech are so few that a voice will hardly
/// be understood: less than five minutes, or less than one for a voice that starts from pretrained
/// weights. Nothing if there is enough.
std::optional<Message> too_little_speech_warning(double seconds, bool starts_from_weights);

} // namespace formant
