#pragma once

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <string>

namespace formant::test {

/// Relative ones, for what networks compute that have learned.
struct LearnedBounds {
    double first_step = 1e-4; ///< the generator's part, after the discriminators' first update
    double later_steps = 1e-4;
};

/// Prints the error of each item beside its bound, and remembers whether all were kept.
class Comparison {
  public:
    explicit Comparison(const LearnedBounds& learned = {}) : learned_(learned) {}

    /// From here on, weights have been updated, in a step that counts from 0.
    void networks_have_learned(std::size_t step) {
        relative_bound_ = step == 0 ? learned_.first_step : learned_.later_steps;
    }

    /// The largest difference over the largest expected value.
    void relative(const std::string& item, const at::Tensor& ours, const at::Tensor& expected);
    /// The largest difference over `scale`, for what is 0 in exact arithmetic.
    void absolute(const std::string& item, const at::Tensor& ours, const at::Tensor& expected,
                  double scale);
    void equal(const std::string& item, const at::Tensor& ours, const at::Tensor& expected);
    void holds(const std::string& item, bool holds);

    bool passed() const { return failures_ == 0; }
    /// One line: how many items, how many beyond their bound, the largest relative error.
    std::string summary() const;

  private:
    void judge(const std::string& item, double error, double bound);
    bool same_shape(const std::string& item, const at::Tensor& ours, const at::Tensor& expected);

    double relative_bound_ = 1e-4;
    LearnedBounds learned_;
    int items_ = 0;
    int failures_ = 0;
    double largest_ = 0;
    std::string largest_item_;
};

} // namespace formant::test
