#pragma once

#include "engine/models/dvae/quantizer.h"

namespace formant::dvae {

/// Rounds each channel to one of a few levels in [-1, 1] (finite scalar quantization, Mentzer et
/// al. 2023, section 3.1). All codes are in use from the first step on, without a loss of its own:
/// a codebook that is learned from few recordings uses a handful.
class ScalarQuantizer : public Quantizer {
  public:
    ScalarQuantizer(std::int64_t levels, std::int64_t channels);

    Quantized quantize(const at::Tensor& x) const override;
    at::Tensor vectors_of(const at::Tensor& codes) const override;
    std::int64_t codes() const override;

  private:
    std::int64_t levels_;
    at::Tensor places_; ///< int64 [dim, 1]: what a level of each channel adds to the code
};

} // namespace formant::dvae
