#pragma once

#include "engine/models/hifigan/discriminator.h"
#include "engine/nn/convolution.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formant::hifigan {

/// Looks at every `period`th sample (Kong et al. 2020, section 2.3, multi-period discriminator).
class PeriodDiscriminator : public Discriminator {
  public:
    /// widest: channels of its last layers.
    PeriodDiscriminator(std::int64_t period, WeightNorm norm,
                        std::int64_t widest = public_discriminator_channels);
    Judgement judge(const at::Tensor& samples) override;

  private:
    /// [B, 1, N] -> [B, 1, period, N / period], mirrored at the end to a whole number of periods: a
    /// row for each phase. Convolutions of long rows are faster than of columns beside one another.
    at::Tensor folded(const at::Tensor& samples) const;

    std::int64_t period_;
    std::vector<std::shared_ptr<Convolution>> convs_;
    std::shared_ptr<Convolution> conv_post_;
};

} // namespace formant::hifigan
