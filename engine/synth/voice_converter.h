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

/// Makes what one speaker says in a recording another one's, with a VITS of several: the frames
/// become the latent variable of the one, go through the flow, which takes the speaker out, and
/// back through it as the other's (Kim et al. 2021, VITS; `voice_conversion` of the public code).
class VoiceConverter {
  public:
    /// ErrorKind::usage where the checkpoint holds another model, or knows one speaker only.
    static Result<VoiceConverter> from_checkpoint(const StateTree& checkpoint, VoiceWeights weights,
                                                  const c10::Device& device);

    /// Samples [T * hop_length] of a recording at the voice's rate, which has T = N / hop_length
    /// frames, at least one. `from` and `to` are places in the speaker table. The noise is the
    /// posterior's: which of the sounds that the frames may mean.
    AudioClip convert(const AudioClip& recording, std::int64_t from, std::int64_t to,
                      Noise& noise) const;

    const SpeakerTable& speakers() const { return speakers_; }
    std::int64_t sample_rate_hz() const { return model_->features().mel.sample_rate_hz; }

  private:
    VoiceConverter(std::shared_ptr<vits::VitsModel> model, SpeakerTable speakers)
        : model_(std::move(model)), speakers_(std::move(speakers)) {}

    std::shared_ptr<vits::VitsModel> model_; ///< only evaluated
    SpeakerTable speakers_;
};

} // namespace formant
