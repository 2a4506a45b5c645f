#pragma once

#include "engine/models/hifigan/discriminator.h"

#include <memory>
#include <vector>

namespace formant::hifigan {

/// Several discriminators, as `discriminators.N`.
class DiscriminatorSet : public torch::nn::Module {
  public:
    /// Of each of them. samples [B, 1, N]
    virtual Judgements judge(const at::Tensor& samples);

  protected:
    explicit DiscriminatorSet(std::vector<std::shared_ptr<Discriminator>> discriminators);
    const std::vector<std::shared_ptr<Discriminator>>& discriminators() const {
        return discriminators_;
    }

  private:
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
    Judgements judge(const at::Tensor& samples) override;
};

/// Real or made, their places in the batch one behind the other would change the power iterations
/// of a spectral norm: so each has its own pass.
struct JudgedPair {
    Judgements real, made;
};
JudgedPair judge_pair(DiscriminatorSet& set, const at::Tensor& real, const at::Tensor& made);

} // namespace formant::hifigan
