#include "engine/models/vits/text_encoder_graph.h"

#include "engine/models/vits/text_encoder.h"

#include <cmath>

namespace formant::vits {
namespace {

using onnx::numbers;
using onnx::Parameters;
using onnx::Value;

constexpr std::int64_t band = 2 * attention_window + 1; // of the relative positions

/// What the layers share: masks, and shapes that depend on the number of tokens L.
struct Shared {
    Value mask;          ///< [B, 1, L]
    Value masked_scores; ///< 0 between real positions, otherwise far below any score [B, 1, L, L]
    Value longer_rows;   ///< amounts of padding: L columns after the last of four axes
    Value longer_end;    ///< amounts of padding: L values after the last of three axes
    Value elements;      ///< L * (L + band - 1)
    Value square;        ///< the shape 0, 0, L, L + band - 1
    Value wide_square;   ///< the shape 0, 0, L, L + band
    Value last_column;   ///< attention_window + L
};

Shared shared_by_layers(const Value& mask, const Value& time) {
    onnx::GraphBuilder& builder = mask.builder();
    const auto zeros = [&](std::size_t count) {
        return numbers(builder, std::vector<std::int64_t>(count, 0));
    };
    const Value columns = time + (band - 1);
    return {.mask = mask,
            .masked_scores = (unsqueeze(mask, 2) * unsqueeze(mask, 3) - 1) * -masked_score,
            .longer_rows = onnx::concat({zeros(7), time}, 0),
            .longer_end = onnx::concat({zeros(5), time}, 0),
            .elements = time * columns,
            .square = onnx::concat({zeros(2), time, columns}, 0),
            .wide_square = onnx::concat({zeros(2), time, columns + 1}, 0),
            .last_column = time + attention_window};
}

/// As band_to_square() in nn/relative_attention: [B, H, L, band] to [B, H, L, L].
Value band_to_square(const Value& scores, const Shared& shared) {
    onnx::GraphBuilder& builder = scores.builder();
    const Value flat = reshape(pad(scores, shared.longer_rows), {0, 0, -1});
    const Value shifted =
        reshape(slice(flat, 2, numbers(builder, {0}), shared.elements), shared.square);
    return slice(shifted, 3, numbers(builder, {attention_window}), shared.last_column);
}

/// As square_to_band() in nn/relative_attention: [B, H, L, L] to [B, H, L, band].
Value square_to_band(const Value& weights, const Shared& shared) {
    const Value flat =
        reshape(pad_last(weights, 4, attention_window, attention_window), {0, 0, -1});
    return slice(reshape(pad(flat, shared.longer_end), shared.wide_square), 3, 0, band);
}

/// Computes what RelativeAttention::forward() computes.
Value attention(const Value& x, const Parameters& layer, const Shared& shared,
                const VitsConfig& config) {
    const std::int64_t head_width = config.hidden_channels / config.n_heads;
    const auto heads = [&](const char* projection) { // [B, H, L, head_width]
        return transpose(reshape(conv1d(x, layer[projection]), {0, config.n_heads, head_width, -1}),
                         {0, 1, 3, 2});
    };
    const Value query = heads("conv_q") / std::sqrt(static_cast<double>(head_width));
    const Value key = reshape(conv1d(x, layer["conv_k"]), {0, config.n_heads, head_width, -1});
    const Value relative = matmul(query, transpose(layer("emb_rel_k"), {0, 2, 1}));
    const Value scores = matmul(query, key) + band_to_square(relative, shared);
    const Value weights = softmax(scores + shared.masked_scores, -1);
    const Value attended = matmul(weights, heads("conv_v")) +
                           matmul(square_to_band(weights, shared), layer("emb_rel_v"));
    const Value joined =
        reshape(transpose(attended, {0, 1, 3, 2}), {0, config.hidden_channels, -1});
    return conv1d(joined, layer["conv_o"]);
}

/// Computes what FeedForward::forward() computes.
Value feed_forward(const Value& x, const Parameters& layer, const Shared& shared,
                   const VitsConfig& config) {
    const onnx::Convolved padded{.padding = (config.kernel_size - 1) / 2,
                                 .padding_after = config.kernel_size / 2};
    const Value inner = apply("Relu", conv1d(x * shared.mask, layer["conv_1"], padded));
    return conv1d(inner * shared.mask, layer["conv_2"], padded) * shared.mask;
}

} // namespace

EncodedTextGraph text_encoder_graph(const Value& tokens, const Value& mask, const Value& time,
                                    const Parameters& encoder, const VitsConfig& config) {
    const Shared shared = shared_by_layers(mask, time);
    const Value embedded = gather(encoder["emb"]("weight"), tokens, 0) *
                           std::sqrt(static_cast<double>(config.hidden_channels));
    Value x = transpose(embedded, {0, 2, 1}) * mask;
    const Parameters layers = encoder["encoder"];
    for (std::int64_t i = 0; i < config.n_layers; ++i) {
        const auto index = static_cast<std::size_t>(i);
        x = channel_norm(x + attention(x, layers["attn_layers"][index], shared, config),
                         layers["norm_layers_1"][index]);
        x = channel_norm(x + feed_forward(x, layers["ffn_layers"][index], shared, config),
                         layers["norm_layers_2"][index]);
    }
    x = x * mask;
    return {x, conv1d(x, encoder["proj"]) * mask};
}

} // namespace formant::vits
