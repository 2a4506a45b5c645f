#pragma once

#include "engine/onnx/operations.h"

namespace formant::onnx {

/// A rational-quadratic spline as in nn/rational_quadratic_spline, in a graph.
struct SplineGraph {
    Value widths;      ///< unnormalized [..., bins]
    Value heights;     ///< unnormalized [..., bins]
    Value derivatives; ///< unnormalized, at the knots between the bins [..., bins - 1]
    std::int64_t bins;
    double bound; ///< the identity beyond
};

/// Computes what inverse_rational_quadratic_spline() computes: for y [B, L], with three axes in the
/// parameters.
Value inverse_spline_graph(const Value& y, const SplineGraph& spline);

} // namespace formant::onnx
