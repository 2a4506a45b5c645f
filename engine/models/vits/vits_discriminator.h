#pragma once

#include "engine/models/hifigan/discriminator_sets.h"

namespace formant::vits {

/// VITS's discriminators: one of consecutive samples, then HiFi-GAN's with periods 2, 3, 5, 7 and
/// 11 (Kim et al. 2021, section 2.5.4).
class VitsDiscriminator : public hifigan::DiscriminatorSet {
  public:
    explicit VitsDiscriminator(bool use_spectral_norm,
                               std::int64_t widest = hifigan::upstream_discriminator_channels);
};

} // namespace formant::vits
