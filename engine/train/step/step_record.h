#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/events.h"
#include "engine/train/monitor/loss_judge.h"

namespace formant {

/// What came of a step, on the host.
struct StepRecord {
    LossValues losses;              ///< means, unweighted
    double total = 0;               ///< weighted sum
    double grad_norm = 0;           ///< the largest
    std::vector<PhaseFacts> phases; ///< of each that was taken
    bool applied = true;            ///< all of them
    bool overflow = false;          ///< fp16: the gradients did not fit at this loss scale
    double loss_scale = 1;
    LossValues layer_norms; ///< with train.debug: layer_norms
};

/// What a phase computes about itself, float32.
struct PhaseValues {
    at::Tensor term_means; ///< [terms]
    at::Tensor total;      ///< scalars from here on
    at::Tensor grad_norm;
    at::Tensor found_inf;
    at::Tensor overflow;
    at::Tensor loss_scale;
};

/// The same on its way to the host: in one tensor, so that the device is asked once, and with room
/// on the host, which is taken before the update and so cannot be short behind it.
struct PhaseResult {
    PhaseResult(const PhaseValues& values, LossValues norms);

    at::Tensor on_device; ///< [terms + 5], in the order of PhaseValues
    at::Tensor on_host;
    LossValues layer_norms; ///< on the host already
};

/// Nothing of a single phase, whose norm is that of the step.
LossValues norms_of_phases(const StepRecord& record);

/// Reads a phase's result into the record of its step. It waits for the device.
void add_to_record(const PhaseResult& result, const PhaseSpec& phase, StepRecord& record);

} // namespace formant
