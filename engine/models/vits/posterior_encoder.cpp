#include "engine/models/vits/posterior_encoder.h"

#include "engine/nn/conv1d.h"

#include <ATen/ATen.h>

namespace formant::vits {

PosteriorEncoder::PosteriorEncoder(const VitsConfig& config, std::int64_t spec_channels)
    : pre_(register_module("pre", conv1d(spec_channels, config.hidden_channels))),
      enc_(register_module("enc", std::make_shared<WaveNet>(
                                      WaveNet::Config{.channels = config.hidden_channels,
                                                      .kernel = 5,
                                                      .layers = 16,
                                                      .speaker_channels = config.gin_channels}))),
      proj_(register_module("proj", conv1d(config.hidden_channels, 2 * config.inter_channels))) {}

Posterior PosteriorEncoder::forward(const at::Tensor& spectrum, const at::Tensor& noise,
                                    const FrameMask& mask, const at::Tensor& speaker) {
    const at::Tensor hidden = enc_->forward(pre_(spectrum) * mask.values(), mask, speaker);
    const auto parts = (proj_(hidden) * mask.values()).chunk(2, 1);
    const at::Tensor z = (parts[0] + noise * parts[1].exp()) * mask.values();
    return {z, {parts[0], parts[1]}};
}

} // namespace formant::vits
