#include "engine/models/gpt/token_decoder.h"

#include "engine/nn/layer_norm.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>

namespace formant::gpt {
namespace {

torch::nn::Embedding table(std::int64_t rows, std::int64_t width) {
    torch::nn::Embedding embedding(rows, width);
    torch::nn::init::normal_(embedding->weight, 0, 0.02);
    return embedding;
}

} // namespace

TokenDecoder::TokenDecoder(const TokenDecoderSize& size)
    : size_(size),
      text_embedding_(register_module("text_embedding", table(size.text_tokens, size.gpt.width))),
      mel_embedding_(register_module("mel_embedding", table(size.audio_tokens, size.gpt.width))),
      gpt_(register_module("gpt", std::make_shared<GptCore>(size.gpt))),
      mel_pos_embedding_(register_module(
          "mel_pos_embedding",
          std::make_shared<LearnedPositions>(size.audio_positions, size.gpt.width))),
      text_pos_embedding_(
          register_module("text_pos_embedding",
                          std::make_shared<LearnedPositions>(size.text_positions, size.gpt.width))),
      final_norm_(register_module("final_norm", layer_norm(size.gpt.width))),
      text_head_(register_module("text_head", torch::nn::Linear(size.gpt.width, size.text_tokens))),
      mel_head_(register_module("mel_head", torch::nn::Linear(size.gpt.width, size.audio_tokens))) {
}

at::Tensor TokenDecoder::embed_text(const at::Tensor& tokens, std::int64_t first) {
    return text_embedding_(tokens) + text_pos_embedding_->forward(tokens.size(1), first);
}

at::Tensor TokenDecoder::embed_audio(const at::Tensor& tokens, std::int64_t first) {
    return mel_embedding_(tokens) + mel_pos_embedding_->forward(tokens.size(1), first);
}

at::Tensor TokenDecoder::hidden(const at::Tensor& embedded, const CoreOptions& options) {
    return final_norm_(gpt_->forward(embedded, options));
}

TokenLogits TokenDecoder::predict(const TokenInputs& inputs, const Dropout& dropout) {
    const SequenceLayout layout(inputs.prefix.size(1), inputs.text.size(1), inputs.audio.size(1),
                                inputs.text_lengths);
    const at::Tensor embedded =
        at::cat({inputs.prefix, embed_text(inputs.text), embed_audio(inputs.audio)}, 1);
    const at::Tensor input = dropout("input", layout.pack(embedded), size_.gpt.dropout);
    CoreOptions options;
    options.dropout = dropout;
    const at::Tensor states = hidden(input, options);
    return {text_head_(layout.text_of(states)), mel_head_(layout.audio_of(states))};
}

} // namespace formant::gpt
