#include "engine/data/batches/batch.h"

#include <ATen/ATen.h>

#include <utility>

namespace formant {

namespace {

template <typename Change>
Batch with_tensors(Batch batch, Change change) {
    for (auto& [feature, tensor] : batch.features)
        tensor = change(tensor);
    for (auto& [axis, lengths] : batch.axis_lengths)
        lengths = change(lengths);
    batch.sample_ids = change(batch.sample_ids);
    batch.speakers = change(batch.speakers);
    return batch;
}

} // namespace

const at::Tensor& Batch::operator[](Feature feature) const {
    const auto found = features.find(feature);
    TORCH_CHECK(found != features.end(), "the batch lacks the feature ", name_of(feature));
    return found->second;
}

const at::Tensor& Batch::operator[](Axis axis) const {
    const auto found = axis_lengths.find(axis);
    TORCH_CHECK(found != axis_lengths.end(), "the batch has no feature along the axis ",
                static_cast<int>(axis));
    return found->second;
}

void Batch::set_lengths(BatchLengths of_samples, const SampleLength& padded) {
    lengths = std::move(of_samples);
    shape = padded;
    for (const auto& [feature, tensor] : features) {
        const Axis axis = axis_of(feature);
        std::vector<std::int64_t> along_axis;
        along_axis.reserve(lengths.size());
        for (const SampleLength& length : lengths)
            along_axis.push_back(length[axis]);
        axis_lengths[axis] = at::tensor(along_axis, at::kLong);
    }
}

Batch Batch::to(const at::Device& device) const {
    return with_tensors(*this, [&](const at::Tensor& tensor) {
        return tensor.device() != device ? tensor.to(device) : tensor;
    });
}

Batch Batch::copied_to(const at::Device& device) const {
    return with_tensors(*this, [&](const at::Tensor& tensor) {
        return tensor.to(device, tensor.scalar_type(), /*non_blocking=*/false, /*copy=*/true);
    });
}

std::int64_t elements_per_step(const at::Tensor& feature, std::int64_t steps) {
    return steps == 0 ? 1 : feature.size(-1) / steps;
}

std::vector<at::Tensor> Batch::tensors() const {
    std::vector<at::Tensor> all = {sample_ids, speakers};
    for (const auto& [feature, tensor] : features)
        all.push_back(tensor);
    for (const auto& [axis, along_axis] : axis_lengths)
        all.push_back(along_axis);
    return all;
}

BatchLengths lengths_of(const std::vector<Batch>& batches) {
    BatchLengths lengths;
    for (const Batch& batch : batches)
        lengths.insert(lengths.end(), batch.lengths.begin(), batch.lengths.end());
    return lengths;
}

BatchLengths GlobalBatch::lengths() const {
    BatchLengths all = lengths_of(micro_batches);
    all.insert(all.end(), lengths_on_other_ranks.begin(), lengths_on_other_ranks.end());
    return all;
}

} // namespace formant
