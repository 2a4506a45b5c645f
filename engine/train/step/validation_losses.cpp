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

std::vector<ValidationSums> empty_sums(OptimizationState& state, const BatchLengths& lengths,
                                       at::Device device) {
    std::vector<ValidationSums> sums;
    for (const PhaseState& phase : state.phases()) {
        const at::Tensor normalizers =
            on_device(loss_normalizers(state.model(), phase.index, lengths), device);
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

/// Sums the means over the ranks. Returns how many have given up, a scalar; undefined if there is
/// one rank.
at::Tensor sum_over_ranks(std::vector<ValidationSums>& sums, ProcessGroup* group, bool gives_up) {
    if (group == nullptr)
        return {};
    std::vector<at::Tensor> parts;
    parts.reserve(sums.size());
    for (const ValidationSums& phase : sums)
        parts.push_back(phase.means);
    const at::Tensor all = at::constant_pad_nd(at::cat(parts), {0, 1}, gives_up ? 1 : 0);
    group->begin_all_reduce(all)->wait();
    std::int64_t offset = 0;
    for (ValidationSums& phase : sums) {
        phase.means = all.narrow(0, offset, phase.means.size(0));
        offset += phase.means.size(0);
    }
    return all.select(0, offset);
}

StepRecord record_of(OptimizationState& state, const std::vector<ValidationSums>& sums,
                     const at::Tensor& ranks_out_of_memory, at::Device device) {
    StepResult result(state.model().phases(), /*layer_groups=*/0, device);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const PhaseState& phase = state.phases()[i];
        const at::Tensor total =
            at::dot(sums[i].means, on_device(validation_weights(phase.spec), device));
        const at::Tensor zero = at::zeros_like(total);
        result.store(phase, {sums[i].means,
                             total,
                             zero,
                             zero,
                             zero,
                             at::ones_like(total),
                             {},
                             ranks_out_of_memory});
    }
    return result.read(state.phases());
}

/// Returns true if this rank computes a slice: the ranks take turns.
bool is_own(std::size_t slice, const ProcessGroup* group) {
    return group == nullptr || slice % group->size() == group->rank();
}

} // namespace

StepRecord validation_losses(OptimizationState& state, const std::vector<Batch>& batches,
                             const ValidationOptions& options) {
    const at::NoGradGuard no_gradients;
    state.model().eval();
    std::vector<ValidationSums> sums = empty_sums(state, lengths_of(batches), options.device);
    std::size_t slice_number = 0;
    for (std::size_t i = 0; i < batches.size(); ++i) {
        CounterNoise noise(options.seed,
                           -1 - static_cast<std::int64_t>(i)); // no training step has this key
        for (const Batch& slice : slices_of(batches[i], options.micro_batch))
            if (is_own(slice_number++, options.group))
                add_losses(state, slice.to(options.device), noise, options.precision, sums);
    }
    state.model().train();
    const at::Tensor gave_up = sum_over_ranks(sums, options.group, /*gives_up=*/false);
    return record_of(state, sums, gave_up, options.device);
}

StepRecord abort_validation(OptimizationState& state, const ValidationOptions& options) {
    const at::NoGradGuard no_gradients;
    state.model().train();
    std::vector<ValidationSums> sums = empty_sums(state, {{1, 1, 1, 1}}, options.device);
    const at::Tensor gave_up = sum_over_ranks(sums, options.group, /*gives_up=*/true);
    return record_of(state, sums, gave_up, options.device);
}

} // namespace formant
