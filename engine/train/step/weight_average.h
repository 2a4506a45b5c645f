#pragma once

#include "engine/train/step/fused_adamw.h"

#include <set>

namespace formant {

/// Exponential moving average (EMA) of the weights: what speaks and what is validated.
class WeightAverage {
  public:
    /// All parameters are saved and spoken with; only those that are `trained` move.
    WeightAverage(NamedParameters parameters, const std::set<std::string>& trained, double decay);

    /// Another choice of those that move; the averages stay as they are.
    void train_only(const std::set<std::string>& trained);

    /// average += (1 - d) * (weight - average), d = min(decay, (1 + s) / (10 + s)) with s applied
    /// updates; nothing where found_inf is 1. All scalars on the device.
    void update(const at::Tensor& applied_steps, const at::Tensor& found_inf);
    /// The same in two halves, as FusedAdamW's: (1 - d) of each average that moves, and the move.
    std::vector<at::Tensor> prepare(const at::Tensor& applied_steps,
                                    const at::Tensor& found_inf) const;
    void apply(const std::vector<at::Tensor>& shares);

    StateTree::Map save() const;
    Result<void> load(const StateTree::Map& averages);

    /// While it lives, the model's parameters hold the averages.
    class Scope {
      public:
        explicit Scope(WeightAverage& average);
        ~Scope();
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;

      private:
        WeightAverage& average_;
        std::vector<at::Tensor> raw_;
    };

  private:
    NamedParameters parameters_;
    double decay_;
    std::vector<at::Tensor> weights_, averages_;
    std::vector<at::Tensor> moving_weights_, moving_averages_;
};

} // namespace formant
