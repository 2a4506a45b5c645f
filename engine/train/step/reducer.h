#pragma once

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Combines what the ranks of a run have computed for a step. It is the only thing between the
/// backward pass and the check of a step: whatever is decided afterwards follows from the sums, and
/// is the same on every rank.
class Reducer {
  public:
    virtual ~Reducer() = default;
    /// Replaces each tensor by its sum over all ranks, in place. Losses are normalized by the
    /// counts of the whole batch, so that gradients and loss terms are sums as well.
    virtual void sum(const std::vector<at::Tensor>& tensors) = 0;
};

/// The reducer of a run with one rank.
class SingleRank : public Reducer {
  public:
    void sum(const std::vector<at::Tensor>&) override {}
};

} // namespace formant
