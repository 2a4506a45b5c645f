#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <ATen/core/Tensor.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace formant {

using NamedParameters = std::vector<std::pair<std::string, at::Tensor>>;

struct AdamWConfig {
    double beta1 = 0.9;
    double beta2 = 0.98;
    double weight_decay = 1e-4;
    double eps = 1e-8;
};

/// AdamW (Loshchilov and Hutter 2019) by LibTorch's fused kernel. Learning rate and step count are
/// device tensors, and a step whose `found_inf` is 1 changes nothing. So a step needs no host
/// synchronization and can be captured.
class FusedAdamW {
  public:
    /// `not_decayed` names parameters without weight decay.
    FusedAdamW(NamedParameters parameters, const AdamWConfig& config,
               const std::set<std::string>& not_decayed = {});

    /// Holds the tensors that an update allocates.
    struct Update {
        at::Tensor step;          ///< count including this update
        at::Tensor applied_steps; ///< count after the update
        at::Tensor learning_rate;
        at::Tensor found_inf;
    };

    /// Updates the parameters by their gradients. If `found_inf` is 1, weights, moments and step
    /// count stay unchanged. Both arguments are float32 scalars on the device.
    void step(const at::Tensor& learning_rate, const at::Tensor& found_inf);
    /// Splits step() in two: prepare() does all that can run out of memory and can be repeated,
    /// apply() updates in place.
    Update prepare(const at::Tensor& learning_rate, const at::Tensor& found_inf) const;
    void apply(const Update& update);
    void zero_grad();
    const std::vector<at::Tensor>& weights() const { return weights_; }
    /// Returns the gradients in the order of the parameters.
    std::vector<at::Tensor> gradients() const;
    /// Returns the number of applied updates, a float32 scalar on the device.
    const at::Tensor& applied_steps() const { return step_; }

    StateTree save() const;
    /// Loads the moments. A parameter without an entry was frozen before; its moments start at
    /// zero.
    Result<void> load(const StateTree& state);
    /// Returns how many parameters a state of save() has no moments of.
    std::int64_t missing_moments(const StateTree& state) const;
    /// Copies moments and step count of an optimizer of the same model, as load() does.
    void adopt(const FusedAdamW& other);
    /// Sets the moments to 0 in those rows of a parameter that are false in `trained` (bool
    /// [rows]). Without a gradient they do not move then. Does nothing if it has no such parameter.
    void clear_other_moments(const std::string& parameter, const at::Tensor& trained);

  private:
    /// Parameters with the same weight decay, which one call of the kernel updates.
    struct DecayGroup {
        double weight_decay = 0;
        std::vector<at::Tensor> weights, exp_avgs, exp_avg_sqs;
    };
    static void update_group(DecayGroup& group, const AdamWConfig& config, const Update& update);

    Result<void> load_moments(std::size_t i, const StateTree& exp_avgs,
                              const StateTree& exp_avg_sqs);

    NamedParameters parameters_;
    AdamWConfig config_;
    std::vector<at::Tensor> weights_, exp_avgs_, exp_avg_sqs_;
    std::vector<DecayGroup> groups_; ///< the same tensors, as the kernel gets them
    at::Tensor step_;
};

} // namespace formant
