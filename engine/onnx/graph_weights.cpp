#include "engine/onnx/graph_weights.h"

#include "engine/onnx/played_operations.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace formant::onnx {
namespace {

constexpr std::string_view computed_suffix = "_output_0";

/// Returns "flow.flows.6" for "/flow/flows.6/Conv": the module of a node that PyTorch exported.
/// Empty for other names.
std::string module_of_path(const std::string& path) {
    const std::size_t end = path.rfind('/');
    if (!path.starts_with('/') || end == 0)
        return "";
    std::string module = path.substr(1, end - 1);
    std::ranges::replace(module, '/', '.');
    return module;
}

bool is_convolution(const Node& node) {
    return node.operation == "Conv" || node.operation == "ConvTranspose";
}

struct UsedConstant {
    std::string name; ///< in the module
    std::size_t input = 0;
};

/// Returns what the constants of a node are called in its module.
std::vector<UsedConstant> constants_of(const Node& node) {
    if (is_convolution(node))
        return {{"weight", 1}, {"bias", 2}};
    return node.operation == "Gather" ? std::vector<UsedConstant>{{"weight", 0}}
                                      : std::vector<UsedConstant>();
}

bool has_module_name(const std::string& constant) {
    return constant.find('.') != std::string::npos && !constant.starts_with('/') &&
           constant.find("::") == std::string::npos;
}

/// Returns "dp.flows.0.Exp" for "/dp/flows.0/Exp_output_0"; empty for other names, and for numbers
/// that stand in the code.
std::string name_of_computed(const std::string& constant) {
    const std::string module = module_of_path(constant);
    if (module.empty() || !constant.ends_with(computed_suffix) ||
        constant.find("/Constant") != std::string::npos)
        return "";
    const std::size_t begin = constant.rfind('/') + 1;
    return module + "." + constant.substr(begin, constant.size() - computed_suffix.size() - begin);
}

NamedTensors numbers_in(const Graph& graph) {
    NamedTensors numbers;
    for (const auto& [name, value] : graph.constants)
        if (value.type == ElementType::float32 || value.type == ElementType::float16)
            numbers.emplace(name, as_tensor(value).to(at::kFloat));
    return numbers;
}

/// Adds constants by the modules that use them: equal ones may bear the name of one module alone.
void add_by_users(const Graph& graph, const NamedTensors& numbers, NamedTensors& weights) {
    for (const Node& node : graph.nodes) {
        const std::string module = module_of_path(node.name);
        for (const auto& [name, input] : constants_of(node)) {
            const auto constant =
                input < node.inputs.size() ? numbers.find(node.inputs[input]) : numbers.end();
            if (!module.empty() && constant != numbers.end() &&
                (is_convolution(node) || constant->second.dim() == 2))
                weights.emplace(fmt::format("{}.{}", module, name), constant->second);
        }
    }
}

} // namespace

NamedTensors weights_of_graph(const Graph& graph) {
    const NamedTensors numbers = numbers_in(graph);
    NamedTensors weights;
    for (const auto& [constant, tensor] : numbers) {
        const std::string name = has_module_name(constant) ? constant : name_of_computed(constant);
        if (!name.empty() && tensor.dim() > 0)
            weights.emplace(name, tensor);
    }
    add_by_users(graph, numbers, weights);
    return weights;
}

std::map<std::string, const Node*> convolutions_of_graph(const Graph& graph) {
    constexpr std::string_view suffix = ".weight";
    std::map<std::string, const Node*> convolutions;
    for (const Node& node : graph.nodes) {
        if (!is_convolution(node) || node.inputs.size() < 2)
            continue;
        const std::string& weight = node.inputs[1];
        const bool is_named = has_module_name(weight) && weight.ends_with(suffix);
        const std::string module =
            is_named ? weight.substr(0, weight.size() - suffix.size()) : module_of_path(node.name);
        if (!module.empty())
            convolutions.emplace(module, &node);
    }
    return convolutions;
}

std::vector<std::int64_t> list_attribute(const Node& node, const std::string& name) {
    for (const auto& [key, value] : node.attributes)
        if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value); list && key == name)
            return *list;
    return {};
}

} // namespace formant::onnx
