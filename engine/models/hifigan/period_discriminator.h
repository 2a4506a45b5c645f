#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <cstdint>

namespace formant::hifigan {

/// Discriminator of every `period`th sample (Kong et al. 2020, section 2.3, multi-period
/// discriminator).
class PeriodDiscriminator : public Discriminator {
  public:
    /// Creates the layers; `widest` is the number of channels of the last ones.
    PeriodDiscriminator(std::int64_t period, WeightNorm norm,
                        std::int64_t widest = upstream_discriminator_channels);

  private:
    /// Reshapes [B, 1, N] -> [B, 1, period, N / period], with reflection padding to a whole number
    /// of periods. One row per phase, since convolutions along long rows are faster than upstream's
    /// along columns.
    at::Tensor reshape_input(const at::Tensor& samples) const override;

    std::int64_t period_;
};

} // namespace formant::hifigan
