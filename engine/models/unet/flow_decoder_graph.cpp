#include "engine/models/unet/flow_decoder_graph.h"

#include "engine/models/unet/flow_decoder.h"
#include "engine/models/unet/graph_layers.h"

#include <ATen/ATen.h>

#include <vector>

namespace formant::unet {
namespace {

using onnx::Parameters;
using onnx::Value;

at::Tensor applied(const Parameters& linear, const at::Tensor& x) {
    return at::linear(x, linear.tensor("weight").to(at::kFloat),
                      linear.tensor("bias").to(at::kFloat));
}

/// Computes what FlowDecoder::condition() computes. The part that depends on the time alone is
/// computed here, once.
Value condition(double time, const Value* style, const Parameters& decoder,
                const UnetConfig& config) {
    onnx::GraphBuilder& builder = decoder.builder();
    const at::Tensor embedded = time_embedding(at::full({1}, time), config.decoder_channels);
    at::Tensor constant = applied(decoder["time2"], at::silu(applied(decoder["time1"], embedded)));
    if (style == nullptr) {
        constant = at::silu(constant + decoder["style"].tensor("bias"));
        return builder.constant(onnx::constant_of(constant));
    }
    return silu(linear(*style, decoder["style"]) + builder.constant(onnx::constant_of(constant)));
}

/// Computes what ResidualBlock::forward() computes. The projected condition differs from step to
/// step only.
Value residual_block(const Value& x, const Value& condition, const Parameters& block) {
    const Value h = same_conv1d(silu(group_norm(x, block["norm1"])), block["conv1"]) +
                    unsqueeze(linear(condition, block["condition"]), 2);
    return x + same_conv1d(silu(group_norm(h, block["norm2"])), block["conv2"]);
}

Value level(Value x, const Value& condition, const Parameters& blocks, const UnetConfig& config) {
    for (std::int64_t i = 0; i < config.decoder_blocks; ++i)
        x = residual_block(x, condition, blocks["blocks"][static_cast<std::size_t>(i)]);
    return x;
}

/// Repeats each frame, up to a number of frames.
Value upsampled(const Value& x, const Value& frames) {
    const Value column = unsqueeze(x, 3);
    const Value twice = reshape(onnx::concat({column, column}, 3), {0, 0, -1});
    return slice(twice, 2, onnx::numbers(x.builder(), {0}), frames);
}

/// As FlowDecoder::through_levels(). `frames` are those of each level.
Value through_levels(Value x, const Value& condition, const std::vector<Value>& frames,
                     const Parameters& decoder, const UnetConfig& config) {
    std::vector<Value> skips;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        x = level(x, condition, decoder["down"][i], config);
        skips.push_back(x);
        if (i + 1 < frames.size())
            x = conv1d(x, decoder["downsample"][i], {.stride = 2, .padding = 1});
    }
    x = level(x, condition, decoder["up"][frames.size() - 1], config);
    for (std::size_t i = frames.size() - 1; i-- > 0;) {
        x = same_conv1d(upsampled(x, frames[i]), decoder["upsample"][i]);
        x = conv1d(onnx::concat({x, skips[i]}, 1), decoder["merge"][i]);
        x = level(x, condition, decoder["up"][i], config);
    }
    return x;
}

std::vector<Value> frames_of_levels(const Value& frames, std::int64_t levels) {
    std::vector<Value> all{frames};
    while (static_cast<std::int64_t>(all.size()) < levels)
        all.push_back((all.back() + 1) / 2); // rounded up
    return all;
}

} // namespace

Value integrate_graph(const Value& start, const Value& mean, const Value* style,
                      const Value& frames, const Parameters& decoder, const UnetConfig& config,
                      std::int64_t steps) {
    const std::vector<Value> levels = frames_of_levels(frames, config.decoder_levels);
    Value x = start;
    for (std::int64_t i = 0; i < steps; ++i) {
        const double time = static_cast<double>(i) / static_cast<double>(steps);
        const Value in = same_conv1d(onnx::concat({x, mean}, 1), decoder["in"]);
        const Value out =
            through_levels(in, condition(time, style, decoder, config), levels, decoder, config);
        const Value velocity = conv1d(silu(group_norm(out, decoder["norm"])), decoder["out"]);
        x = x + velocity / static_cast<double>(steps);
    }
    return x;
}

} // namespace formant::unet
