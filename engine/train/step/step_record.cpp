#include "engine/train/step/step_record.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {

PhaseResult::PhaseResult(const PhaseValues& values, LossValues norms)
    : on_device(
          at::cat({values.term_means, at::stack({values.total, values.grad_norm, values.found_inf,
                                                 values.overflow, values.loss_scale})})),
      on_host(at::empty_like(on_device, at::kCPU)), layer_norms(std::move(norms)) {}

LossValues phase_grad_norms(const StepRecord& record) {
    LossValues norms;
    if (record.phases.size() > 1)
        for (const PhaseFacts& phase : record.phases)
            norms.emplace_back(phase.phase, phase.grad_norm);
    return norms;
}

void add_to_record(const PhaseResult& result, const PhaseSpec& phase, StepRecord& record) {
    result.on_host.copy_(result.on_device);
    const auto value = result.on_host.accessor<float, 1>();
    std::int64_t next = 0;
    for (const LossTerm& term : phase.terms)
        record.losses.emplace_back(term.name, value[next++]);
    const double loss = value[next++];
    record.total += loss;
    const double norm = value[next++];
    record.grad_norm = std::isnan(norm) ? norm : std::max(record.grad_norm, norm);
    const bool skipped = value[next++] != 0, overflow = value[next++] != 0;
    record.phases.push_back({phase.name, norm, !skipped, loss});
    record.applied = record.applied && !skipped;
    record.overflow = record.overflow || overflow;
    record.loss_scale = value[next];
    record.layer_norms.insert(record.layer_norms.end(), result.layer_norms.begin(),
                              result.layer_norms.end());
}

} // namespace formant
