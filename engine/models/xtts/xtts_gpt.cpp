#include "engine/models/xtts/xtts_gpt.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

namespace formant::xtts {
namespace {

constexpr std::int64_t conditioning_blocks = 6;
constexpr std::int64_t perceiver_heads = 8;
constexpr std::int64_t perceiver_mult = 4;

gpt::TokenDecoderSize decoder_size(const XttsGptSize& size) {
    return {.gpt = size.gpt,
            .text_tokens = size.text_tokens,
            .audio_tokens = size.audio_tokens,
            .text_positions = size.max_text_tokens + 2,
            .audio_positions = size.max_audio_tokens + 3};
}

} // namespace

XttsGpt::XttsGpt(const XttsGptSize& size)
    : TokenDecoder(decoder_size(size)),
      conditioning_encoder_(
          register_module("conditioning_encoder",
                          std::make_shared<gpt::AttentionEncoder>(gpt::AttentionEncoder::Size{
                              size.n_mels, size.gpt.width, size.gpt.heads, conditioning_blocks}))),
      conditioning_perceiver_(register_module(
          "conditioning_perceiver", std::make_shared<gpt::PerceiverResampler>(
                                        gpt::PerceiverSize{.width = size.gpt.width,
                                                           .context_width = size.gpt.width,
                                                           .latents = size.latents,
                                                           .heads = perceiver_heads,
                                                           .feed_forward_mult = perceiver_mult}))) {
}

at::Tensor XttsGpt::speaker_of(const at::Tensor& mel) {
    return conditioning_perceiver_->forward(conditioning_encoder_->forward(mel).transpose(1, 2));
}

} // namespace formant::xtts
