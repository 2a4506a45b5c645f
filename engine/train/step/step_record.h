#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/events.h"
#include "engine/train/monitor/divergence_monitor.h"

namespace formant {

/// Result of a step, on the host.
struct StepRecord {
    LossValues losses;              ///< means, unweighted
    double total = 0;               ///< weighted sum
    double grad_norm = 0;           ///< the largest
    std::vector<PhaseFacts> phases; ///< of each phase that was run
    bool applied = true;            ///< true if all phases were applied
    bool overflow = false;          ///< fp16: the gradients overflowed at this loss scale
    double loss_scale = 1;
    LossValues layer_norms; ///< with train.debug: layer_norms
};

/// Results of a phase as float32 device tensors.
struct PhaseValues {
    at::Tensor term_means; ///< [terms]
    at::Tensor total;      ///< scalars from here on
    at::Tensor grad_norm;
    at::Tensor found_inf;
    at::Tensor overflow;
    at::Tensor loss_scale;
};

/// Results of a phase in one tensor, so that one device-to-host copy suffices. The host tensor is
/// allocated before the update, so that the copy after it cannot run out of memory.
struct PhaseResult {
    PhaseResult(const PhaseValues& values, LossValues norms);

    at::Tensor on_device; ///< [terms + 5], in the order of PhaseValues
    at::Tensor on_host;
    LossValues layer_norms; ///< on the host already
};

/// Returns the gradient norm of each phase, or nothing if there is a single phase.
LossValues phase_grad_norms(const StepRecord& record);

/// Adds the result of a phase to the record of its step. Synchronizes with the device.
void add_to_record(const PhaseResult& result, const PhaseSpec& phase, StepRecord& record);

} // namespace formant
