#include "engine/nn/framed_mel.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

namespace formant {

FramedMel::FramedMel(const Config& config, at::Tensor filter_bank)
    : config_(config), filter_bank_(std::move(filter_bank)) {}

at::Tensor FramedMel::spectrum(const at::Tensor& samples) const {
    const FullPrecisionScope full(samples.device().type());
    return framed_spectrum(in_full_precision(samples), config_);
}

at::Tensor FramedMel::log_mel(const at::Tensor& spectrum) const {
    const FullPrecisionScope full(spectrum.device().type());
    const at::Tensor exact = in_full_precision(spectrum);
    if (filter_bank_.device() != exact.device() || filter_bank_.dtype() != exact.dtype())
        filter_bank_ = filter_bank_.to(exact.options());
    return at::matmul(filter_bank_, exact).clamp_min(1e-5).log();
}

} // namespace formant
