#pragma once

#include "engine/train/step/phase_state.h"
#include "engine/train/step/step_record.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Results of a phase as float32 device tensors.
struct PhaseValues {
    at::Tensor term_means; ///< [terms]
    at::Tensor total;      ///< scalars from here on
    at::Tensor grad_norm;  ///< before clipping
    at::Tensor found_inf;  ///< 1 if the phase was skipped
    at::Tensor overflow;   ///< 1 if the gradients overflowed at this loss scale
    at::Tensor loss_scale;
    at::Tensor layer_norms{}; ///< [layer groups], or undefined
    at::Tensor
        ranks_out_of_memory{}; ///< number of ranks without memory for the phase, or undefined
};

/// Receives the results of a step on the device and copies them to the host at once. All memory is
/// allocated beforehand, so that recording a step that was applied cannot fail.
class StepResult {
  public:
    /// Allocates the slots for the model's phases, trained or not, and for the norms of its layer
    /// groups; 0: the norms are neither stored nor read.
    StepResult(const std::vector<PhaseSpec>& phases, std::size_t layer_groups, at::Device device);

    void store(const PhaseState& phase, const PhaseValues& values);

    /// Copies what was stored last to the host, [all values].
    at::Tensor values() const;
    /// Copies the results to the host, which synchronizes with the device.
    StepRecord read(const std::vector<PhaseState>& phases);

  private:
    bool has_layer_norms_;
    std::vector<std::int64_t> offsets_; ///< of each phase of the model
    at::Tensor on_device_, on_host_;
};

} // namespace formant
