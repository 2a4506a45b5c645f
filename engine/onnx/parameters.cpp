#include "engine/onnx/parameters.h"

#include <ATen/ATen.h>

#include <cmath>
#include <utility>

namespace formant::onnx {
namespace {

ElementType type_of(at::ScalarType type) {
    switch (type) {
    case at::kLong:
        return ElementType::int64;
    case at::kHalf:
        return ElementType::float16;
    default:
        return ElementType::float32;
    }
}

Value* bias_of(const Parameters& module, std::optional<Value>& storage) {
    if (!module.has("bias"))
        return nullptr;
    storage = module("bias");
    return &*storage;
}

} // namespace

NamedTensors with_folded_norms(const NamedTensors& weights) {
    static const std::string length = "weight_g", direction = "weight_v";
    NamedTensors folded;
    for (const auto& [name, tensor] : weights) {
        const std::string module =
            name.substr(0, name.size() - std::min(name.size(), length.size()));
        if (name.ends_with(length) && weights.contains(module + direction))
            folded[module + "weight"] = at::_weight_norm(weights.at(module + direction), tensor, 0);
        else if (!name.ends_with(direction) || !weights.contains(module + length))
            folded[name] = tensor;
    }
    return folded;
}

Constant constant_of(const at::Tensor& tensor, bool half) {
    at::Tensor values = tensor.detach().cpu();
    if (values.is_floating_point())
        values = values.to(half ? at::kHalf : at::kFloat);
    values = values.contiguous();
    return {type_of(values.scalar_type()),
            values.sizes().vec(),
            {static_cast<const char*>(values.const_data_ptr()), values.nbytes()}};
}

Parameters::Parameters(GraphBuilder& builder, NamedTensors weights, bool half, std::string prefix)
    : builder_(&builder), weights_(std::make_shared<NamedTensors>(std::move(weights))),
      values_(std::make_shared<std::map<std::string, Value>>()), half_(half),
      prefix_(std::move(prefix)) {}

Parameters Parameters::operator[](const std::string& module) const {
    Parameters part = *this;
    part.scope_ += module + ".";
    return part;
}

bool Parameters::has(const std::string& name) const {
    return weights_->contains(scope_ + name);
}

const at::Tensor& Parameters::tensor(const std::string& name) const {
    return weights_->at(scope_ + name);
}

/// A module that a graph uses many times stores its parameters once.
Value Parameters::operator()(const std::string& name) const {
    const std::string full_name = prefix_ + scope_ + name;
    if (const auto known = values_->find(full_name); known != values_->end())
        return known->second;
    Value value = builder_->weight(full_name, constant_of(tensor(name), half_));
    if (half_)
        value = cast(value, ElementType::float32);
    values_->emplace(full_name, value);
    return value;
}

Value conv1d(const Value& x, const Parameters& module, const Convolved& options) {
    std::optional<Value> bias;
    return conv1d(x, module("weight"), bias_of(module, bias), options);
}

Value conv_transpose1d(const Value& x, const Parameters& module, const Convolved& options) {
    std::optional<Value> bias;
    return conv_transpose1d(x, module("weight"), bias_of(module, bias), options);
}

Value same_conv1d(const Value& x, const Parameters& module, std::int64_t dilation,
                  std::int64_t groups) {
    const std::int64_t kernel = module.tensor("weight").size(-1);
    return conv1d(x, module,
                  {.padding = (kernel - 1) * dilation / 2, .dilation = dilation, .groups = groups});
}

Value channel_norm(const Value& x, const Parameters& module) {
    constexpr double epsilon = 1e-5;
    const Value centered = x - mean(x, {1});
    const Value deviation = apply("Sqrt", mean(centered * centered, {1}) + epsilon);
    const auto column = [](const Value& values) { return reshape(values, {1, -1, 1}); };
    return centered / deviation * column(module("gamma")) + column(module("beta"));
}

Value gelu(const Value& x) {
    return x * (apply("Erf", x * std::sqrt(0.5)) + 1) * 0.5;
}

Value frame_mask(const Value& lengths, const Value& time) {
    const Value is_real = range(time) < unsqueeze(lengths, 1);
    return unsqueeze(cast(is_real, ElementType::float32), 1);
}

} // namespace formant::onnx
