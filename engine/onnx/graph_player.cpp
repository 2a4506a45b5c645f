#include "engine/onnx/graph_player.h"

#include "engine/base/exception_message.h"
#include "engine/onnx/played_operations.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <map>
#include <string>

namespace formant::onnx {
namespace {

class GraphPlayer {
  public:
    GraphPlayer(const Graph& graph, const NamedTensors& inputs, Noise& noise)
        : graph_(graph), values_(inputs), noise_(noise) {}

    NamedTensors play() {
        for (const auto& [name, constant] : graph_.constants)
            values_[name] = as_tensor(constant);
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i)
            for (const std::string& name : graph_.nodes[i].inputs)
                last_use_[name] = i;
        for (const Port& output : graph_.outputs)
            last_use_[output.name] = graph_.nodes.size();
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
            compute(graph_.nodes[i]);
            release_inputs(i);
        }
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
    /// A long text would fill the memory otherwise.
    void release_inputs(std::size_t node) {
        for (const std::string& name : graph_.nodes[node].inputs)
            if (last_use_.at(name) == node)
                values_.erase(name);
    }
    at::Tensor drawn(const std::string& draw, const at::Tensor& like) {
        return noise_.normal(draw, at::zeros({like.size(0)}, at::kLong), like.size(1),
                             like.size(2));
    }

    const Graph& graph_;
    NamedTensors values_;
    std::map<std::string, std::size_t> last_use_; ///< the number of the node that uses a value last
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
