#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <cstdint>
#include <vector>

namespace formant::hifigan {

/// Discriminator of consecutive samples (Kumar et al. 2019, MelGAN, section 2.2).
class ScaleDiscriminator : public Discriminator {
  public:
    /// Creates the layers, the first with 1 input channel, and appends the one that outputs the
    /// score.
    ScaleDiscriminator(std::vector<ConvolutionShape> layers, WeightNorm norm);
};

/// Divides the channels and groups of an upstream scale discriminator's layers so that the widest
/// has `widest` channels.
std::vector<ConvolutionShape> narrowed(std::vector<ConvolutionShape> layers, std::int64_t widest);

/// Returns the layers of HiFi-GAN's scale discriminator.
std::vector<ConvolutionShape> scale_layers(std::int64_t widest);

} // namespace formant::hifigan
