#pragma once

#include "engine/onnx/graph_builder.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace formant::onnx {

/// Operations of our graphs (operator set 15) have the names of ATen's. Numbers stand for constants
/// of the other operand's element type.

Value operator+(const Value& a, const Value& b);
Value operator-(const Value& a, const Value& b);
Value operator*(const Value& a, const Value& b);
Value operator/(const Value& a, const Value& b);
Value operator+(const Value& a, double b);
Value operator-(const Value& a, double b);
Value operator*(const Value& a, double b);
Value operator/(const Value& a, double b);
Value operator-(const Value& x);
Value operator>=(const Value& a, const Value& b); ///< boolean
Value operator<(const Value& a, const Value& b);  ///< boolean

/// Operations of one operand: "Exp", "Log", "Sqrt", "Tanh", "Sigmoid", "Relu", "Softplus", "Erf",
/// "Ceil", "Abs", "Not", "Sin", "Cos".
Value apply(const std::string& operation, const Value& x);
Value leaky_relu(const Value& x, double slope);
Value clamp(const Value& x, double low, double high);
Value clamp_min(const Value& x, double low);
Value clamp_max(const Value& x, double high);
Value where(const Value& condition, const Value& yes, const Value& no);
Value cast(const Value& x, ElementType type);

struct Convolved {
    std::int64_t stride = 1, padding = 0, dilation = 1, groups = 1;
    std::int64_t padding_after = -1; ///< at the end; -1: as `padding`
};
/// One-dimensional convolution of x [B, C, T]; `bias` may be null.
Value conv1d(const Value& x, const Value& weight, const Value* bias, const Convolved& options);
/// Transposed one-dimensional convolution of x [B, C, T].
Value conv_transpose1d(const Value& x, const Value& weight, const Value* bias,
                       const Convolved& options);
Value matmul(const Value& a, const Value& b);
Value softmax(const Value& x, std::int64_t axis);

Value transpose(const Value& x, std::vector<std::int64_t> order);
/// A length of -1 follows from the others, 0 stays.
Value reshape(const Value& x, const std::vector<std::int64_t>& shape);
Value reshape(const Value& x, const Value& shape);
Value unsqueeze(const Value& x, std::int64_t axis);
Value squeeze(const Value& x, std::int64_t axis);
Value concat(const std::vector<Value>& parts, std::int64_t axis);
/// Splits an axis into equal parts, each of `length`.
std::vector<Value> split(const Value& x, std::int64_t axis, std::size_t parts, std::int64_t length);
Value expand(const Value& x, const Value& shape);
/// Returns begin <= i < end of an axis; an end beyond the last means all. Negative ones count from
/// the end.
Value slice(const Value& x, std::int64_t axis, std::int64_t begin, std::int64_t end);
Value slice(const Value& x, std::int64_t axis, const Value& begin, const Value& end);
constexpr std::int64_t to_the_end = std::int64_t{1} << 62;
/// Returns the positions begin, begin + 2, ... before `end` of an axis.
Value every_second(const Value& x, std::int64_t axis, std::int64_t begin,
                   std::int64_t end = to_the_end);
/// Reverses the order of an axis.
Value flip(const Value& x, std::int64_t axis);
/// Adds constants before and after the last axis of x, which has `rank` axes.
Value pad_last(const Value& x, std::size_t rank, std::int64_t before, std::int64_t after,
               double value = 0);
Value pad(const Value& x, const Value& amounts);

Value gather(const Value& x, const Value& indices, std::int64_t axis);
/// Returns the elements at the positions of an axis where `condition` (boolean, one axis) is true.
Value compress(const Value& x, const Value& condition, std::int64_t axis);
Value gather_elements(const Value& x, const Value& indices, std::int64_t axis);
Value cumsum(const Value& x, std::int64_t axis);
Value sum(const Value& x, const std::vector<std::int64_t>& axes, bool keep = true);
Value mean(const Value& x, std::vector<std::int64_t> axes, bool keep = true);
Value max(const Value& x, std::vector<std::int64_t> axes, bool keep = true);

/// Returns the shape of a value, int64 [rank].
Value shape_of(const Value& x);
/// Returns the length of an axis, counted from 0, as int64 [1].
Value length_of(const Value& x, std::int64_t axis);
/// Returns 0, 1, ... n - 1 as int64 [n]; `n` is int64 [1].
Value range(const Value& n);
/// Draws standard normal values, float32, in the shape that `shape` (int64) names. The node is
/// called `draw`, the name of these draws in the model (Noise::normal()).
Value normal(const Value& shape, const std::string& draw);

Value numbers(GraphBuilder& builder, const std::vector<std::int64_t>& values); ///< int64 [n]
Value number(GraphBuilder& builder, ElementType type, double value);           ///< a scalar

} // namespace formant::onnx
