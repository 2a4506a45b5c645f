#include "engine/train/step/validation_losses.h"

#include "engine/data/batches/batch_slices.h"
#include "engine/train/step/phase_losses.h"
#include "engine/train/step/step_result.h"
#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

/// One over the count of each term of a phase, and the means so far, [terms].
struct ValidationSums {
    at::Tensor normalizers, means;
};

at::Tensor on_device(const std::vector<double>& values, at::Device device) {
    return at::tensor(values, at::kDouble).to(device, at::kFloat);
}

std::vector<ValidationSums> empty_sums(OptimizationState& state, const std::vector<Batch>& batches,
                                       at::Device device) {
    std::vector<ValidationSums> sums;
    for (const PhaseState& phase : state.phases()) {
        const at::Tensor normalizers =
            on_device(loss_normalizers(state.model(), phase.index, batches), device);
        sums.push_back({normalizers, at::zeros_like(normalizers)});
    }
    return sums;
}

/// Adds the losses of all phases, which share one forward pass.
void add_losses(OptimizationState& state, const Batch& batch, Noise& noise, Precision precision,
                std::vector<ValidationSums>& sums) {
    std::unique_ptr<ForwardState> forward;
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i].means += normalized_losses(state.model(), state.phases()[i].index, forward, batch,
                                           noise, sums[i].normalizers, precision);
}

StepRecord record_of(OptimizationState& state, const std::vector<ValidationSums>& sums,
                     at::Device device) {
    StepResult result(state.model().phases(), /*layer_groups=*/0, device);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const PhaseState& phase = state.phases()[i];
        const at::Tensor total =
            at::dot(sums[i].means, on_device(validation_weights(phase.spec), device));
        const at::Tensor zero = at::zeros_like(total);
        result.store(phase, {sums[i].means, total, zero, zero, zero, at::ones_like(total)});
    }
    return result.read(state.phases());
}

} // namespace

StepRecord validation_losses(OptimizationState& state, const std::vector<Batch>& batches,
                             const ValidationOptions& options) {
    const at::NoGradGuard no_gradients;
    state.model().eval();
    std::vector<ValidationSums> sums = empty_sums(state, batches, options.device);
    for (std::size_t i = 0; i < batches.size(); ++i) {
        CounterNoise noise(options.seed,
                           -1 - static_cast<std::int64_t>(i)); // no training step has this key
        for (const Batch& slice : slices_of(batches[i], options.micro_batch))
            add_losses(state, slice.to(options.device), noise, options.precision, sums);
    }
    state.model().train();
    return record_of(state, sums, options.device);
}

} // namespace formant
