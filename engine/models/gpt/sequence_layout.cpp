#include "engine/models/gpt/sequence_layout.h"

#include <ATen/ATen.h>

namespace formant::gpt {
namespace {

/// Returns the rows of x [B, T, D] at the indices [B, N].
at::Tensor rows_at(const at::Tensor& x, const at::Tensor& indices) {
    return x.gather(1, indices.unsqueeze(2).expand({-1, -1, x.size(2)}));
}

} // namespace

SequenceLayout::SequenceLayout(std::int64_t prefix, std::int64_t text, std::int64_t audio,
                               const at::Tensor& text_lengths)
    : prefix_(prefix), text_(text), audio_(audio) {
    if (!text_lengths.defined())
        return;
    const std::int64_t total = prefix + text + audio;
    const at::Tensor audio_starts = (text_lengths + prefix).unsqueeze(1);
    const at::Tensor places = at::arange(total, text_lengths.options()).unsqueeze(0);
    const at::Tensor padding = (text - text_lengths).unsqueeze(1);
    packed_from_ = at::where(places < audio_starts, places, places + padding).clamp_max(total - 1);
    audio_from_ = at::arange(audio, text_lengths.options()).unsqueeze(0) + audio_starts;
}

at::Tensor SequenceLayout::pack(const at::Tensor& x) const {
    return packed_from_.defined() ? rows_at(x, packed_from_) : x;
}

at::Tensor SequenceLayout::text_of(const at::Tensor& packed) const {
    return packed.narrow(1, prefix_, text_);
}

at::Tensor SequenceLayout::audio_of(const at::Tensor& packed) const {
    return audio_from_.defined() ? rows_at(packed, audio_from_)
                                 : packed.narrow(1, prefix_ + text_, audio_);
}

} // namespace formant::gpt
