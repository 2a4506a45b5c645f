#include "engine/train/step_record.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {

void add_to_record(const PhaseResult& result, const PhaseSpec& phase, StepRecord& record) {
    const at::Tensor values =
        at::cat({result.term_means, at::stack({result.total, result.grad_norm, result.found_inf,
                                               result.overflow, result.loss_scale})})
            .to(at::kCPU, at::kDouble);
    const auto value = values.accessor<double, 1>();
    std::int64_t next = 0;
    for (const LossTerm& term : phase.terms)
        record.losses.emplace_back(term.name, value[next++]);
    record.total += value[next++];
    const double norm = value[next++];
    record.grad_norm = std::isnan(norm) ? norm : std::max(record.grad_norm, norm);
    record.applied = record.applied && value[next++] == 0;
    record.overflow = record.overflow || value[next++] != 0;
    record.loss_scale = value[next];
    record.layer_norms.insert(record.layer_norms.end(), result.layer_norms.begin(),
                              result.layer_norms.end());
}

} // namespace formant
