#include "engine/models/vits/coupling_flow_graph.h"

#include "engine/models/vits/coupling_flow.h"

#include <optional>

namespace formant::vits {
namespace {

using onnx::Parameters;
using onnx::Value;

/// Computes what WaveNet::forward() computes, with kernels of any size and without dilation.
Value wave_net(Value x, const Value& mask, const Value* speaker, const Parameters& module,
               std::int64_t channels) {
    std::vector<Value> conditions;
    if (speaker != nullptr)
        conditions =
            split(conv1d(*speaker, module["cond_layer"]), 1, coupling_layers, 2 * channels);
    std::optional<Value> skips;
    for (std::size_t i = 0; i < coupling_layers; ++i) {
        Value gates = same_conv1d(x, module["in_layers"][i]);
        if (!conditions.empty())
            gates = gates + conditions[i];
        const std::vector<Value> halves = split(gates, 1, 2, channels);
        const Value both = conv1d(apply("Tanh", halves[0]) * apply("Sigmoid", halves[1]),
                                  module["res_skip_layers"][i]);
        if (i + 1 == coupling_layers)
            return (*skips + both) * mask;
        const std::vector<Value> parts = split(both, 1, 2, channels);
        x = (x + parts[0]) * mask;
        skips = skips ? *skips + parts[1] : parts[1];
    }
    return *skips * mask;
}

} // namespace

Value from_prior_graph(const Value& z, const Value& mask, const Value* speaker,
                       const Parameters& flow, const VitsConfig& config) {
    Value x = z;
    for (std::size_t i = couplings; i-- > 0;) {
        const Parameters layer = flow["flows"][2 * i];
        const std::vector<Value> halves = split(flip(x, 1), 1, 2, config.inter_channels / 2);
        const Value hidden = wave_net(conv1d(halves[0], layer["pre"]) * mask, mask, speaker,
                                      layer["enc"], config.hidden_channels);
        const Value shift = conv1d(hidden, layer["post"]) * mask;
        x = onnx::concat({halves[0], (halves[1] - shift) * mask}, 1);
    }
    return x;
}

} // namespace formant::vits
