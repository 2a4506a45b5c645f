#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <memory>
#include <vector>

namespace formant::hifigan {

/// Looks at consecutive samples (Kumar et al. 2019, MelGAN, section 2.2).
class ScaleDiscriminator : public Discriminator {
  public:
    /// layers: from 1 channel to 1024.
    ScaleDiscriminator(const std::vector<ConvolutionShape>& layers, WeightNorm norm);
    Judgement judge(const at::Tensor& samples) override;

  private:
    std::vector<std::shared_ptr<Convolution>> convs_;
    std::shared_ptr<Convolution> conv_post_;
};

/// Those of HiFi-GAN.
std::vector<ConvolutionShape> scale_layers();

} // namespace formant::hifigan
