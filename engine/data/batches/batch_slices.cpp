#include "engine/data/batches/batch_slices.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<std::int64_t> part_of(const std::vector<std::int64_t>& lengths, std::int64_t first,
                                  std::int64_t count) {
    return {lengths.begin() + first, lengths.begin() + first + count};
}

std::int64_t longest(const std::vector<std::int64_t>& lengths) {
    return *std::max_element(lengths.begin(), lengths.end());
}

Batch slice_of(const Batch& batch, std::int64_t first, std::int64_t count) {
    const at::Tensor& framed = batch.mel.defined() ? batch.mel : batch.spectrum;
    const auto rows = [&](const at::Tensor& tensor) { return tensor.narrow(0, first, count); };
    const auto frames_of = [&](const at::Tensor& tensor, std::int64_t frames) {
        if (!tensor.defined())
            return tensor;
        const std::int64_t samples_per_frame = tensor.size(-1) / framed.size(-1);
        return rows(tensor).narrow(-1, 0, frames * samples_per_frame).contiguous();
    };
    const auto truncated = [&](const at::Tensor& tensor, std::int64_t length) {
        return rows(tensor).narrow(-1, 0, length).contiguous();
    };
    Batch slice;
    slice.lengths = {part_of(batch.lengths.tokens, first, count),
                     part_of(batch.lengths.frames, first, count)};
    slice.tokens = truncated(batch.tokens, longest(slice.lengths.tokens));
    slice.mel = frames_of(batch.mel, longest(slice.lengths.frames));
    slice.spectrum = frames_of(batch.spectrum, longest(slice.lengths.frames));
    slice.audio = frames_of(batch.audio, longest(slice.lengths.frames));
    slice.token_lengths = rows(batch.token_lengths);
    slice.mel_lengths = rows(batch.mel_lengths);
    slice.sample_ids = rows(batch.sample_ids);
    slice.speakers = rows(batch.speakers);
    return slice;
}

} // namespace

std::vector<Batch> slices_of(const Batch& batch, std::int64_t max_samples) {
    const std::int64_t size = batch.lengths.size();
    if (size <= max_samples)
        return {batch};
    std::vector<Batch> slices;
    for (std::int64_t first = 0; first < size; first += max_samples)
        slices.push_back(slice_of(batch, first, std::min(max_samples, size - first)));
    return slices;
}

std::vector<Batch> slices_of(const std::vector<Batch>& micro_batches, std::int64_t max_samples) {
    std::vector<Batch> all;
    for (const Batch& batch : micro_batches)
        for (Batch& slice : slices_of(batch, max_samples))
            all.push_back(std::move(slice));
    return all;
}

} // namespace formant
