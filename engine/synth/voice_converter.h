#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model.h"
#include "engine/nn/noise.h"
#include "engine/synth/saved_weights.h"

#include <c10/core/Device.h>

#include <cstdint>

namespace formant {

/// Converts recordings of one speaker of a voice to another (VoiceConversionModel).
class VoiceConverter {
  public:
    /// Loads the model. ErrorKind::usage if the checkpoint is a model that does not support voice
    /// conversion, or has only one speaker.
    static Result<VoiceConverter> from_checkpoint(const StateTree& checkpoint, VoiceWeights weights,
                                                  const c10::Device& device);

    /// Converts a recording at the voice's sample rate to samples [T * hop_length]. The recording
    /// of N samples has T = N / hop_length frames, at least one. `from` and `to` are indices in the
    /// speaker table.
    AudioClip convert(const AudioClip& recording, std::int64_t from, std::int64_t to,
                      Noise& noise) const;

    const SpeakerTable& speakers() const { return speakers_; }
    std::int64_t sample_rate_hz() const { return model_.trainable->features().mel.sample_rate_hz; }

  private:
    VoiceConverter(Model model, SpeakerTable speakers)
        : model_(std::move(model)), speakers_(std::move(speakers)) {}

    Model model_; ///< for inference only; its voice_conversion is not null
    SpeakerTable speakers_;
};

} // namespace formant
