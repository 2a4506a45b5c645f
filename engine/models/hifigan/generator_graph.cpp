#include "engine/models/hifigan/generator_graph.h"

#include "engine/models/hifigan/resblock.h"

#include <algorithm>

namespace formant::hifigan {
namespace {

using onnx::Parameters;
using onnx::Value;

/// Kind "1" has two convolutions for each dilation, kind "2" one (make_resblock()).
Value resblock(Value x, const Parameters& block, const std::string& kind,
               const std::vector<std::int64_t>& dilations) {
    const bool is_first_kind = kind == "1";
    const std::size_t used = std::min<std::size_t>(dilations.size(), is_first_kind ? 3 : 2);
    const Parameters outer = block[is_first_kind ? "convs1" : "convs"];
    for (std::size_t i = 0; i < used; ++i) {
        Value inner = same_conv1d(leaky_relu(x, leaky_slope), outer[i], dilations[i]);
        if (is_first_kind)
            inner = same_conv1d(leaky_relu(inner, leaky_slope), block["convs2"][i]);
        x = inner + x;
    }
    return x;
}

Value mean_of_blocks(const Value& x, const Parameters& blocks, const GeneratorConfig& config,
                     std::size_t level) {
    const std::size_t count = config.resblock_kernel_sizes.size();
    const auto block = [&](std::size_t i) {
        return resblock(x, blocks[level * count + i], config.resblock,
                        config.resblock_dilation_sizes[i]);
    };
    Value sum = block(0);
    for (std::size_t i = 1; i < count; ++i)
        sum = sum + block(i);
    return sum / static_cast<double>(count);
}

} // namespace

Value generator_graph(const Value& frames, const Parameters& generator,
                      const GeneratorConfig& config, const Value* speaker) {
    Value x = same_conv1d(frames, generator["conv_pre"]);
    if (speaker != nullptr)
        x = x + conv1d(*speaker, generator["cond"]);
    for (std::size_t level = 0; level < config.upsample_rates.size(); ++level) {
        const std::int64_t rate = config.upsample_rates[level];
        const std::int64_t kernel = config.upsample_kernel_sizes[level];
        x = conv_transpose1d(leaky_relu(x, leaky_slope), generator["ups"][level],
                             {.stride = rate, .padding = (kernel - rate) / 2});
        x = mean_of_blocks(x, generator["resblocks"], config, level);
    }
    return apply("Tanh", same_conv1d(leaky_relu(x, last_slope), generator["conv_post"]));
}

} // namespace formant::hifigan
