#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/base/state_tree.h"

#include <c10/core/Device.h>

#include <memory>

namespace formant {

/// The vocoder that a checkpoint holds, with its averaged weights, for a voice whose frames are
/// `mel`. ErrorKind::usage where it holds none, or one that knows other frames.
Result<std::shared_ptr<const Vocoder>> vocoder_of(const StateTree& checkpoint, const MelConfig& mel,
                                                  const c10::Device& device);

} // namespace formant
