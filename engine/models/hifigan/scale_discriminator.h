#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <cstdint>
#include <vector>

namespace formant::hifigan {

/// Looks at consecutive samples (Kumar et al. 2019, MelGAN, section 2.2).
class ScaleDiscriminator : public Discriminator {
  public:
    /// layers: from 1 channel on, without the one that makes the score.
    ScaleDiscriminator(std::vector<ConvolutionShape> layers, WeightNorm norm);
};

/// Layers of a public scale discriminator, narrower where `widest` is below 1024: channels and
/// groups.
std::vector<ConvolutionShape> narrowed(std::vector<ConvolutionShape> layers, std::int64_t widest);

/// Those of HiFi-GAN.
std::vector<ConvolutionShape> scale_layers(std::int64_t widest);

} // namespace formant::hifigan
