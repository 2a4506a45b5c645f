#include "engine/models/vits/stochastic_duration_predictor.h"

#include "engine/nn/conv1d.h"
#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::vits {
namespace {

constexpr double conv_dropout_rate = 0.5;
constexpr double min_duration = 1e-5; ///< in frames, lower bound before the logarithm

/// Returns -log N(z; 0, 1), summed over channels and tokens [B].
at::Tensor normal_nll(const at::Tensor& z, const FrameMask& mask) {
    return (0.5 * (std::log(2 * M_PI) + z.square()) * mask.values()).sum({1, 2});
}

} // namespace

StochasticDurationPredictor::StochasticDurationPredictor(std::int64_t channels,
                                                         std::int64_t speaker_channels)
    : flows_(register_module("flows", std::make_shared<DurationFlow>(channels))),
      post_pre_(register_module("post_pre", conv1d(1, channels))),
      post_proj_(register_module("post_proj", conv1d(channels, channels))),
      post_convs_(register_module(
          "post_convs", std::make_shared<SeparableConvolutions>(channels, conv_dropout_rate))),
      post_flows_(register_module("post_flows", std::make_shared<DurationFlow>(channels))),
      pre_(register_module("pre", conv1d(channels, channels))),
      proj_(register_module("proj", conv1d(channels, channels))),
      convs_(register_module(
          "convs", std::make_shared<SeparableConvolutions>(channels, conv_dropout_rate))) {
    if (speaker_channels > 0)
        cond_ = register_module("cond", conv1d(speaker_channels, channels));
}

/// Detaches its inputs: the duration loss must train neither the encoder nor the speaker embedding.
at::Tensor StochasticDurationPredictor::condition(const at::Tensor& hidden, const FrameMask& mask,
                                                  const at::Tensor& speaker,
                                                  const Dropout& dropout) {
    at::Tensor x = pre_(hidden.detach());
    if (speaker.defined() && !cond_.is_empty())
        x = x + cond_(speaker.detach());
    return proj_(convs_->forward(x, mask, dropout.scoped("convs"))) * mask.values();
}

StochasticDurationPredictor::Dequantized
StochasticDurationPredictor::dequantize(const at::Tensor& durations, const at::Tensor& noise,
                                        const at::Tensor& condition, const FrameMask& mask,
                                        const Dropout& dropout) {
    const at::Tensor convolved =
        post_convs_->forward(post_pre_(durations), mask, dropout.scoped("post_convs"));
    const at::Tensor hidden = post_proj_(convolved) * mask.values();
    const at::Tensor start = noise * mask.values();
    const FlowResult q = post_flows_->forward(start, condition + hidden, mask);
    const auto parts = q.z.chunk(2, 1);
    const at::Tensor stretch =
        ((at::log_sigmoid(parts[0]) + at::log_sigmoid(-parts[0])) * mask.values()).sum({1, 2});
    return {parts[0], parts[1], -normal_nll(start, mask) - q.log_determinant - stretch};
}

at::Tensor StochasticDurationPredictor::negative_log_likelihood(
    const at::Tensor& hidden, const at::Tensor& durations, const at::Tensor& noise,
    const FrameMask& mask, const at::Tensor& speaker, const Dropout& dropout) {
    const at::Tensor x = condition(hidden, mask, speaker, dropout);
    const Dequantized q = dequantize(durations, noise, x, mask, dropout);
    const at::Tensor rest = (durations - q.logit.sigmoid()) * mask.values();
    const at::Tensor logarithm = rest.clamp_min(min_duration).log() * mask.values();
    const FlowResult p = flows_->forward(at::cat({logarithm, q.second}, 1), x, mask);
    return normal_nll(p.z, mask) - p.log_determinant + logarithm.sum({1, 2}) + q.log_q;
}

at::Tensor StochasticDurationPredictor::draw(const at::Tensor& hidden, const at::Tensor& noise,
                                             const FrameMask& mask, const at::Tensor& speaker) {
    const at::Tensor x = condition(hidden, mask, speaker, Dropout());
    return flows_->inverse(noise.to(full_precision_type(x)), x, mask).narrow(1, 0, 1);
}

} // namespace formant::vits
