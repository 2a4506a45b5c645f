#include "engine/nn/framed_mel.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

namespace formant {

FramedMel::FramedMel(const Config& config, at::Tensor filter_bank)
    : config_(config), filter_bank_(std::move(filter_bank)) {}

at::Tensor FramedMel::spectrum(const at::Tensor& samples) const {
    const FullPrecisionScope full(samples.device().type());
    const std::int64_t mirrored = (config_.n_fft - config_.hop_length) / 2;
    const at::Tensor exact = in_full_precision(samples);
    const at::Tensor padded =
        at::reflection_pad1d(exact.unsqueeze(1), {mirrored, mirrored}).squeeze(1);
    const at::Tensor window = at::hann_window(config_.n_fft, exact.options());
    const at::Tensor parts = at::view_as_real(
        at::stft(padded, config_.n_fft, config_.hop_length, config_.n_fft, window,
                 /*center=*/false, "reflect", /*normalized=*/false, /*onesided=*/true,
                 /*return_complex=*/true));
    return (parts.square().sum(-1) + config_.power_floor).sqrt();
}

at::Tensor FramedMel::log_mel(const at::Tensor& spectrum) const {
    const FullPrecisionScope full(spectrum.device().type());
    const at::Tensor exact = in_full_precision(spectrum);
    return at::matmul(filter_bank_.to(exact.options()), exact).clamp_min(1e-5).log();
}

} // namespace formant
