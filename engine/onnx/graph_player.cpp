#include "engine/onnx/graph_player.h"

#include "engine/base/exception_message.h"
#include "engine/onnx/played_operations.h"

#include <ATen/ATen.h>

namespace formant::onnx {
namespace {

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

class GraphPlayer {
  public:
    GraphPlayer(const Graph& graph, const NamedTensors& inputs, Noise& noise)
        : graph_(graph), values_(inputs), noise_(noise) {}

    NamedTensors play() {
        for (const auto& [name, constant] : graph_.constants)
            values_[name] = as_tensor(constant, scalar_type(constant.type));
        for (const Node& node : graph_.nodes)
            compute(node);
        NamedTensors outputs;
        for (const Port& output : graph_.outputs)
            outputs[output.name] = values_.at(output.name);
        return outputs;
    }

  private:
    void compute(const Node& node) {
        std::vector<at::Tensor> inputs;
        for (const std::string& name : node.inputs)
            inputs.push_back(name.empty() ? at::Tensor() : values_.at(name));
        const std::vector<at::Tensor> outputs = node.operation == "RandomNormalLike"
                                                    ? std::vector{drawn(node.name, inputs.at(0))}
                                                    : played_operation(node, inputs);
        for (std::size_t i = 0; i < node.outputs.size(); ++i)
            values_[node.outputs[i]] = outputs.at(i);
    }
    at::Tensor drawn(const std::string& draw, const at::Tensor& like) {
        return noise_.normal(draw, at::zeros({like.size(0)}, at::kLong), like.size(1),
                             like.size(2));
    }

    const Graph& graph_;
    NamedTensors values_;
    Noise& noise_;
};

} // namespace

/// LibTorch and the tables of names throw at what our graphs do not contain.
Result<NamedTensors> play_graph(const Graph& graph, const NamedTensors& inputs, Noise& noise) {
    try {
        const at::NoGradGuard no_gradients;
        return GraphPlayer(graph, inputs, noise).play();
    } catch (const std::exception& error) {
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("onnx", "the graph {graph} cannot be played: {reason}"),
                            {{"graph", graph.name}, {"reason", exception_message(error)}}));
    }
}

} // namespace formant::onnx
