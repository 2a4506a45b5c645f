#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// What a spline's bins are made of, before they are normalised.
struct SplineParameters {
    at::Tensor widths;      ///< [..., K]
    at::Tensor heights;     ///< [..., K]
    at::Tensor derivatives; ///< at the K - 1 knots between the bins [..., K - 1]
};

struct SplineResult {
    at::Tensor y;            ///< [...]
    at::Tensor log_gradient; ///< log |dy / dx| [...]
};

/// Monotonic rational-quadratic spline (Durkan et al. 2019, section 3.1) from [-bound, bound] onto
/// itself, outside of it the identity. Bins and slopes are at least 1e-3 (of the whole, absolute).
SplineResult rational_quadratic_spline(const at::Tensor& x, const SplineParameters& parameters,
                                       double bound);

/// Its inverse; log_gradient is that of the inverse.
SplineResult inverse_rational_quadratic_spline(const at::Tensor& y,
                                               const SplineParameters& parameters, double bound);

} // namespace formant
