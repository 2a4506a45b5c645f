#include "engine/train/step/step_record.h"

namespace formant {

LossValues phase_grad_norms(const StepRecord& record) {
    LossValues norms;
    if (record.phases.size() > 1)
        for (const PhaseFacts& phase : record.phases)
            norms.emplace_back(phase.phase, phase.grad_norm);
    return norms;
}

} // namespace formant
