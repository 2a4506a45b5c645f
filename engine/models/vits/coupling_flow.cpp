#include "engine/models/vits/coupling_flow.h"

#include "engine/nn/conv1d.h"

#include <ATen/ATen.h>
#include <torch/nn/init.h>
#include <torch/nn/modules/container/modulelist.h>

namespace formant::vits {
/// Initializes the layer as the identity.
CouplingLayer::CouplingLayer(const VitsConfig& config)
    : pre_(register_module("pre", conv1d(config.inter_channels / 2, config.hidden_channels))),
      enc_(register_module("enc", std::make_shared<WaveNet>(
                                      WaveNet::Config{.channels = config.hidden_channels,
                                                      .kernel = 5,
                                                      .layers = coupling_layers,
                                                      .speaker_channels = config.gin_channels}))),
      post_(register_module("post", conv1d(config.hidden_channels, config.inter_channels / 2))) {
    torch::nn::init::zeros_(post_->weight);
    torch::nn::init::zeros_(post_->bias);
}

at::Tensor CouplingLayer::forward(const at::Tensor& x, const FrameMask& mask,
                                  const at::Tensor& speaker, int direction) {
    const auto halves = x.chunk(2, 1);
    const at::Tensor hidden = enc_->forward(pre_(halves[0]) * mask.values(), mask, speaker);
    const at::Tensor shift = post_(hidden) * mask.values();
    const at::Tensor moved =
        direction > 0 ? shift + halves[1] * mask.values() : (halves[1] - shift) * mask.values();
    return at::cat({halves[0], moved}, 1);
}

/// Registers empty modules for the channel reversals, which upstream's list counts although they
/// have no parameters.
CouplingFlow::CouplingFlow(const VitsConfig& config) {
    const auto flows = register_module("flows", torch::nn::ModuleList());
    for (std::int64_t i = 0; i < couplings; ++i) {
        layers_.push_back(std::make_shared<CouplingLayer>(config));
        flows->push_back(layers_.back());
        flows->push_back(torch::nn::ModuleList());
    }
}

at::Tensor CouplingFlow::to_prior(at::Tensor z, const FrameMask& mask, const at::Tensor& speaker) {
    for (const auto& layer : layers_)
        z = layer->forward(z, mask, speaker, 1).flip(1);
    return z;
}

at::Tensor CouplingFlow::from_prior(at::Tensor z, const FrameMask& mask,
                                    const at::Tensor& speaker) {
    for (auto layer = layers_.rbegin(); layer != layers_.rend(); ++layer)
        z = (*layer)->forward(z.flip(1), mask, speaker, -1);
    return z;
}

} // namespace formant::vits
