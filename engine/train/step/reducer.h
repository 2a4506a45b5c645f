#pragma once

#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// What a rank contributes to a phase of a step.
struct PhaseContribution {
    std::size_t phase = 0;              ///< index of the model's phases
    std::vector<at::Tensor> parameters; ///< whose gradients are summed
    at::Tensor terms;                   ///< float32 [terms]
    std::vector<at::Tensor> buffers;    ///< that forward passes change, float32
};

/// Returns the error of a rank that runs out of memory once the sums of a phase have begun. The
/// others cannot repeat the phase with it: they may have updated their weights.
Error out_of_memory_after_sums();

/// Combines what the ranks of a run have computed for a step. It is the only thing between the
/// backward pass and the check of a step: whatever is decided afterwards follows from the sums, and
/// is the same on every rank.
class Reducer {
  public:
    virtual ~Reducer() = default;
    /// Returns false if there is nothing to combine.
    virtual bool has_other_ranks() const = 0;
    /// Announces the last backward pass of a phase. Each gradient of the parameters is complete
    /// once it has been accumulated in it, so that its sum can begin at that time.
    virtual void begin_last_backward(std::size_t phase,
                                     const std::vector<at::Tensor>& parameters) = 0;
    /// Replaces gradients and loss terms by their sums over all ranks, in place, and buffers by
    /// those of rank 0. Losses are normalized by the counts of the whole batch, so gradients and
    /// terms are sums as well. Returns how many ranks gave up the phase, a float32 scalar;
    /// undefined if there is one rank only.
    virtual at::Tensor complete(const PhaseContribution& contribution) = 0;
    /// Takes part in complete() of the other ranks without a contribution, after this one has run
    /// out of memory in the phase or in an earlier one.
    virtual void abort_phase(const PhaseContribution& contribution) = 0;
    /// Forgets what was learned about backward passes, which may be other ones from now on.
    virtual void reset() = 0;
};

/// The reducer of a run with one rank.
class SingleRank : public Reducer {
  public:
    bool has_other_ranks() const override { return false; }
    void begin_last_backward(std::size_t, const std::vector<at::Tensor>&) override {}
    at::Tensor complete(const PhaseContribution&) override { return {}; }
    void abort_phase(const PhaseContribution&) override {}
    void reset() override {}
};

} // namespace formant
