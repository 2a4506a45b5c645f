#include "engine/audio/framed_spectrum.h"

#include <ATen/ATen.h>

namespace formant {

at::Tensor framed_spectrum(const at::Tensor& samples, const FramedSpectrumConfig& config) {
    const at::Tensor padded = at::reflection_pad1d(samples.unsqueeze(1), {config.mirrored_before(),
                                                                          config.mirrored_behind()})
                                  .squeeze(1);
    const at::Tensor window = at::hann_window(config.n_fft, samples.options());
    const at::Tensor parts = at::view_as_real(
        at::stft(padded, config.n_fft, config.hop_length, config.n_fft, window,
                 /*center=*/false, "reflect", /*normalized=*/false, /*onesided=*/true,
                 /*return_complex=*/true));
    return (parts.square().sum(-1) + config.power_floor).sqrt();
}

} // namespace formant
