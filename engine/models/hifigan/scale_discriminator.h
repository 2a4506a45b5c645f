#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <memory>
#include <vector>

namespace formant::hifigan {

/// Looks at consecutive samples (Kumar et al. 2019, MelGAN, section 2.2).
class ScaleDiscriminator : public Discriminator {
  public:
    /// layers: from 1 channel on.
    ScaleDiscriminator(const std::vector<ConvolutionShape>& layers, WeightNorm norm);
    Judgement judge(const at::Tensor& samples) override;

  private:
    std::vector<std::shared_ptr<Convolution>> convs_;
    std::shared_ptr<Convolution> conv_post_;
};

/// Layers of a public scale discriminator, narrower where `widest` is below 1024: channels and
/// groups.
std::vector<ConvolutionShape> narrowed(std::vector<ConvolutionShape> layers, std::int64_t widest);

/// Those of HiFi-GAN.
std::vector<ConvolutionShape> scale_layers(std::int64_t widest);

} // namespace formant::hifigan
