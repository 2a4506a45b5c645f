#pragma once

#include "engine/base/paths.h"
#include "engine/synth/saved_unet.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The voice that makes the frames which a vocoder learns to make audible.
struct FramesVoice {
    Path file;           ///< checkpoint
    std::string content; ///< SHA-256 of it
    SavedUnet unet;
};

/// The one that model.hifigan.mels_of names; nothing where the model is no vocoder or learns from
/// the recordings' own frames. Errors as named_checkpoint(), load_checkpoint() and unet_of().
Result<std::optional<FramesVoice>> read_frames_voice(const VoiceConfig& config,
                                                     const c10::Device& device);

/// The place in the voice's speaker table of each speaker of the recordings; a voice of one speaker
/// makes the frames of everybody. ErrorKind::data where it does not know one of them.
Result<std::vector<std::int64_t>> places_in_voice(const SpeakerTable& speakers,
                                                  const FramesVoice& voice);

} // namespace formant
