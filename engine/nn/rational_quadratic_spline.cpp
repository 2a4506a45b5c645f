#include "engine/nn/rational_quadratic_spline.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant {
namespace {

/// Returns the boundaries of the bins, [..., K + 1], from -bound to bound.
at::Tensor knots(const at::Tensor& parameters, double bound) {
    const auto bins = static_cast<double>(parameters.size(-1));
    const at::Tensor shares =
        min_bin_size + (1 - min_bin_size * bins) * at::softmax(parameters, -1);
    const at::Tensor inner = shares.cumsum(-1).narrow(-1, 0, parameters.size(-1) - 1);
    return at::constant_pad_nd(at::constant_pad_nd(2 * bound * inner - bound, {1, 0}, -bound),
                               {0, 1}, bound);
}

/// Returns the derivatives at all K + 1 knots; 1 at the ends, where the identity continues.
at::Tensor slopes(const at::Tensor& parameters) {
    const double one = std::log(std::exp(1 - min_slope) - 1);
    return min_slope + at::softplus(at::constant_pad_nd(parameters, {1, 1}, one));
}

at::Tensor pick(const at::Tensor& values, const at::Tensor& bin) {
    return values.gather(-1, bin).squeeze(-1);
}

/// The bin of each value, between the knots k and k + 1; names as in the paper.
struct Bin {
    at::Tensor x, width;    ///< x_k, x_{k+1} - x_k
    at::Tensor y, height;   ///< y_k, y_{k+1} - y_k
    at::Tensor slope, next; ///< delta_k, delta_{k+1}
    at::Tensor ratio;       ///< s_k
    at::Tensor curve() const { return slope + next - 2 * ratio; }
};

Bin find_bin(const at::Tensor& value, const SplineParameters& parameters, double bound,
             bool by_height) {
    const at::Tensor x = knots(parameters.widths, bound), y = knots(parameters.heights, bound);
    const at::Tensor slope = slopes(parameters.derivatives);
    const std::int64_t bins = parameters.widths.size(-1);
    const at::Tensor begins = (by_height ? y : x).narrow(-1, 0, bins);
    const at::Tensor bin = (value.unsqueeze(-1) >= begins).sum(-1, /*keepdim=*/true) - 1;
    const at::Tensor x_k = pick(x, bin), y_k = pick(y, bin);
    const at::Tensor width = pick(x, bin + 1) - x_k, height = pick(y, bin + 1) - y_k;
    return {x_k, width, y_k, height, pick(slope, bin), pick(slope, bin + 1), height / width};
}

/// Returns log dy/dx at the position `xi` in 0..1 within the bin (equation 5).
at::Tensor log_slope(const Bin& bin, const at::Tensor& xi) {
    const at::Tensor both = xi * (1 - xi);
    const at::Tensor numerator =
        bin.ratio.square() *
        (bin.next * xi.square() + 2 * bin.ratio * both + bin.slope * (1 - xi).square());
    return numerator.log() - 2 * (bin.ratio + bin.curve() * both).log();
}

/// Returns the spline's result within the bounds and the identity outside. Values outside are
/// clamped before the spline, so that no gradient is infinite.
SplineResult inside_or_identity(const at::Tensor& value, double bound, const at::Tensor& y,
                                const at::Tensor& log_gradient) {
    const at::Tensor inside = value.abs() <= bound;
    return {at::where(inside, y, value),
            at::where(inside, log_gradient, at::zeros_like(log_gradient))};
}

} // namespace

SplineResult rational_quadratic_spline(const at::Tensor& x, const SplineParameters& parameters,
                                       double bound) {
    const at::Tensor clamped = x.clamp(-bound, bound);
    const Bin bin = find_bin(clamped, parameters, bound, /*by_height=*/false);
    const at::Tensor xi = (clamped - bin.x) / bin.width;
    const at::Tensor both = xi * (1 - xi);
    const at::Tensor y = bin.y + bin.height * (bin.ratio * xi.square() + bin.slope * both) /
                                     (bin.ratio + bin.curve() * both);
    return inside_or_identity(x, bound, y, log_slope(bin, xi));
}

/// Solves the quadratic (equations 6 to 8).
SplineResult inverse_rational_quadratic_spline(const at::Tensor& y,
                                               const SplineParameters& parameters, double bound) {
    const at::Tensor clamped = y.clamp(-bound, bound);
    const Bin bin = find_bin(clamped, parameters, bound, /*by_height=*/true);
    const at::Tensor above = clamped - bin.y;
    const at::Tensor a = bin.height * (bin.ratio - bin.slope) + above * bin.curve();
    const at::Tensor b = bin.height * bin.slope - above * bin.curve();
    const at::Tensor c = -bin.ratio * above;
    const at::Tensor xi = 2 * c / (-b - (b.square() - 4 * a * c).clamp_min(0).sqrt());
    return inside_or_identity(y, bound, bin.x + xi * bin.width, -log_slope(bin, xi));
}

} // namespace formant
