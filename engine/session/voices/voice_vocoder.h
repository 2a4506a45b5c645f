#pragma once

#include "engine/audio/vocoder.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/synth/voice_config.h"

#include <c10/core/Device.h>

#include <memory>
#include <string>

namespace formant {

struct VoiceVocoder {
    std::shared_ptr<const Vocoder> vocoder; ///< null where none is named
    Message doubt;                          ///< why it may sound worse than it could; or no words
};

/// The vocoder that `setting` names (a checkpoint, the folder of a run, or a file of the public
/// HiFi-GAN), for frames of `mel`. Errors as named_checkpoint(), load_voice_file() and
/// vocoder_of().
Result<VoiceVocoder> open_vocoder(const std::string& named, const std::string& setting,
                                  const MelConfig& mel, const c10::Device& device);

/// The one that the voice's settings name (model.unet.vocoder), where they do and the voice does
/// not make its sound itself.
Result<VoiceVocoder> open_vocoder_of(const VoiceConfig& voice, const c10::Device& device);

/// The same, but one that cannot be opened is none: its place may have changed since the voice was
/// trained. The doubt says why.
VoiceVocoder open_vocoder_if_there(const VoiceConfig& voice, const c10::Device& device);

} // namespace formant
