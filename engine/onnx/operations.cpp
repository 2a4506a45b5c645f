#include "engine/onnx/operations.h"

#include <bit>
#include <cstring>
#include <limits>

namespace formant::onnx {
namespace {

static_assert(std::endian::native == std::endian::little,
              "constants are stored as they lie in memory");

template <class Element>
std::string bytes_of(const std::vector<Element>& values) {
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Element)};
}

Value like(const Value& x, double value) {
    return number(x.builder(), x.type(), value);
}

Value of_axis(GraphBuilder& builder, std::int64_t axis) {
    return numbers(builder, {axis});
}

Value absent(GraphBuilder& builder) {
    return {builder, "", ElementType::float32};
}

std::vector<Value> with_bias(const Value& x, const Value& weight, const Value* bias) {
    std::vector<Value> inputs{x, weight};
    if (bias != nullptr)
        inputs.push_back(*bias);
    return inputs;
}

Attributes attributes_of(const Convolved& options) {
    using Numbers = std::vector<std::int64_t>;
    const std::int64_t after = options.padding_after < 0 ? options.padding : options.padding_after;
    return {{"strides", Numbers{options.stride}},
            {"pads", Numbers{options.padding, after}},
            {"dilations", Numbers{options.dilation}},
            {"group", options.groups}};
}

Value reduce(const std::string& operation, const Value& x, std::vector<std::int64_t> axes,
             bool keep) {
    return x.builder().add(operation, {x},
                           {{"axes", std::move(axes)}, {"keepdims", std::int64_t{keep}}});
}

} // namespace

Value numbers(GraphBuilder& builder, const std::vector<std::int64_t>& values) {
    return builder.constant(
        {ElementType::int64, {static_cast<std::int64_t>(values.size())}, bytes_of(values)});
}

Value number(GraphBuilder& builder, ElementType type, double value) {
    if (type == ElementType::int64)
        return builder.constant(
            {type, {}, bytes_of(std::vector{static_cast<std::int64_t>(value)})});
    return builder.constant(
        {ElementType::float32, {}, bytes_of(std::vector{static_cast<float>(value)})});
}

Value operator+(const Value& a, const Value& b) {
    return a.builder().add("Add", {a, b});
}

Value operator-(const Value& a, const Value& b) {
    return a.builder().add("Sub", {a, b});
}

Value operator*(const Value& a, const Value& b) {
    return a.builder().add("Mul", {a, b});
}

Value operator/(const Value& a, const Value& b) {
    return a.builder().add("Div", {a, b});
}

Value operator+(const Value& a, double b) {
    return a + like(a, b);
}

Value operator-(const Value& a, double b) {
    return a - like(a, b);
}

Value operator*(const Value& a, double b) {
    return a * like(a, b);
}

Value operator/(const Value& a, double b) {
    return a / like(a, b);
}

Value operator-(const Value& x) {
    return apply("Neg", x);
}

Value operator>=(const Value& a, const Value& b) {
    return a.builder().add_typed(ElementType::boolean, "GreaterOrEqual", {a, b});
}

Value operator<(const Value& a, const Value& b) {
    return a.builder().add_typed(ElementType::boolean, "Less", {a, b});
}

Value apply(const std::string& operation, const Value& x) {
    return x.builder().add(operation, {x});
}

Value leaky_relu(const Value& x, double slope) {
    return x.builder().add("LeakyRelu", {x}, {{"alpha", static_cast<float>(slope)}});
}

Value clamp(const Value& x, double low, double high) {
    return x.builder().add("Clip", {x, like(x, low), like(x, high)});
}

Value clamp_min(const Value& x, double low) {
    return x.builder().add("Clip", {x, like(x, low)});
}

Value clamp_max(const Value& x, double high) {
    return x.builder().add("Clip", {x, absent(x.builder()), like(x, high)});
}

Value where(const Value& condition, const Value& yes, const Value& no) {
    return condition.builder().add_typed(yes.type(), "Where", {condition, yes, no});
}

Value cast(const Value& x, ElementType type) {
    return x.builder().add_typed(type, "Cast", {x}, {{"to", static_cast<std::int64_t>(type)}});
}

Value conv1d(const Value& x, const Value& weight, const Value* bias, const Convolved& options) {
    return x.builder().add("Conv", with_bias(x, weight, bias), attributes_of(options));
}

Value conv_transpose1d(const Value& x, const Value& weight, const Value* bias,
                       const Convolved& options) {
    return x.builder().add("ConvTranspose", with_bias(x, weight, bias), attributes_of(options));
}

Value matmul(const Value& a, const Value& b) {
    return a.builder().add("MatMul", {a, b});
}

Value softmax(const Value& x, std::int64_t axis) {
    return x.builder().add("Softmax", {x}, {{"axis", axis}});
}

