#include "engine/onnx/played_operations.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace formant::onnx {
namespace {

using Numbers = std::vector<std::int64_t>;
using Tensors = std::vector<at::Tensor>;
using Operation = std::function<at::Tensor(const Node&, const Tensors&)>;

template <class Kind>
Kind attribute(const Node& node, const char* name, Kind otherwise) {
    for (const auto& [key, value] : node.attributes)
        if (key == name)
            return std::get<Kind>(value);
    return otherwise;
}

Numbers numbers_in(const at::Tensor& tensor) {
    const at::Tensor flat = tensor.to(at::kLong).contiguous().flatten();
    return {flat.const_data_ptr<std::int64_t>(),
            flat.const_data_ptr<std::int64_t>() + flat.numel()};
}

bool is_given(const Tensors& inputs, std::size_t at) {
    return at < inputs.size() && inputs[at].defined();
}

std::optional<at::Tensor> if_given(const Tensors& inputs, std::size_t at) {
    return is_given(inputs, at) ? std::optional(inputs[at]) : std::nullopt;
}

at::Tensor divide(const Node&, const Tensors& in) {
    return at::isIntegralType(in[0].scalar_type(), true) ? at::div(in[0], in[1], "trunc")
                                                         : in[0] / in[1];
}

at::Tensor clip(const Node&, const Tensors& in) {
    return at::clamp(in[0], if_given(in, 1), if_given(in, 2));
}

at::ScalarType scalar_type(ElementType type) {
    switch (type) {
    case ElementType::float32:
        return at::kFloat;
    case ElementType::int64:
        return at::kLong;
    case ElementType::boolean:
        return at::kBool;
    case ElementType::float16:
        return at::kHalf;
    }
    return at::kFloat;
}

at::Tensor cast_to(const Node& node, const Tensors& in) {
    return in[0].to(scalar_type(static_cast<ElementType>(attribute(node, "to", std::int64_t{1}))));
}

at::Tensor convolution(const Node& node, const Tensors& in) {
    const Numbers pads = attribute(node, "pads", Numbers{0, 0});
    return at::conv1d(at::constant_pad_nd(in[0], pads), in[1], if_given(in, 2),
                      attribute(node, "strides", Numbers{1}), Numbers{0},
                      attribute(node, "dilations", Numbers{1}),
                      attribute(node, "group", std::int64_t{1}));
}

at::Tensor transposed_convolution(const Node& node, const Tensors& in) {
    const Numbers pads = attribute(node, "pads", Numbers{0, 0});
    const at::Tensor whole = at::conv_transpose1d(
        in[0], in[1], if_given(in, 2), attribute(node, "strides", Numbers{1}), 0, 0,
        attribute(node, "group", std::int64_t{1}), attribute(node, "dilations", Numbers{1}));
    return whole.narrow(2, pads[0], whole.size(2) - pads[0] - pads[1]);
}

at::Tensor gemm(const Node& node, const Tensors& in) {
    const bool is_transposed = attribute(node, "transB", std::int64_t{0}) != 0;
    return at::matmul(in[0], is_transposed ? in[1].t() : in[1]) + in[2];
}

at::Tensor reshaped(const Node&, const Tensors& in) {
    Numbers shape = numbers_in(in[1]);
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (shape[i] == 0)
            shape[i] = in[0].size(static_cast<std::int64_t>(i));
    return in[0].reshape(shape);
}

at::Tensor unsqueezed(const Node&, const Tensors& in) {
    Numbers axes = numbers_in(in[1]);
    std::ranges::sort(axes);
    at::Tensor made = in[0];
    for (const std::int64_t axis : axes)
        made = made.unsqueeze(axis);
    return made;
}

at::Tensor expanded(const Node&, const Tensors& in) {
    const at::Tensor shape = at::empty(numbers_in(in[1]), in[0].options());
    return at::broadcast_tensors({in[0], shape})[0];
}

/// A negative step goes through the whole axis, as in our graphs.
at::Tensor sliced(const Node&, const Tensors& in) {
    const Numbers begins = numbers_in(in[1]), ends = numbers_in(in[2]), axes = numbers_in(in[3]);
    const Numbers steps = is_given(in, 4) ? numbers_in(in[4]) : Numbers(axes.size(), 1);
    at::Tensor made = in[0];
    for (std::size_t i = 0; i < axes.size(); ++i)
        made =
            steps[i] < 0 ? made.flip(axes[i]) : made.slice(axes[i], begins[i], ends[i], steps[i]);
    return made;
}

/// The format lists the amounts of all axes before, then after; LibTorch the pairs of the last axis
/// first.
at::Tensor padded(const Node&, const Tensors& in) {
    const Numbers amounts = numbers_in(in[1]);
    const std::size_t rank = amounts.size() / 2;
    Numbers pairs;
    for (std::size_t axis = rank; axis-- > 0;) {
        pairs.push_back(amounts[axis]);
        pairs.push_back(amounts[rank + axis]);
    }
    return at::constant_pad_nd(in[0], pairs, is_given(in, 2) ? in[2].item() : at::Scalar(0));
}

at::Tensor gathered(const Node& node, const Tensors& in) {
    const std::int64_t axis = attribute(node, "axis", std::int64_t{0});
    const at::Tensor rows = in[0].index_select(axis, in[1].flatten());
    Numbers shape = in[0].sizes().vec();
    shape.erase(shape.begin() + axis);
    const Numbers picked = in[1].sizes().vec();
    shape.insert(shape.begin() + axis, picked.begin(), picked.end());
    return rows.reshape(shape);
}

at::Tensor compressed(const Node& node, const Tensors& in) {
    return in[0].index_select(attribute(node, "axis", std::int64_t{0}), in[1].nonzero().flatten());
}

at::Tensor shape_as_tensor(const Node& node, const Tensors& in) {
    const Numbers shape = in[0].sizes().vec();
    const auto rank = static_cast<std::int64_t>(shape.size());
    return at::tensor(shape, at::kLong)
        .slice(0, attribute(node, "start", std::int64_t{0}), attribute(node, "end", rank));
}

bool keeps_axes(const Node& node) {
    return attribute(node, "keepdims", std::int64_t{1}) != 0;
}

at::Tensor normalized(const Node& node, const Tensors& in) {
    return at::instance_norm(in[0], in[1], in[2], {}, {}, true, 0,
                             attribute(node, "epsilon", 1e-5F), false);
}

Operation of_one(at::Tensor (*function)(const at::Tensor&)) {
    return [function](const Node&, const Tensors& in) { return function(in[0]); };
}

std::map<std::string, Operation> elementwise() {
    return {
        {"Add", [](const Node&, const Tensors& in) { return in[0] + in[1]; }},
        {"Sub", [](const Node&, const Tensors& in) { return in[0] - in[1]; }},
        {"Mul", [](const Node&, const Tensors& in) { return in[0] * in[1]; }},
        {"Div", divide},
        {"GreaterOrEqual", [](const Node&, const Tensors& in) { return in[0] >= in[1]; }},
        {"Less", [](const Node&, const Tensors& in) { return in[0] < in[1]; }},
        {"Where", [](const Node&, const Tensors& in) { return at::where(in[0], in[1], in[2]); }},
        {"Clip", clip},
        {"Cast", cast_to},
        {"LeakyRelu",
         [](const Node& node, const Tensors& in) {
             return at::leaky_relu(in[0], attribute(node, "alpha", 0.01F));
         }},
        {"Softplus", [](const Node&, const Tensors& in) { return at::softplus(in[0]); }},
        {"Softmax",
         [](const Node& node, const Tensors& in) {
             return at::softmax(in[0], attribute(node, "axis", std::int64_t{-1}));
         }},
        {"Identity", [](const Node&, const Tensors& in) { return in[0]; }},
        {"Round", of_one(at::round)},
        {"Neg", of_one(at::neg)},
        {"Abs", of_one(at::abs)},
        {"Exp", of_one(at::exp)},
        {"Log", of_one(at::log)},
        {"Sqrt", of_one(at::sqrt)},
        {"Sin", of_one(at::sin)},
        {"Cos", of_one(at::cos)},
        {"Tanh", of_one(at::tanh)},
        {"Sigmoid", of_one(at::sigmoid)},
        {"Relu", of_one(at::relu)},
        {"Erf", of_one(at::erf)},
        {"Ceil", of_one(at::ceil)},
        {"Not", of_one(at::logical_not)},
    };
}

std::map<std::string, Operation> layers() {
    return {
        {"Conv", convolution},
        {"ConvTranspose", transposed_convolution},
        {"MatMul", [](const Node&, const Tensors& in) { return at::matmul(in[0], in[1]); }},
        {"Gemm", gemm},
        {"InstanceNormalization", normalized},
        {"CumSum",
         [](const Node&, const Tensors& in) { return at::cumsum(in[0], in[1].item().toLong()); }},
        {"ReduceSum",
         [](const Node& node, const Tensors& in) {
             return at::sum(in[0], numbers_in(in[1]), keeps_axes(node));
         }},
        {"ReduceMean",
         [](const Node& node, const Tensors& in) {
             return at::mean(in[0], attribute(node, "axes", Numbers{}), keeps_axes(node));
         }},
        {"ReduceMax",
         [](const Node& node, const Tensors& in) {
             return at::amax(in[0], attribute(node, "axes", Numbers{}), keeps_axes(node));
         }},
    };
}

std::map<std::string, Operation> shapes() {
    return {
        {"Transpose",
         [](const Node& node, const Tensors& in) {
             return in[0].permute(attribute(node, "perm", Numbers{}));
         }},
        {"Reshape", reshaped},
        {"Unsqueeze", unsqueezed},
        {"Squeeze",
         [](const Node&, const Tensors& in) { return in[0].squeeze(numbers_in(in[1])); }},
        {"Concat",
         [](const Node& node, const Tensors& in) {
             return at::cat(in, attribute(node, "axis", std::int64_t{0}));
         }},
        {"Expand", expanded},
        {"Slice", sliced},
        {"Pad", padded},
        {"Gather", gathered},
        {"GatherElements",
         [](const Node& node, const Tensors& in) {
             return in[0].gather(attribute(node, "axis", std::int64_t{0}), in[1]);
         }},
        {"Compress", compressed},
        {"Shape", shape_as_tensor},
        {"Range",
         [](const Node&, const Tensors& in) {
             return at::arange(in[0].item(), in[1].item(), in[2].item(), at::kLong);
         }},
        {"ConstantOfShape",
         [](const Node&, const Tensors& in) { return at::zeros(numbers_in(in[0]), at::kFloat); }},
    };
}

const std::map<std::string, Operation>& operations() {
    static const auto all = [] {
        auto table = elementwise();
        table.merge(layers());
        table.merge(shapes());
        return table;
    }();
    return all;
}

} // namespace

at::Tensor as_tensor(const Constant& constant) {
    at::Tensor tensor = at::empty(constant.shape, scalar_type(constant.type));
    if (tensor.nbytes() > 0) // an empty tensor has no address
        std::memcpy(tensor.data_ptr(), constant.bytes.data(),
                    std::min(tensor.nbytes(), constant.bytes.size()));
    return tensor;
}

std::vector<at::Tensor> played_operation(const Node& node, const std::vector<at::Tensor>& inputs) {
    if (node.operation == "Split")
        return at::split_with_sizes(inputs.at(0), numbers_in(inputs.at(1)),
                                    attribute(node, "axis", std::int64_t{0}));
    return {operations().at(node.operation)(node, inputs)};
}

} // namespace formant::onnx
