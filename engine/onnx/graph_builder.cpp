#include "engine/onnx/graph_builder.h"

#include <utility>

namespace formant::onnx {

GraphBuilder::GraphBuilder(std::string name) {
    graph_.name = std::move(name);
}

std::string GraphBuilder::new_name(const std::string& operation) {
    return operation + "_" + std::to_string(counts_[operation]++);
}

Value GraphBuilder::input(const std::string& name, ElementType type, std::vector<Dimension> shape) {
    graph_.inputs.push_back({name, type, std::move(shape)});
    return {*this, name, type};
}

void GraphBuilder::output(const std::string& name, const Value& value,
                          std::vector<Dimension> shape) {
    const bool is_free = computed_.contains(value.name()) && !outputs_.contains(value.name());
    const Value named = is_free ? value : add("Identity", {value});
    graph_.outputs.push_back({name, value.type(), std::move(shape)});
    outputs_.emplace(named.name(), name);
}

Value GraphBuilder::weight(const std::string& name, const Constant& value) {
    if (weights_.emplace(name, value.type).second)
        graph_.constants.emplace_back(name, value);
    return {*this, name, weights_.at(name)};
}

Value GraphBuilder::constant(const Constant& value) {
    const auto [place, is_new] = constants_.emplace(value, "");
    if (is_new) {
        place->second = new_name("constant");
        graph_.constants.emplace_back(place->second, value);
    }
    return {*this, place->second, value.type};
}

Value GraphBuilder::add(const std::string& operation, const std::vector<Value>& inputs,
                        Attributes attributes) {
    return add_typed(inputs.front().type(), operation, inputs, std::move(attributes));
}

Value GraphBuilder::add_named(const std::string& name, const std::string& operation,
                              const std::vector<Value>& inputs) {
    Value made = add(operation, inputs);
    graph_.nodes.back().name = name;
    return made;
}

Value GraphBuilder::add_typed(ElementType type, const std::string& operation,
                              const std::vector<Value>& inputs, Attributes attributes) {
    const Value only = add_several(1, operation, inputs, std::move(attributes)).front();
    return {*this, only.name(), type};
}

std::vector<Value> GraphBuilder::add_several(std::size_t outputs, const std::string& operation,
                                             const std::vector<Value>& inputs,
                                             Attributes attributes) {
    Node node{.operation = operation, .attributes = std::move(attributes)};
    for (const Value& input : inputs)
        node.inputs.push_back(input.name());
    std::vector<Value> made;
    for (std::size_t i = 0; i < outputs; ++i) {
        node.outputs.push_back(new_name(operation));
        computed_.insert(node.outputs.back());
        made.emplace_back(*this, node.outputs.back(),
                          inputs.empty() ? ElementType::float32 : inputs.front().type());
    }
    graph_.nodes.push_back(std::move(node));
    return made;
}

Graph GraphBuilder::finish() {
    const auto rename = [this](std::vector<std::string>& names) {
        for (std::string& name : names)
            if (const auto given = outputs_.find(name); given != outputs_.end())
                name = given->second;
    };
    for (Node& node : graph_.nodes) {
        rename(node.inputs);
        rename(node.outputs);
    }
    return std::move(graph_);
}

} // namespace formant::onnx
