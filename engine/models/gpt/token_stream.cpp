#include "engine/models/gpt/token_stream.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::gpt {
namespace {

std::int64_t longest(const std::vector<at::Tensor>& texts) {
    return std::ranges::max(texts, {}, [](const at::Tensor& text) { return text.size(0); }).size(0);
}

} // namespace

TokenStream::TokenStream(TokenDecoder& decoder, const at::Tensor& prefix,
                         const std::vector<at::Tensor>& texts, std::int64_t capacity,
                         AudioPositions positions)
    : decoder_(decoder), positions_(positions),
      cache_(decoder.size().gpt.layers, prefix.size(1) + longest(texts) + capacity) {
    const at::NoGradGuard no_gradients;
    const std::int64_t total = prefix.size(1) + longest(texts);
    std::vector<at::Tensor> rows, real;
    bool has_padding = false;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const at::Tensor of_prefix = prefix[static_cast<std::int64_t>(i)];
        const at::Tensor of_text = decoder.embed_text(texts[i].unsqueeze(0)).squeeze(0);
        const at::Tensor row = at::cat({of_prefix, of_text});
        const std::int64_t padding = total - row.size(0);
        rows.push_back(at::constant_pad_nd(row, {0, 0, padding, 0}));
        real.push_back(at::arange(total, texts[i].options()).ge(padding));
        has_padding = has_padding || padding > 0;
    }
    pending_ = at::stack(rows);
    if (has_padding)
        keys_ = at::stack(real);
}

std::int64_t TokenStream::position() const {
    return positions_ == AudioPositions::upstream && spoken_ > 0 ? spoken_ + 1 : spoken_;
}

at::Tensor TokenStream::run(const at::Tensor& embedded) {
    CoreOptions options;
    options.keys = keys_;
    options.cache = &cache_;
    return decoder_.hidden(embedded, options);
}

at::Tensor TokenStream::next(const at::Tensor& tokens) {
    const at::NoGradGuard no_gradients;
    at::Tensor embedded = decoder_.embed_audio(tokens.unsqueeze(1), position());
    if (keys_.defined())
        keys_ = at::constant_pad_nd(keys_, {0, 1}, 1);
    if (pending_.defined())
        embedded = at::cat({pending_, embedded}, 1);
    pending_.reset();
    ++spoken_;
    hidden_ = run(embedded).select(1, -1);
    return decoder_.audio_scores(hidden_);
}

} // namespace formant::gpt
