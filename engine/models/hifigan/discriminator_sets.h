#pragma once

#include "engine/models/hifigan/discriminator.h"

#include <memory>
#include <vector>

namespace formant::hifigan {

/// Several discriminators, as `discriminators.N`.
class DiscriminatorSet : public torch::nn::Module {
  public:
    /// real and made [B, 1, N]
    JudgedPair judge(at::Tensor real, at::Tensor made);

  protected:
    explicit DiscriminatorSet(std::vector<std::shared_ptr<Discriminator>> discriminators);

  private:
    /// What the next discriminator gets, of what the one before it got.
    virtual at::Tensor next_scale(const at::Tensor& samples) const { return samples; }

    std::vector<std::shared_ptr<Discriminator>> discriminators_;
};

/// Periods 2, 3, 5, 7 and 11 (Kong et al. 2020, section 2.3).
class MultiPeriodDiscriminator : public DiscriminatorSet {
  public:
    explicit MultiPeriodDiscriminator(std::int64_t widest = public_discriminator_channels);
};

/// The samples as they are (spectral norm), and the means of 2 and of 4 (section 2.3).
class MultiScaleDiscriminator : public DiscriminatorSet {
  public:
    explicit MultiScaleDiscriminator(std::int64_t widest = public_discriminator_channels);

  private:
    /// Half the sample rate.
    at::Tensor next_scale(const at::Tensor& samples) const override;
};

} // namespace formant::hifigan
