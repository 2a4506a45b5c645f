#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant::gpt {

/// How a token is chosen from its scores.
struct SamplingOptions {
    double temperature = 0.8;      ///< divides the scores; 0: the highest score wins
    std::int64_t top_k = 30;       ///< number of the highest scores that may win; 0: all
    double top_p = 0.8;            ///< the smallest set of tokens with this probability may win
    double repetition_penalty = 1; ///< above 1 makes tokens less likely that occurred before
};

/// Chooses the next tokens of a batch. Rows are independent of each other: the same scores and
/// draws give the same token, whatever the batch.
class TokenSampler {
  public:
    /// A batch of sequences of tokens below `tokens`. `occurred` are tokens that count as having
    /// occurred in every sequence.
    TokenSampler(const SamplingOptions& options, std::int64_t batch, std::int64_t tokens,
                 const std::vector<std::int64_t>& occurred = {});

    /// Returns the scores after repetition penalty (Keskar et al. 2019, section 4.1), temperature,
    /// top-k (Fan et al. 2018) and top-p (Holtzman et al. 2020), in this order, of logits [B,
    /// tokens]; -inf for tokens that cannot win. Temperature 0 changes no score.
    at::Tensor scores(const at::Tensor& logits) const;
    /// Returns the next tokens int64 [B], chosen by uniform draws in [0, 1) [B], and remembers
    /// them.
    at::Tensor next(const at::Tensor& logits, const at::Tensor& draws);
    /// Marks tokens int64 [B] as having occurred.
    void remember(const at::Tensor& tokens);

  private:
    SamplingOptions options_;
    at::Tensor occurred_; ///< bool [B, tokens]; on the device of the logits from the first on
};

} // namespace formant::gpt
