#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/vits/vits_model.h"
#include "engine/nn/noise.h"
#include "engine/synth/saved_weights.h"

#include <c10/core/Device.h>

#include <cstdint>
#include <memory>

namespace formant {

/// Voice conversion with a multi-speaker VITS: encodes frames as the latent variable of the source
/// speaker, removes the speaker with the flow, and inverts the flow for the target speaker (Kim et
/// al. 2021, VITS; `voice_conversion` of upstream VITS).
class VoiceConverter {
  public:
    /// Loads the model. ErrorKind::usage if the checkpoint is another model, or has only one
    /// speaker.
    static Result<VoiceConverter> from_checkpoint(const StateTree& checkpoint, VoiceWeights weights,
                                                  const c10::Device& device);

    /// Converts a recording at the voice's sample rate to samples [T * hop_length]. The recording
    /// of N samples has T = N / hop_length frames, at least one. `from` and `to` are indices in the
    /// speaker table. The noise is used for the draw from the posterior.
    AudioClip convert(const AudioClip& recording, std::int64_t from, std::int64_t to,
                      Noise& noise) const;

    const SpeakerTable& speakers() const { return speakers_; }
    std::int64_t sample_rate_hz() const { return model_->features().mel.sample_rate_hz; }

  private:
    VoiceConverter(std::shared_ptr<vits::VitsModel> model, SpeakerTable speakers)
        : model_(std::move(model)), speakers_(std::move(speakers)) {}

    std::shared_ptr<vits::VitsModel> model_; ///< for inference only
    SpeakerTable speakers_;
};

} // namespace formant
