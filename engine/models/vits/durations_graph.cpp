#include "engine/models/vits/durations_graph.h"

#include "engine/models/vits/duration_flow.h"
#include "engine/models/vits/separable_convolutions.h"
#include "engine/onnx/spline_graph.h"

#include <cmath>

namespace formant::vits {
namespace {

using onnx::Parameters;
using onnx::Value;

/// Computes what SeparableConvolutions::forward() computes.
Value separable_convolutions(Value x, const Parameters& module, const Value& mask,
                             std::int64_t channels) {
    std::int64_t dilation = 1;
    for (std::size_t i = 0; i < separable_layers; ++i, dilation *= separable_kernel) {
        const Value in_time =
            gelu(channel_norm(same_conv1d(x * mask, module["convs_sep"][i], dilation, channels),
                              module["norms_1"][i]));
        x = x + gelu(channel_norm(conv1d(in_time, module["convs_1x1"][i]), module["norms_2"][i]));
    }
    return x * mask;
}

/// Computes what SplineFlow::inverse() computes, of halves [B, 1, L]; returns the second half.
Value inverse_spline(const Value& first, const Value& second, const Value& condition,
                     const Value& mask, const Parameters& flow, std::int64_t channels) {
    const Value hidden = separable_convolutions(conv1d(first, flow["pre"]) + condition,
                                                flow["convs"], mask, channels);
    const Value all = transpose(conv1d(hidden, flow["proj"]) * mask, {0, 2, 1});
    const double scale = 1 / std::sqrt(static_cast<double>(channels));
    const onnx::SplineGraph spline{.widths = slice(all, 2, 0, spline_bins) * scale,
                                   .heights = slice(all, 2, spline_bins, 2 * spline_bins) * scale,
                                   .derivatives =
                                       slice(all, 2, 2 * spline_bins, 3 * spline_bins - 1),
                                   .bins = spline_bins,
                                   .bound = spline_bound};
    return unsqueeze(inverse_spline_graph(squeeze(second, 1), spline), 1) * mask;
}

} // namespace

/// The channels are swapped before each spline, by their names.
Value stochastic_durations_graph(const Value& hidden, const Value& noise, const Value& mask,
                                 const Value* speaker, const Parameters& predictor,
                                 const VitsConfig& config) {
    const std::int64_t channels = config.hidden_channels;
    Value x = conv1d(hidden, predictor["pre"]);
    if (speaker != nullptr)
        x = x + conv1d(*speaker, predictor["cond"]);
    const Value condition =
        conv1d(separable_convolutions(x, predictor["convs"], mask, channels), predictor["proj"]) *
        mask;
    const Parameters flows = predictor["flows"];
    std::vector<Value> halves = split(noise, 1, 2, 1);
    for (std::size_t i = duration_splines; i-- > 1;) {
        std::swap(halves[0], halves[1]);
        halves[1] =
            inverse_spline(halves[0], halves[1], condition, mask, flows[2 * i + 1], channels);
        halves[0] = halves[0] * mask;
    }
    // Of the affine flow, only the first channel is used: after the last swap, the second half.
    const Value shift = slice(flows["0"]("m"), 0, 0, 1),
                log_scale = slice(flows["0"]("logs"), 0, 0, 1);
    return (halves[1] - shift) * apply("Exp", -log_scale) * mask;
}

Value durations_graph(const Value& hidden, const Value& mask, const Value* speaker,
                      const Parameters& predictor) {
    Value x = hidden;
    if (speaker != nullptr)
        x = x + conv1d(*speaker, predictor["cond"]);
    for (const char* layer : {"1", "2"}) {
        const Value inner =
            apply("Relu", same_conv1d(x * mask, predictor[std::string("conv_") + layer]));
        x = channel_norm(inner, predictor[std::string("norm_") + layer]);
    }
    return conv1d(x * mask, predictor["proj"]) * mask;
}

} // namespace formant::vits
