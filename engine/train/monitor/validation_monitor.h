#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <optional>

namespace formant {

struct ValidationMonitorConfig {
    std::int64_t patience = 10; ///< validations
};

enum class ValidationVerdict {
    improved,     ///< lowest loss so far
    not_improved, ///< less than `patience` validations without improvement
    plateau,      ///< no improvement for `patience` validations; reported once, then counted again
    overfitting,  ///< the validation loss rose three times in a row while the training loss fell;
                  ///< reported once per series of rises
};

/// Reads the validation losses: finds the best one, plateaus, and overfitting. Pure: no tensors, no
/// clock.
class ValidationMonitor {
  public:
    explicit ValidationMonitor(const ValidationMonitorConfig& config) : config_(config) {}

    /// Changes the configuration from the next validation on.
    void configure(const ValidationMonitorConfig& config) { config_ = config; }
    /// Adds the training loss of an applied step.
    void add_step(double total_loss);
    ValidationVerdict add_validation(double validation);
    std::optional<double> best() const { return best_; }

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    bool is_rising(double validation, double training);

    ValidationMonitorConfig config_;
    std::optional<double> best_;
    std::optional<double> validation_before_;
    double training_before_ = 0; ///< mean loss of the steps before that validation
    double loss_sum_ = 0;        ///< of the steps since
    std::int64_t steps_ = 0;
    std::int64_t since_best_ = 0;
    std::int64_t rises_in_a_row_ = 0;
};

} // namespace formant
