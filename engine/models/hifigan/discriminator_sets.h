#pragma once

#include "engine/models/hifigan/discriminator.h"

#include <memory>
#include <vector>

namespace formant::hifigan {

/// A set of discriminators, registered as `discriminators.N`.
class DiscriminatorSet : public torch::nn::Module {
  public:
    /// Runs all discriminators on real and generated samples [B, 1, N].
    DiscriminatorOutputPair discriminate(at::Tensor real, at::Tensor generated);

  protected:
    explicit DiscriminatorSet(std::vector<std::shared_ptr<Discriminator>> discriminators);

  private:
    /// Converts the input of one discriminator to that of the next.
    virtual at::Tensor next_scale(const at::Tensor& samples) const { return samples; }

    std::vector<std::shared_ptr<Discriminator>> discriminators_;
};

/// Multi-period discriminator: periods 2, 3, 5, 7 and 11 (Kong et al. 2020, section 2.3).
class MultiPeriodDiscriminator : public DiscriminatorSet {
  public:
    explicit MultiPeriodDiscriminator(std::int64_t widest = upstream_discriminator_channels);
};

/// Multi-scale discriminator: the samples unchanged (with spectral norm), and average-pooled by 2
/// and by 4 (section 2.3).
class MultiScaleDiscriminator : public DiscriminatorSet {
  public:
    explicit MultiScaleDiscriminator(std::int64_t widest = upstream_discriminator_channels);

  private:
    /// Halves the sample rate.
    at::Tensor next_scale(const at::Tensor& samples) const override;
};

} // namespace formant::hifigan
