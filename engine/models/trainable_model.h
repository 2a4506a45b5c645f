#pragma once

#include "engine/data/batches/batch.h"
#include "engine/data/feature_needs.h"
#include "engine/nn/noise.h"

#include <torch/nn/module.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// Name, weight and warm-up of a loss term.
struct LossTerm {
    std::string name;
    double weight = 1;
    std::int64_t warmup_steps = 0; ///< the weight rises linearly from 0 over these steps
    bool adversarial = false;      ///< measured by a network that is trained too; excluded from the
                                   ///< validation loss
};

/// A part of a training step with its own optimizer: {all}, or {discriminator, generator}. The name
/// is stored in checkpoints and shown with the learning rates; a model with a single phase calls it
/// "all".
struct PhaseSpec {
    std::string name;
    std::vector<std::string> parameters; ///< names as in named_parameters()
    std::vector<LossTerm> terms;
    bool has_ema = true;                 ///< an EMA tracks its parameters: those used for inference
    std::set<std::string> not_decayed{}; ///< those of its parameters without weight decay
    /// Parameters of which some rows alone are trained, bool [rows]: the others have gradient 0,
    /// and the optimizer must not change them either.
    std::map<std::string, at::Tensor> trained_rows{};
};

/// A loss term summed over a micro-batch. Never a mean: the trainer divides by the count over all
/// micro-batches, so that splitting a batch does not change its loss.
struct LossSum {
    std::string term;
    at::Tensor sum; ///< scalar, with gradient
};

/// A named group of layers, for the selection of trainable layers.
struct LayerGroup {
    std::string name;
    std::string title;
    std::vector<std::string> parameter_prefixes; ///< of its parameters' names, with the last dot:
                                                 ///< "decoder."
};

/// Result of a forward pass, input of the losses. Each model derives its own.
struct ForwardState {
    virtual ~ForwardState() = default;
};

/// Interface of a model to the trainer, which does not depend on concrete models.
class TrainableModel : public torch::nn::Module {
  public:
    virtual FeatureNeeds features() const = 0;
    /// Returns the phases in the order in which a step runs them.
    virtual std::vector<PhaseSpec> phases() const = 0;
    /// Runs the forward pass. If a step is one micro-batch, all phases share the result; if it has
    /// several, each phase runs its own forward pass with the same draws, so that only one is in
    /// memory. The result must not depend on parameters or buffers that an earlier phase changes:
    /// a buffer that changes in training is to be cloned before it is used. It runs under the
    /// autocast of `train.precision`, like losses(); what must be float32 (exponentials, sums over
    /// a recording) is computed in a FullPrecisionScope (nn/full_precision.h).
    virtual std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) = 0;
    /// Returns the loss terms of a phase, in the order of its PhaseSpec.
    virtual std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                        const Batch& batch) = 0;
    /// Returns the number of elements that each term sums over, computed from the lengths alone
    /// (total_length()); that of several batches is the sum of theirs.
    virtual std::vector<double> loss_counts(std::size_t phase,
                                            const BatchLengths& lengths) const = 0;
    virtual std::vector<LayerGroup> layer_groups() const = 0;
    /// Returns the names of parameters with one row per speaker [speakers, ...]. Single-speaker
    /// models return the names too, although they lack the parameters.
    virtual std::vector<std::string> per_speaker_parameters() const { return {}; }
    /// Returns the name of a bool buffer [rows] that is true for text tokens which the pretrained
    /// weights of the run did not have; empty: the model has none.
    virtual std::string new_text_tokens() const { return ""; }
    /// Trains only the rows of new text tokens where tables of text tokens are trained, and changes
    /// no other row. phases() depends on it.
    virtual void train_new_text_tokens_only(bool) {}
    /// Returns true if set_gradient_checkpointing() has an effect.
    virtual bool supports_gradient_checkpointing() const { return false; }
    /// Enables gradient checkpointing (nn/gradient_checkpoint.h): less memory, more time, the same
    /// results. Does nothing if it is not supported.
    virtual void set_gradient_checkpointing(bool) {}
};

} // namespace formant
