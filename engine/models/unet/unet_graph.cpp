#include "engine/models/unet/unet_graph.h"

#include "engine/models/unet/flow_decoder_graph.h"
#include "engine/models/unet/graph_layers.h"
#include "engine/models/unet/unet_model.h"

#include <ATen/ATen.h>

#include <optional>

namespace formant::unet {
namespace {

using onnx::ElementType;
using onnx::Parameters;
using onnx::Value;

struct EncodedTextGraph {
    Value hidden; ///< [1, encoder_channels, L]
    Value mean;   ///< [1, n_mels, L]
};

/// Computes what TextEncoder::forward() computes.
EncodedTextGraph encode_text(const Value& tokens, const Value* style, const Parameters& encoder,
                             const UnetConfig& config) {
    Value x = transpose(gather(encoder["embedding"]("weight"), tokens, 0), {0, 2, 1});
    const Parameters projection = encoder["style"];
    x = x + (style != nullptr ? unsqueeze(linear(*style, projection), 2)
                              : reshape(projection("bias"), {1, -1, 1}));
    for (std::int64_t i = 0; i < config.encoder_blocks; ++i) {
        const Parameters block = encoder["blocks"][static_cast<std::size_t>(i)];
        x = x + same_conv1d(silu(group_norm(x, block["norm"])), block["conv"]);
    }
    x = group_norm(x, encoder["norm"]);
    return {x, conv1d(silu(x), encoder["mean"])};
}

/// Computes what DurationPredictor::forward() computes: [1, 1, L].
Value log_durations(const Value& hidden, const Parameters& predictor) {
    Value x = silu(group_norm(same_conv1d(hidden, predictor["conv1"]), predictor["norm1"]));
    x = silu(group_norm(same_conv1d(x, predictor["conv2"]), predictor["norm2"]));
    return conv1d(x, predictor["out"]);
}

/// Gives each frame the mean of its token. `durations` are numbers of frames, int64 [1, L].
Value align(const Value& mean, const Value& durations, const Value& frame_count) {
    const Value ends = unsqueeze(cumsum(durations, 1), 2);
    const Value passed = cast(range(frame_count) >= ends, ElementType::int64); // [1, L, T]
    return gather(mean, squeeze(sum(passed, {1}, false), 0), 2);
}

} // namespace

Value unet_graph(const onnx::SpeechInputs& inputs, const UnetConfig& config,
                 const NamedTensors& weights, const GraphOptions& options) {
    onnx::GraphBuilder& builder = inputs.tokens.builder();
    const Parameters model(builder, weights, options.half);
    std::optional<Value> style;
    if (inputs.speakers)
        style = gather(model["speaker_embedding"]("weight"), *inputs.speakers, 0);
    const Value* speaker = style ? &*style : nullptr;
    const Value tokens = slice(inputs.tokens, 1, onnx::numbers(builder, {0}), inputs.lengths);
    const EncodedTextGraph text = encode_text(tokens, speaker, model["text_encoder"], config);
    const Value frames =
        apply("Round", apply("Exp", log_durations(text.hidden, model["duration_predictor"])) *
                           inputs.length_scale);
    const Value durations =
        cast(squeeze(clamp(frames, 1, max_token_frames), 1), ElementType::int64);
    const Value frame_count = sum(durations, {1}, false);
    const Value mean = align(text.mean, durations, frame_count);
    const std::int64_t n_mels = model["decoder"]["out"].tensor("weight").size(0);
    const Value noise = options.given_noise ? builder.input("noise", ElementType::float32,
                                                            {std::int64_t{1}, n_mels, "T"})
                                            : normal(shape_of(mean), "speak");
    const Value mel = integrate_graph(noise * inputs.noise_scale, mean, speaker, frame_count,
                                      model["decoder"], config, options.solver_steps);
    const auto row = [&](const char* buffer) { return reshape(model(buffer), {1, -1, 1}); };
    return mel * row("mel_scale") + row("mel_mean");
}

} // namespace formant::unet
