#pragma once

#include "engine/data/batches/batch.h"
#include "engine/models/unet/unet_model.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <vector>

namespace formant::test {

constexpr std::int64_t toy_symbols = 34;

/// Returns samples `first` to `last` of a batch, padded by `extra` more positions than needed.
inline Batch slice_of(const Batch& batch, std::int64_t first, std::int64_t last,
                      std::int64_t extra) {
    const auto rows = [&](const at::Tensor& tensor) { return tensor.slice(0, first, last); };
    const auto padded = [&](const at::Tensor& tensor, std::int64_t length) {
        const std::int64_t padding = length + extra - tensor.size(-1);
        return at::constant_pad_nd(tensor, {0, padding}, 0).contiguous();
    };
    Batch slice;
    slice.sample_ids = rows(batch.sample_ids);
    slice.speakers = rows(batch.speakers);
    const BatchLengths lengths(batch.lengths.begin() + first, batch.lengths.begin() + last);
    const SampleLength longest = longest_of(lengths);
    for (const auto& [feature, values] : batch.features)
        slice.features[feature] = padded(rows(values), longest[axis_of(feature)]);
    slice.set_lengths(lengths, {longest.frames + extra, longest.tokens + extra});
    return slice;
}

/// Returns samples of different lengths with about `frames` frames and a typical number of tokens.
/// Adjacent frames are correlated, like those of speech.
inline Batch toy_batch(std::int64_t size, std::int64_t frames) {
    Batch batch;
    batch.sample_ids = at::arange(size, at::kLong);
    batch.speakers = at::zeros({size}, at::kLong);
    BatchLengths lengths;
    for (std::int64_t i = 0; i < size; ++i) {
        const std::int64_t of_sample = frames - i * 3 % 16;
        lengths.push_back({of_sample, of_sample / 5 + i % 3});
    }
    const SampleLength shape{frames, longest_of(lengths).tokens};
    at::Tensor tokens = at::randint(1, toy_symbols, {size, shape.tokens}, at::kLong);
    const at::Tensor smooth = at::avg_pool1d(at::randn({size, 80, frames}), 5, 1, 2);
    batch.features = {{Feature::tokens, tokens}, {Feature::mel, smooth * 4 - 6}};
    batch.set_lengths(std::move(lengths), shape);
    const FrameMask token_mask(batch[Axis::tokens], shape.tokens);
    batch.features[Feature::tokens] *= token_mask.values().squeeze(1).to(at::kLong);
    batch.features[Feature::mel] *= FrameMask(batch[Axis::frames], frames).values();
    return batch;
}

inline unet::UnetModel toy_model(const UnetConfig& config = {}, std::int64_t speakers = 1) {
    return {config, MelConfig{}, toy_symbols, FeatureStatistics{-6, 2}, speakers};
}

} // namespace formant::test
