#pragma once

#include "engine/base/stage_profiler.h"
#include "engine/train/step/buffer_snapshot.h"
#include "engine/train/step/optimization_state.h"
#include "engine/train/step/precision.h"
#include "engine/train/step/reducer.h"
#include "engine/train/step/step_inputs.h"
#include "engine/train/step/step_result.h"

#include <memory>
#include <vector>

namespace formant {

/// The work of an optimizer step on the device, from the inputs to the result: of each phase,
/// forward and backward passes over the micro-batches, reduction, check, update, and finally the
/// EMA. Besides the copies of the micro-batches, it depends on no host value but the shapes, reads
/// nothing to the host, and allocates nothing that outlives it. So a step can be captured and
/// replayed (tests/engine/train/step/tst_capture_audit).
class StepProgram {
  public:
    struct Options {
        Precision precision = Precision::float32;
        double grad_clip = 0; ///< maximum gradient norm
    };
    /// The references must outlive the object. `stages` records the times of the stages of a step,
    /// unless it is null.
    StepProgram(OptimizationState& state, Reducer& reducer, const Options& options,
                StageProfiler* stages)
        : state_(state), reducer_(reducer), options_(options), stages_(stages) {}

    /// Runs the phases that the step still lacks. If it throws, the phase that failed has changed
    /// nothing.
    void run(const StepInputs& inputs, StepResult& result);
    /// Takes part in the sums of the phases that the step still lacks, after this rank has run out
    /// of memory: the other ranks wait for it. None of these phases changes anything on any rank.
    void abort_step(const StepInputs& inputs, StepResult& result);
    /// The same as run() without the times of the stages, which would wait for the device.
    void record(const StepInputs& inputs, StepResult& result);

  private:
    /// Forward passes of the micro-batches, which several phases may share, and their noise, which
    /// must live until their last backward pass.
    struct Forwards {
        CounterNoise noise;
        std::vector<std::unique_ptr<ForwardState>> states;
    };

    /// Holds the results of Reducer::complete().
    struct PhaseSums {
        at::Tensor term_means;          ///< [terms]
        at::Tensor ranks_out_of_memory; ///< a scalar; undefined with one rank
    };

    void run_phase(PhaseState& phase, const StepInputs& inputs, Forwards& forwards,
                   StepResult& result);
    at::Tensor accumulate(const PhaseState& phase, const StepInputs& inputs, Forwards& forwards,
                          BufferSnapshot& buffers);
    PhaseContribution contribution(const PhaseState& phase, const at::Tensor& term_means,
                                   const BufferSnapshot& buffers) const;
    at::Tensor reduce(const PhaseContribution& contribution);
    PhaseValues check(const PhaseState& phase, const StepInputs& inputs, const PhaseSums& sums);
    void update(PhaseState& phase, const StepInputs& inputs, const PhaseValues& values,
                BufferSnapshot& buffers, StepResult& result);
    void check_and_update(PhaseState& phase, const StepInputs& inputs, const PhaseSums& sums,
                          BufferSnapshot& buffers, StepResult& result);
    bool is_last(const PhaseState& phase) const { return &phase == &state_.phases().back(); }

    OptimizationState& state_;
    Reducer& reducer_;
    Options options_;
    StageProfiler* stages_;
};

} // namespace formant
