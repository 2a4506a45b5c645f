#pragma once

#include <ATen/core/Tensor.h>

#include <string>

namespace formant::test {

/// Prints the error of each item beside its bound, and remembers whether all were kept.
class Comparison {
  public:
    /// learned_bound: the relative one for what networks compute that have learned.
    explicit Comparison(double learned_bound = 1e-4) : learned_bound_(learned_bound) {}

    /// From here on, weights have been updated.
    void networks_have_learned() { relative_bound_ = learned_bound_; }

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
    double learned_bound_;
    int items_ = 0;
    int failures_ = 0;
    double largest_ = 0;
    std::string largest_item_;
};

} // namespace formant::test
