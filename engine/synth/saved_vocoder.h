#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/base/state_tree.h"

#include <c10/core/Device.h>

#include <memory>

namespace formant {

/// Loads a checkpoint's vocoder with EMA weights, for a voice with the mel settings `mel`.
/// ErrorKind::usage if the checkpoint is not a vocoder, or one with other mel settings.
Result<std::shared_ptr<const Vocoder>>
load_vocoder(const StateTree& checkpoint, const MelConfig& mel, const c10::Device& device);

} // namespace formant
