#include "engine/data/batches/batch.h"

#include <ATen/ATen.h>

namespace formant {

namespace {

template <typename Change>
Batch with_tensors(const Batch& batch, Change change) {
    const auto changed = [&](const at::Tensor& tensor) {
        return tensor.defined() ? change(tensor) : tensor;
    };
    return {changed(batch.tokens),      changed(batch.token_lengths), changed(batch.mel),
            changed(batch.mel_lengths), changed(batch.sample_ids),    changed(batch.speakers),
            changed(batch.spectrum),    changed(batch.audio),         batch.lengths};
}

} // namespace

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

std::vector<at::Tensor> Batch::tensors() const {
    std::vector<at::Tensor> present;
    for (const at::Tensor& tensor :
         {tokens, token_lengths, mel, mel_lengths, sample_ids, speakers, spectrum, audio})
        if (tensor.defined())
            present.push_back(tensor);
    return present;
}

} // namespace formant
