#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/message.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {

/// Weights fit a model of the same sizes whatever sound they know. Nothing where they know that of
/// the run, or do not say which.
std::optional<Message> doubt_about_sound(const MelConfig& own, const Pretrained& pretrained);

} // namespace formant
