#pragma once

#include "engine/models/dvae/quantizer.h"

namespace formant::dvae {

/// Replaces vectors by the nearest ones of a codebook (van den Oord et al. 2017, section 3.1).
///
/// The vectors are learned by gradient (equation 3). Upstream moves them by averages of what they
/// replaced (appendix A.1): these are not sums over the samples of a batch, so they would differ
/// between micro-batches and ranks. Parameter: embed [dim, codes]. Buffers of upstream's averages,
/// written as they were read: cluster_size [codes], embed_avg [dim, codes].
class Codebook : public Quantizer {
  public:
    Codebook(std::int64_t dim, std::int64_t codes);

    Quantized quantize(const at::Tensor& x) const override;
    at::Tensor vectors_of(const at::Tensor& codes) const override;
    std::int64_t codes() const override { return embed_.size(1); }

  private:
    at::Tensor embed_;
};

} // namespace formant::dvae
