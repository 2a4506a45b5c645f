#pragma once

#include "engine/models/gpt/conformer_encoder.h"
#include "engine/models/gpt/perceiver_resampler.h"
#include "engine/models/gpt/token_decoder.h"

#include <ATen/ATen.h>

#include <memory>

namespace formant::indextts2 {

/// Size of an encoder of a reference recording: a Conformer and a resampler of its output.
struct ReferenceEncoderSize {
    std::int64_t width = 512; ///< of the Conformer
    std::int64_t inner_width = 2048;
    std::int64_t heads = 8; ///< also of the resampler
    std::int64_t blocks = 6;
    std::int64_t perceiver_mult = 2;
};

/// Size of a UnifiedVoice; the defaults are those of the published model.
struct UnifiedVoiceSize {
    gpt::GptSize gpt{1280, 24, 20};
    std::int64_t text_tokens = 12000; ///< of the tokenizer; the table has one row more
    std::int64_t audio_tokens = 8194; ///< codes, start and stop token
    std::int64_t max_text_tokens = 600;
    std::int64_t max_audio_tokens = 1815;
    std::int64_t latents = 32;
    std::int64_t feature_width = 1024; ///< of the features of a reference recording
    std::int64_t feature_positions = 5000;
    ReferenceEncoderSize speaker{};
    ReferenceEncoderSize emotion{512, 1024, 4, 4, 2};
};

/// The GPT of IndexTTS2 (Zhou et al. 2025, section 3.2): predicts the semantic codes of speech from
/// a text, conditioned on the speaker of one recording and the emotion of another. Names and shapes
/// of parameters and buffers are those of upstream's class of this name. Submodules, besides those
/// of TokenDecoder: conditioning_encoder, perceiver_encoder, emo_conditioning_encoder,
/// emo_perceiver_encoder, emovec_layer, emo_layer, speed_emb [2, D].
class UnifiedVoice : public gpt::TokenDecoder {
  public:
    explicit UnifiedVoice(const UnifiedVoiceSize& size);

    /// Returns the speaker of recordings, [B, latents, D], from their features [B, T,
    /// feature_width], of which `lengths` int64 [B] frames are real.
    at::Tensor speaker_of(const at::Tensor& features, const at::Tensor& lengths);
    /// Returns the emotion of recordings, [B, feature_width].
    at::Tensor emotion_of(const at::Tensor& features, const at::Tensor& lengths);
    /// Maps emotions [B, feature_width] to vectors [B, D] that are added to the speaker's.
    at::Tensor emotion_vector(const at::Tensor& emotion);
    /// Returns the vectors [B, latents + 2, D] before the text, from speakers [B, latents, D] and
    /// vectors of emotions [B, D]. The last two are for a given duration, which is not used here.
    at::Tensor prefix(const at::Tensor& speaker, const at::Tensor& emotion) const {
        return prefix(speaker + emotion.unsqueeze(1));
    }
    /// The same, from vectors of speakers to which those of the emotions were added.
    at::Tensor prefix(const at::Tensor& conditioning) const;

  private:
    std::shared_ptr<gpt::ConformerEncoder> conditioning_encoder_, emo_conditioning_encoder_;
    std::shared_ptr<gpt::PerceiverResampler> perceiver_encoder_, emo_perceiver_encoder_;
    torch::nn::Linear emovec_layer_, emo_layer_;
    torch::nn::Embedding speed_emb_;
};

} // namespace formant::indextts2
