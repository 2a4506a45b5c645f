#include "tests/engine/models/reference/comparison.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <limits>

namespace formant::test {
namespace {

constexpr double absolute_bound = 1e-5;

double largest(const at::Tensor& values) {
    return values.numel() == 0 ? 0 : values.to(at::kDouble).abs().max().item<double>();
}

double largest_difference(const at::Tensor& ours, const at::Tensor& expected) {
    return largest(ours.detach().to(at::kDouble) - expected.to(at::kDouble));
}

} // namespace

bool Comparison::same_shape(const std::string& item, const at::Tensor& ours,
                            const at::Tensor& expected) {
    const bool same = ours.defined() && ours.sizes() == expected.sizes();
    if (!same)
        check_error(item + " (shape)", std::numeric_limits<double>::infinity(), 0);
    return same;
}

/// Checks an error against its bound; NaN fails too.
void Comparison::check_error(const std::string& item, double error, double bound) {
    const bool kept = error <= bound;
    fmt::print("{:<6} {:9.3g} of {:<6g} {}\n", kept ? "ok" : "FAILS", error, bound, item);
    ++items_;
    failures_ += kept ? 0 : 1;
}

void Comparison::relative_within(double bound, const std::string& item, const at::Tensor& ours,
                                 const at::Tensor& expected) {
    if (!same_shape(item, ours, expected))
        return;
    const double difference = largest_difference(ours, expected);
    const double error = difference == 0 ? 0 : difference / largest(expected);
    if (!(error <= largest_)) {
        largest_ = error;
        largest_item_ = item;
    }
    check_error(item, error, bound);
}

void Comparison::absolute(const std::string& item, const at::Tensor& ours,
                          const at::Tensor& expected, double scale) {
    if (same_shape(item, ours, expected))
        check_error(item + " (absolute)", largest_difference(ours, expected) / scale,
                    absolute_bound);
}

void Comparison::equal(const std::string& item, const at::Tensor& ours,
                       const at::Tensor& expected) {
    if (same_shape(item, ours, expected))
        check_error(item, largest_difference(ours, expected), 0);
}

void Comparison::holds(const std::string& item, bool holds) {
    check_error(item, holds ? 0 : 1, 0);
}

std::string Comparison::summary() const {
    return fmt::format("{} items, {} beyond their bound; largest relative error {:.3g} ({})",
                       items_, failures_, largest_, largest_item_);
}

} // namespace formant::test
