#include "engine/models/indextts2/unified_voice.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

namespace formant::indextts2 {
namespace {

gpt::TokenDecoderSize decoder_size(const UnifiedVoiceSize& size) {
    return {.gpt = size.gpt,
            .text_tokens = size.text_tokens + 1,
            .audio_tokens = size.audio_tokens,
            .text_positions = size.max_text_tokens + 2,
            .audio_positions = size.max_audio_tokens + 3};
}

std::shared_ptr<gpt::ConformerEncoder> conformer(const UnifiedVoiceSize& size,
                                                 const ReferenceEncoderSize& encoder) {
    return std::make_shared<gpt::ConformerEncoder>(
        gpt::ConformerSize{.input_width = size.feature_width,
                           .width = encoder.width,
                           .inner_width = encoder.inner_width,
                           .heads = encoder.heads,
                           .blocks = encoder.blocks,
                           .positions = size.feature_positions});
}

std::shared_ptr<gpt::PerceiverResampler> resampler(const ReferenceEncoderSize& encoder,
                                                   std::int64_t width, std::int64_t latents) {
    return std::make_shared<gpt::PerceiverResampler>(
        gpt::PerceiverSize{.width = width,
                           .context_width = encoder.width,
                           .latents = latents,
                           .heads = encoder.heads,
                           .feed_forward_mult = encoder.perceiver_mult});
}

} // namespace

UnifiedVoice::UnifiedVoice(const UnifiedVoiceSize& size)
    : TokenDecoder(decoder_size(size)),
      conditioning_encoder_(register_module("conditioning_encoder", conformer(size, size.speaker))),
      emo_conditioning_encoder_(
          register_module("emo_conditioning_encoder", conformer(size, size.emotion))),
      perceiver_encoder_(register_module("perceiver_encoder",
                                         resampler(size.speaker, size.gpt.width, size.latents))),
      emo_perceiver_encoder_(
          register_module("emo_perceiver_encoder", resampler(size.emotion, size.feature_width, 1))),
      emovec_layer_(
          register_module("emovec_layer", torch::nn::Linear(size.feature_width, size.gpt.width))),
      emo_layer_(register_module("emo_layer", torch::nn::Linear(size.gpt.width, size.gpt.width))),
      speed_emb_(register_module("speed_emb", torch::nn::Embedding(2, size.gpt.width))) {
    torch::nn::init::zeros_(speed_emb_->weight);
}

at::Tensor UnifiedVoice::speaker_of(const at::Tensor& features, const at::Tensor& lengths) {
    const gpt::MaskedFrames encoded = conditioning_encoder_->forward(features, lengths);
    return perceiver_encoder_->forward(encoded.values, encoded.real);
}

at::Tensor UnifiedVoice::emotion_of(const at::Tensor& features, const at::Tensor& lengths) {
    const gpt::MaskedFrames encoded = emo_conditioning_encoder_->forward(features, lengths);
    return emo_perceiver_encoder_->forward(encoded.values, encoded.real).squeeze(1);
}

at::Tensor UnifiedVoice::emotion_vector(const at::Tensor& emotion) {
    return emo_layer_(emovec_layer_(emotion));
}

at::Tensor UnifiedVoice::prefix(const at::Tensor& conditioning) const {
    const at::Tensor duration =
        speed_emb_->weight.flip(0).unsqueeze(0).expand({conditioning.size(0), -1, -1});
    return at::cat({conditioning, duration}, 1);
}

} // namespace formant::indextts2