Value transpose(const Value& x, std::vector<std::int64_t> order) {
    return x.builder().add("Transpose", {x}, {{"perm", std::move(order)}});
}

Value reshape(const Value& x, const std::vector<std::int64_t>& shape) {
    return reshape(x, numbers(x.builder(), shape));
}

Value reshape(const Value& x, const Value& shape) {
    return x.builder().add("Reshape", {x, shape});
}

Value unsqueeze(const Value& x, std::int64_t axis) {
    return x.builder().add("Unsqueeze", {x, of_axis(x.builder(), axis)});
}

Value squeeze(const Value& x, std::int64_t axis) {
    return x.builder().add("Squeeze", {x, of_axis(x.builder(), axis)});
}

Value concat(const std::vector<Value>& parts, std::int64_t axis) {
    return parts.front().builder().add("Concat", parts, {{"axis", axis}});
}

std::vector<Value> split(const Value& x, std::int64_t axis, std::size_t parts,
                         std::int64_t length) {
    const Value lengths = numbers(x.builder(), std::vector<std::int64_t>(parts, length));
    return x.builder().add_several(parts, "Split", {x, lengths}, {{"axis", axis}});
}

Value expand(const Value& x, const Value& shape) {
    return x.builder().add("Expand", {x, shape});
}

Value slice(const Value& x, std::int64_t axis, std::int64_t begin, std::int64_t end) {
    return slice(x, axis, numbers(x.builder(), {begin}), numbers(x.builder(), {end}));
}

Value slice(const Value& x, std::int64_t axis, const Value& begin, const Value& end) {
    return x.builder().add("Slice", {x, begin, end, of_axis(x.builder(), axis)});
}

Value every_second(const Value& x, std::int64_t axis, std::int64_t begin, std::int64_t end) {
    GraphBuilder& builder = x.builder();
    return builder.add("Slice", {x, numbers(builder, {begin}), numbers(builder, {end}),
                                 of_axis(builder, axis), numbers(builder, {2})});
}

Value flip(const Value& x, std::int64_t axis) {
    GraphBuilder& builder = x.builder();
    const Value first = numbers(builder, {-1}), step = numbers(builder, {-1});
    const Value beyond = numbers(builder, {-to_the_end});
    return builder.add("Slice", {x, first, beyond, of_axis(builder, axis), step});
}

Value pad_last(const Value& x, std::size_t rank, std::int64_t before, std::int64_t after,
               double value) {
    std::vector<std::int64_t> amounts(2 * rank, 0);
    amounts[rank - 1] = before;
    amounts[2 * rank - 1] = after;
    return x.builder().add("Pad", {x, numbers(x.builder(), amounts), like(x, value)});
}

Value pad(const Value& x, const Value& amounts) {
    return x.builder().add("Pad", {x, amounts, like(x, 0)});
}

Value gather(const Value& x, const Value& indices, std::int64_t axis) {
    return x.builder().add("Gather", {x, indices}, {{"axis", axis}});
}

Value compress(const Value& x, const Value& condition, std::int64_t axis) {
    return x.builder().add("Compress", {x, condition}, {{"axis", axis}});
}

Value gather_elements(const Value& x, const Value& indices, std::int64_t axis) {
    return x.builder().add("GatherElements", {x, indices}, {{"axis", axis}});
}

Value cumsum(const Value& x, std::int64_t axis) {
    return x.builder().add("CumSum", {x, number(x.builder(), ElementType::int64, double(axis))});
}

Value sum(const Value& x, const std::vector<std::int64_t>& axes, bool keep) {
    return x.builder().add("ReduceSum", {x, numbers(x.builder(), axes)},
                           {{"keepdims", std::int64_t{keep}}});
}

Value mean(const Value& x, std::vector<std::int64_t> axes, bool keep) {
    return reduce("ReduceMean", x, std::move(axes), keep);
}

Value max(const Value& x, std::vector<std::int64_t> axes, bool keep) {
    return reduce("ReduceMax", x, std::move(axes), keep);
}

Value shape_of(const Value& x) {
    return x.builder().add_typed(ElementType::int64, "Shape", {x});
}

Value length_of(const Value& x, std::int64_t axis) {
    return x.builder().add_typed(ElementType::int64, "Shape", {x},
                                 {{"start", axis}, {"end", axis + 1}});
}

Value range(const Value& n) {
    GraphBuilder& builder = n.builder();
    const Value zero = number(builder, ElementType::int64, 0);
    const Value one = number(builder, ElementType::int64, 1);
    return builder.add("Range", {zero, squeeze(n, 0), one});
}

Value normal(const Value& shape, const std::string& draw) {
    const Value like = shape.builder().add_typed(ElementType::float32, "ConstantOfShape", {shape});
    return like.builder().add_named(draw, "RandomNormalLike", {like});
}

} // namespace formant::onnx
