#include "engine/data/batches/batch_slices.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

Batch slice_of(const Batch& batch, std::int64_t first, std::int64_t count) {
    const auto rows = [&](const at::Tensor& tensor) { return tensor.narrow(0, first, count); };
    Batch slice;
    slice.lengths = {batch.lengths.begin() + first, batch.lengths.begin() + first + count};
    slice.shape = longest_of(slice.lengths);
    for (const auto& [feature, tensor] : batch.features) {
        const Axis axis = axis_of(feature);
        const std::int64_t length =
            slice.shape[axis] * elements_per_step(tensor, batch.shape[axis]);
        slice.features[feature] = rows(tensor).narrow(-1, 0, length).contiguous();
    }
    for (const auto& [axis, lengths] : batch.axis_lengths)
        slice.axis_lengths[axis] = rows(lengths);
    slice.sample_ids = rows(batch.sample_ids);
    slice.speakers = rows(batch.speakers);
    return slice;
}

} // namespace

std::vector<Batch> slices_of(const Batch& batch, std::int64_t max_samples) {
    const auto size = static_cast<std::int64_t>(batch.lengths.size());
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
