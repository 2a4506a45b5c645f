#include "engine/onnx/spline_graph.h"

#include "engine/nn/rational_quadratic_spline.h"

#include <cmath>

namespace formant::onnx {
namespace {

/// Returns the boundaries of the bins, [B, L, bins + 1], from -bound to bound.
Value knots(const Value& unnormalized, const SplineGraph& spline) {
    const auto bins = static_cast<double>(spline.bins);
    const Value shares = softmax(unnormalized, -1) * (1 - min_bin_size * bins) + min_bin_size;
    const Value inner = slice(cumsum(shares, -1), 2, 0, spline.bins - 1);
    return pad_last(pad_last(inner * (2 * spline.bound) - spline.bound, 3, 1, 0, -spline.bound), 3,
                    0, 1, spline.bound);
}

/// Returns the derivatives at all knots; 1 at the ends, where the identity continues.
Value slopes(const SplineGraph& spline) {
    const double one = std::log(std::exp(1 - min_slope) - 1);
    return apply("Softplus", pad_last(spline.derivatives, 3, 1, 1, one)) + min_slope;
}

} // namespace

/// Solves the quadratic (Durkan et al. 2019, equations 6 to 8).
Value inverse_spline_graph(const Value& y, const SplineGraph& spline) {
    const Value limited = clamp(y, -spline.bound, spline.bound);
    const Value x_knots = knots(spline.widths, spline), y_knots = knots(spline.heights, spline);
    const Value slope = slopes(spline);
    const Value reached = unsqueeze(limited, 2) >= slice(y_knots, 2, 0, spline.bins);
    const Value bin = sum(cast(reached, ElementType::int64), {2}) - 1;
    const Value next = bin + 1;
    const auto pick = [](const Value& values, const Value& at) {
        return squeeze(gather_elements(values, at, 2), 2);
    };
    const Value begin_x = pick(x_knots, bin), begin_y = pick(y_knots, bin);
    const Value width = pick(x_knots, next) - begin_x, height = pick(y_knots, next) - begin_y;
    const Value ratio = height / width, first = pick(slope, bin);
    const Value curve = first + pick(slope, next) - ratio * 2;
    const Value above = limited - begin_y;
    const Value a = height * (ratio - first) + above * curve;
    const Value b = height * first - above * curve;
    const Value c = -ratio * above;
    const Value root = apply("Sqrt", clamp_min(b * b - a * c * 4, 0));
    const Value x = begin_x + c * 2 / (-b - root) * width;
    return where(number(y.builder(), y.type(), spline.bound) >= apply("Abs", y), x, y);
}

} // namespace formant::onnx
