#include "engine/train/step/phase_losses.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

/// Stacks the sums of the loss terms, float32 [terms].
at::Tensor stack_sums(const std::vector<LossSum>& sums) {
    std::vector<at::Tensor> tensors;
    tensors.reserve(sums.size());
    for (const LossSum& sum : sums)
        tensors.push_back(sum.sum.to(at::kFloat));
    return at::stack(tensors);
}

} // namespace

std::vector<double> loss_normalizers(const TrainableModel& model, std::size_t phase,
                                     const BatchLengths& lengths) {
    std::vector<double> normalizers = model.loss_counts(phase, lengths);
    for (double& count : normalizers)
        count = 1 / count;
    return normalizers;
}

at::Tensor normalized_losses(TrainableModel& model, std::size_t phase,
                             std::unique_ptr<ForwardState>& state, const Batch& batch, Noise& noise,
                             const at::Tensor& normalizers, Precision precision) {
    const AutocastScope autocast(normalizers.device().type(), precision);
    if (!state)
        state = model.forward(batch, noise);
    return stack_sums(model.losses(phase, *state, batch)) * normalizers;
}

} // namespace formant
