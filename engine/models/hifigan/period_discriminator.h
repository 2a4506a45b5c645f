#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <cstdint>

namespace formant::hifigan {

/// Looks at every `period`th sample (Kong et al. 2020, section 2.3, multi-period discriminator).
class PeriodDiscriminator : public Discriminator {
  public:
    /// widest: channels of its last layers.
    PeriodDiscriminator(std::int64_t period, WeightNorm norm,
                        std::int64_t widest = public_discriminator_channels);

  private:
    /// [B, 1, N] -> [B, 1, period, N / period], mirrored at the end to a whole number of periods: a
    /// row for each phase. Convolutions of long rows are faster than of columns beside one another.
    at::Tensor laid_out(const at::Tensor& samples) const override;

    std::int64_t period_;
};

} // namespace formant::hifigan
