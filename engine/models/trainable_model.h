#pragma once

#include "engine/data/batches/batch.h"
#include "engine/data/feature_needs.h"
#include "engine/nn/noise.h"

#include <torch/nn/module.h>

#include <memory>
#include <string>
#include <vector>

namespace formant {

struct LossTerm {
    std::string name;
    double weight = 1;
    std::int64_t warmup_steps = 0; ///< the weight rises linearly from 0 over these steps
    bool adversarial = false; ///< measured by another network, which learns too: a validation does
                              ///< not judge by it
};

/// One part of a step with its own optimiser: {all}, or {discriminator, generator}.
struct PhaseSpec {
    std::string name;
    std::vector<std::string> parameters; ///< names as in named_parameters()
    std::vector<LossTerm> terms;
    bool averaged = true; ///< do its parameters make what is used? Those of a discriminator do not
};

/// A sum over a micro-batch, never a mean: the trainer divides by the count over all micro-batches
/// and ranks, so that slicing a batch does not change its loss.
struct LossSum {
    std::string term;
    at::Tensor sum; ///< scalar, with gradient
};

/// Layers that people name when they choose what to train.
struct LayerGroup {
    std::string name;
    std::string title;
    std::vector<std::string> parameter_prefixes;
};

/// What a forward pass leaves for its losses; each model derives its own.
struct ForwardState {
    virtual ~ForwardState() = default;
};

/// A model as the trainer knows it: by this interface alone, never by name.
class TrainableModel : public torch::nn::Module {
  public:
    virtual FeatureNeeds features() const = 0;
    /// In the order of the step.
    virtual std::vector<PhaseSpec> phases() const = 0;
    /// Shared by the phases where a step is one micro-batch; of several, each phase makes its own
    /// again, with the same draws, so that one at a time is in memory. So it looks at no parameter
    /// or buffer that an earlier phase changes.
    virtual std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) = 0;
    /// The terms of a phase, in the order of its PhaseSpec.
    virtual std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                        const Batch& batch) = 0;
    /// How many elements each term sums over, known from the lengths before anything is computed.
    virtual std::vector<double> loss_counts(std::size_t phase,
                                            const BatchLengths& lengths) const = 0;
    virtual std::vector<LayerGroup> layer_groups() const = 0;
    /// Names of parameters that have a row for each speaker [speakers, ...]; a model made for one
    /// speaker names them too, and has them not.
    virtual std::vector<std::string> parameters_by_speaker() const { return {}; }
    /// Whether gradient checkpointing is to be had.
    virtual bool can_recompute() const { return false; }
    /// Less memory for more time (nn/recompute.h); results stay the same. Changes nothing where it
    /// is not to be had.
    virtual void set_gradient_checkpointing(bool) {}
};

} // namespace formant
