#pragma once

#include "engine/data/batches/batch.h"
#include "engine/models/unet/unet_model.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <vector>

namespace formant::test {

constexpr std::int64_t toy_symbols = 34;

inline std::vector<std::int64_t> values_of(const at::Tensor& lengths) {
    return {lengths.const_data_ptr<std::int64_t>(),
            lengths.const_data_ptr<std::int64_t>() + lengths.numel()};
}

/// Returns samples `first` to `last` of a batch, padded by `extra` more positions than needed.
inline Batch slice_of(const Batch& batch, std::int64_t first, std::int64_t last,
                      std::int64_t extra) {
    const auto rows = [&](const at::Tensor& tensor) { return tensor.slice(0, first, last); };
    const auto padded = [&](const at::Tensor& tensor, std::int64_t length) {
        const std::int64_t padding = length + extra - tensor.size(-1);
        return at::constant_pad_nd(tensor, {0, padding}, 0).contiguous();
    };
    Batch slice;
    slice.token_lengths = rows(batch.token_lengths);
    slice.mel_lengths = rows(batch.mel_lengths);
    slice.sample_ids = rows(batch.sample_ids);
    slice.speakers = rows(batch.speakers);
    slice.lengths = {values_of(slice.token_lengths), values_of(slice.mel_lengths)};
    slice.tokens = padded(rows(batch.tokens), *std::ranges::max_element(slice.lengths.tokens));
    slice.mel = padded(rows(batch.mel), *std::ranges::max_element(slice.lengths.frames));
    return slice;
}

/// Returns samples of different lengths with about `frames` frames and a typical number of tokens.
/// Adjacent frames are correlated, like those of speech.
inline Batch toy_batch(std::int64_t size, std::int64_t frames) {
    Batch batch;
    batch.sample_ids = at::arange(size, at::kLong);
    batch.speakers = at::zeros({size}, at::kLong);
    batch.mel_lengths = frames - batch.sample_ids * 3 % 16;
    batch.token_lengths = batch.mel_lengths.div(5, "floor") + batch.sample_ids % 3;
    batch.lengths = {values_of(batch.token_lengths), values_of(batch.mel_lengths)};
    const std::int64_t tokens = *std::ranges::max_element(batch.lengths.tokens);
    const at::Tensor place = at::arange(tokens, at::kLong);
    batch.tokens = at::randint(1, toy_symbols, {size, tokens}, at::kLong) *
                   (place.unsqueeze(0) < batch.token_lengths.unsqueeze(1));
    const at::Tensor smooth = at::avg_pool1d(at::randn({size, 80, frames}), 5, 1, 2);
    batch.mel = (smooth * 4 - 6) * FrameMask(batch.mel_lengths, frames).values();
    return batch;
}

inline unet::UnetModel toy_model(const UnetConfig& config = {}, std::int64_t speakers = 1) {
    return {config, MelConfig{}, toy_symbols, FeatureStatistics{-6, 2}, speakers};
}

} // namespace formant::test
