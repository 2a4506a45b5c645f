#pragma once

#include "engine/train/step/fused_adamw.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// Exponential moving average (EMA) of the weights, used for inference and validation.
class ExponentialMovingAverage {
  public:
    /// Tracks all `parameters` for saving and inference; updates only those in `trained`.
    ExponentialMovingAverage(NamedParameters parameters, const std::set<std::string>& trained,
                             double decay);

    /// Changes the parameters to update; the averages stay as they are. Of the parameters in `rows`
    /// (PhaseSpec::trained_rows) only those rows are updated.
    void set_trainable(const std::set<std::string>& trained,
                       const std::map<std::string, at::Tensor>& rows = {});

    /// Computes average += (1 - d) * (weight - average) with d = min(decay, (1 + s) / (10 + s))
    /// after s applied updates. Does nothing if `found_inf` is 1. All scalars are on the device.
    void update(const at::Tensor& applied_steps, const at::Tensor& found_inf);
    /// Splits update() in two, like FusedAdamW: prepare() returns (1 - d) for each trained average,
    /// or for each of its rows, apply() updates in place.
    std::vector<at::Tensor> prepare(const at::Tensor& applied_steps,
                                    const at::Tensor& found_inf) const;
    void apply(const std::vector<at::Tensor>& shares);

    StateTree::Map save() const;
    Result<void> load(const StateTree::Map& averages);

    /// Swaps the averages into the model's parameters for the lifetime of the object.
    class Scope {
      public:
        explicit Scope(ExponentialMovingAverage& average);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

      private:
        ExponentialMovingAverage& average_;
        std::vector<at::Tensor> raw_;
    };

  private:
    NamedParameters parameters_;
    double decay_;
    std::vector<at::Tensor> weights_, averages_;
    std::vector<at::Tensor> trained_weights_, trained_averages_;
    std::vector<at::Tensor> trained_rows_; ///< bool [rows, 1, ...]; undefined: all rows
};

} // namespace formant
