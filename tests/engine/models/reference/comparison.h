#pragma once

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstddef>
#include <string>

namespace formant::test {

/// Relative bounds after weight updates.
struct LearnedBounds {
    double first_step = 1e-4; ///< generator's phase, after the discriminators' first update
    double later_steps = 1e-4;
};

/// Prints the error of each item and its bound, and counts failures.
class Comparison {
  public:
    explicit Comparison(const LearnedBounds& learned = {}) : learned_(learned) {}

    /// Switches to the bounds after weight updates in `step`, which counts from 0.
    void use_learned_bounds(std::size_t step) {
        relative_bound_ = step == 0 ? learned_.first_step : learned_.later_steps;
    }

    /// Sets the relative bound of what follows.
    void use_bound(double bound) { relative_bound_ = bound; }

    /// Checks the largest difference relative to the largest expected value.
    void relative(const std::string& item, const at::Tensor& ours, const at::Tensor& expected) {
        relative_within(relative_bound_, item, ours, expected);
    }
    /// The same with a bound that is not below `least`, for expected values that were rounded.
    void rounded(double least, const std::string& item, const at::Tensor& ours,
                 const at::Tensor& expected) {
        relative_within(std::max(relative_bound_, least), item, ours, expected);
    }
    /// Checks the largest difference relative to `scale`, for values that are 0 in exact
    /// arithmetic.
    void absolute(const std::string& item, const at::Tensor& ours, const at::Tensor& expected,
                  double scale);
    void equal(const std::string& item, const at::Tensor& ours, const at::Tensor& expected);
    void holds(const std::string& item, bool holds);

    bool passed() const { return failures_ == 0; }
    /// Returns one line: number of items, number of failures, largest relative error.
    std::string summary() const;

  private:
    void relative_within(double bound, const std::string& item, const at::Tensor& ours,
                         const at::Tensor& expected);
    void check_error(const std::string& item, double error, double bound);
    bool same_shape(const std::string& item, const at::Tensor& ours, const at::Tensor& expected);

    double relative_bound_ = 1e-4;
    LearnedBounds learned_;
    int items_ = 0;
    int failures_ = 0;
    double largest_ = 0;
    std::string largest_item_;
};

} // namespace formant::test
