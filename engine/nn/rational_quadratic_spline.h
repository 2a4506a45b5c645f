#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

constexpr double min_bin_size = 1e-3; ///< of a spline, as a share of its range
constexpr double min_slope = 1e-3;    ///< of a spline

/// Unnormalized parameters of a spline's K bins.
struct SplineParameters {
    at::Tensor widths;      ///< [..., K]
    at::Tensor heights;     ///< [..., K]
    at::Tensor derivatives; ///< at the K - 1 knots between the bins [..., K - 1]
};

struct SplineResult {
    at::Tensor y;            ///< [...]
    at::Tensor log_gradient; ///< log |dy / dx| [...]
};

/// Applies a monotonic rational-quadratic spline (Durkan et al. 2019, section 3.1) that maps
/// [-bound, bound] onto itself and is the identity outside. Bins have at least min_bin_size,
/// slopes at least min_slope.
SplineResult rational_quadratic_spline(const at::Tensor& x, const SplineParameters& parameters,
                                       double bound);

/// Applies the inverse of rational_quadratic_spline(); log_gradient is that of the inverse.
SplineResult inverse_rational_quadratic_spline(const at::Tensor& y,
                                               const SplineParameters& parameters, double bound);

} // namespace formant
