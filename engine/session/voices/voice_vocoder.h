#pragma once

#include "engine/audio/vocoder.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/onnx/graph_model.h"
#include "engine/synth/voice_config.h"

#include <c10/core/Device.h>

#include <memory>
#include <string>

namespace formant {

/// Vocoder opened for a voice.
struct VoiceVocoder {
    std::shared_ptr<const Vocoder> vocoder; ///< null where none is configured
    Message warning; ///< why the sound may be worse than it could be; empty: no reason
    /// The vocoder as one that can be written as a graph; null if it cannot.
    std::shared_ptr<const GraphVocoder> graph = {};
};

/// Opens the vocoder `named` (a checkpoint, a run folder, or a file of the upstream HiFi-GAN) for
/// mels of `mel`; errors name `setting`. Errors as named_checkpoint(), load_voice_file() and
/// load_vocoder().
Result<VoiceVocoder> open_vocoder(const std::string& named, const std::string& setting,
                                  const MelConfig& mel, const c10::Device& device);

/// Opens the vocoder in the settings of the voice (ModelKind::vocoder()). Returns no vocoder where
/// none is set, or the voice generates waveforms itself.
Result<VoiceVocoder> open_configured_vocoder(const VoiceConfig& voice, const c10::Device& device);

/// Opens the configured vocoder, too, but returns none with a warning where it cannot be opened: it
/// may have been moved since the voice was trained.
VoiceVocoder open_vocoder_if_available(const VoiceConfig& voice, const c10::Device& device);

} // namespace formant
