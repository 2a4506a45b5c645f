#include "engine/train/step/step_result.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// Values of a phase besides its terms and layers: the scalars of PhaseValues.
constexpr std::size_t scalars = 6;

/// Reads a phase's values in the order in which they are stored.
void add_to_record(const float* value, const PhaseState& phase, bool has_layer_norms,
                   StepRecord& record) {
    const std::size_t position = record.phases.size();
    for (const LossTerm& term : phase.spec.terms)
        record.losses.emplace_back(term.name, *value++);
    const double loss = *value++;
    record.total += loss;
    const double norm = *value++;
    record.grad_norm = std::isnan(norm) ? norm : std::max(record.grad_norm, norm);
    const bool skipped = *value++ != 0, overflow = *value++ != 0;
    record.phases.push_back({phase.spec.name, norm, !skipped, loss});
    record.applied = record.applied && !skipped;
    record.overflow = record.overflow || overflow;
    record.loss_scale = *value++;
    if (*value++ > 0 && !record.out_of_memory_phase)
        record.out_of_memory_phase = position;
    if (!has_layer_norms)
        return;
    for (const TrainedLayers& layers : phase.layers)
        record.layer_norms.emplace_back(layers.group, *value++);
}

} // namespace

StepResult::StepResult(const std::vector<PhaseSpec>& phases, std::size_t layer_groups,
                       at::Device device)
    : has_layer_norms_(layer_groups > 0) {
    std::size_t size = 0;
    for (const PhaseSpec& phase : phases) {
        offsets_.push_back(static_cast<std::int64_t>(size));
        size += phase.terms.size() + scalars + layer_groups;
    }
    on_host_ = at::zeros({static_cast<std::int64_t>(size)}, at::kFloat);
    on_device_ = device.is_cpu() ? on_host_ : on_host_.to(device);
}

void StepResult::store(const PhaseState& phase, const PhaseValues& values) {
    std::vector<at::Tensor> parts = {
        values.term_means,
        at::stack({values.total, values.grad_norm, values.found_inf, values.overflow,
                   values.loss_scale,
                   values.ranks_out_of_memory.defined() ? values.ranks_out_of_memory
                                                        : at::zeros_like(values.total)})};
    if (values.layer_norms.defined())
        parts.push_back(values.layer_norms);
    const at::Tensor all = at::cat(parts);
    on_device_.narrow(0, offsets_[phase.index], all.size(0)).copy_(all);
}

at::Tensor StepResult::values() const {
    return on_device_.to(at::kCPU, at::kFloat, /*non_blocking=*/false, /*copy=*/true);
}

StepRecord StepResult::read(const std::vector<PhaseState>& phases) {
    on_host_.copy_(on_device_);
    StepRecord record;
    for (const PhaseState& phase : phases)
        add_to_record(on_host_.const_data_ptr<float>() + offsets_[phase.index], phase,
                      has_layer_norms_, record);
    return record;
}

} // namespace formant
