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

/// Cuts the gradient of the other rows.
at::Tensor TokenDecoder::with_trained_rows(const at::Tensor& table) const {
    if (!trained_text_.defined())
        return table;
    const at::Tensor rows = table.dim() == 1 ? trained_text_ : trained_text_.unsqueeze(1);
    return at::where(rows, table, table.detach());
}

at::Tensor TokenDecoder::embed_text(const at::Tensor& tokens, std::int64_t first) {
    return at::embedding(with_trained_rows(text_embedding_->weight), tokens) +
           text_pos_embedding_->forward(tokens.size(1), first);
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
    const at::Tensor text =
        at::linear(layout.text_of(states), with_trained_rows(text_head_->weight),
                   with_trained_rows(text_head_->bias));
    return {text, mel_head_(layout.audio_of(states))};
}

} // namespace formant::gpt
