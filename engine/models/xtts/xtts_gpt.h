#pragma once

#include "engine/models/gpt/attention_encoder.h"
#include "engine/models/gpt/perceiver_resampler.h"
#include "engine/models/gpt/token_decoder.h"

#include <memory>

namespace formant::xtts {

/// Size of an XttsGpt; the defaults are those of the published XTTS v2.
struct XttsGptSize {
    gpt::GptSize gpt{1024, 30, 16};
    std::int64_t text_tokens = 6681;
    std::int64_t audio_tokens = 1026; ///< codes, start and stop token
    std::int64_t max_text_tokens = 402;
    std::int64_t max_audio_tokens = 605;
    std::int64_t latents = 32;
    std::int64_t n_mels = 80;
};

/// The GPT of XTTS (Casanova et al. 2024, section 2): predicts the codes of speech from a text,
/// conditioned on a recording of the speaker. Names and shapes of parameters are those of
/// upstream's class GPT. Submodules, besides those of TokenDecoder: conditioning_encoder,
/// conditioning_perceiver.
class XttsGpt : public gpt::TokenDecoder {
  public:
    explicit XttsGpt(const XttsGptSize& size);

    /// Returns the speaker [B, latents, D] of recordings, from their mels [B, n_mels, T]. All
    /// frames count: a shorter recording is followed by 0, as in training.
    at::Tensor speaker_of(const at::Tensor& mel);

  private:
    std::shared_ptr<gpt::AttentionEncoder> conditioning_encoder_;
    std::shared_ptr<gpt::PerceiverResampler> conditioning_perceiver_;
};

} // namespace formant::xtts
