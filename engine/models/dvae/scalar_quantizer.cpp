#include "engine/models/dvae/scalar_quantizer.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::dvae {
namespace {

/// Widens the range a little, so that rounding reaches the outermost levels.
constexpr double widening = 1 + 1e-3;

/// Returns the number of levels below 0.
double middle_of(std::int64_t levels) {
    return std::floor(static_cast<double>(levels) / 2);
}

} // namespace

/// The places are a buffer, so that they follow the module to its device.
ScalarQuantizer::ScalarQuantizer(std::int64_t levels, std::int64_t channels)
    : levels_(levels),
      places_(register_buffer(
          "places", at::pow(levels, at::arange(channels, at::kLong)).to(at::kLong).unsqueeze(1))) {}

std::int64_t ScalarQuantizer::codes() const {
    std::int64_t codes = 1;
    for (std::int64_t i = 0; i < places_.size(0); ++i)
        codes *= levels_;
    return codes;
}

/// An even number of levels lies around 0, so that none of them is at 0.
Quantized ScalarQuantizer::quantize(const at::Tensor& x) const {
    const double half = static_cast<double>(levels_ - 1) * widening / 2;
    const double offset = levels_ % 2 == 0 ? 0.5 : 0;
    const double middle = middle_of(levels_);
    const at::Tensor bounded = (x + std::atanh(offset / half)).tanh() * half - offset;
    const at::Tensor rounded = bounded.detach().round();
    const at::Tensor codes = ((rounded + middle).to(at::kLong) * places_).sum(1);
    return {codes, (bounded + (rounded - bounded.detach())) / middle, {}, {}};
}

at::Tensor ScalarQuantizer::vectors_of(const at::Tensor& codes) const {
    const at::Tensor index = at::div(codes.unsqueeze(1), places_, "floor").remainder(levels_);
    const double middle = middle_of(levels_);
    return (index.to(at::kFloat) - middle) / middle;
}

} // namespace formant::dvae
