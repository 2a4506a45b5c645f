#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <optional>

namespace formant {

struct ValidationJudgeConfig {
    std::int64_t patience = 10; ///< validations
};

enum class ValidationVerdict {
    better,    ///< the best so far
    no_better, ///< but not for long
    plateau,   ///< no better for `patience` validations; told once, then counted anew
    overfits,  ///< rising three times in a row while the training falls; told once until it is
               ///< better
};

/// Reads the validations: which one is best, when they stand still, when they say that the model
/// learns its recordings by heart. Pure: no tensors, no clock.
class ValidationJudge {
  public:
    explicit ValidationJudge(const ValidationJudgeConfig& config) : config_(config) {}

    /// From the next validation on.
    void configure(const ValidationJudgeConfig& config) { config_ = config; }
    /// The loss of a step that was applied.
    void add_step(double total_loss);
    ValidationVerdict judge(double validation);
    std::optional<double> best() const { return best_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    bool rises(double validation, double training);

    ValidationJudgeConfig config_;
    std::optional<double> best_;
    std::optional<double> validation_before_;
    double training_before_ = 0; ///< mean loss of the steps before that validation
    double loss_sum_ = 0;        ///< of the steps since
    std::int64_t steps_ = 0;
    std::int64_t since_best_ = 0;
    std::int64_t rises_in_a_row_ = 0;
};

} // namespace formant
