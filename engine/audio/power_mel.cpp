#include "engine/audio/power_mel.h"

#include "engine/audio/log_mel.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

constexpr double min_power = 1e-5;

/// Reflection needs more samples than it adds; silence follows a shorter recording.
at::Tensor long_enough(const at::Tensor& samples, std::int64_t n_fft) {
    const std::int64_t missing = n_fft / 2 + 1 - samples.size(-1);
    return missing > 0 ? at::constant_pad_nd(samples, {0, missing}) : samples;
}

at::Tensor filter_bank(MelConfig config, std::int64_t n_fft) {
    config.n_fft = n_fft;
    return mel_filter_bank(config);
}

} // namespace

PowerMel::PowerMel(const MelConfig& config, std::int64_t n_fft)
    : n_fft_(n_fft), window_length_(config.n_fft), hop_length_(config.hop_length),
      filter_bank_(filter_bank(config, n_fft)) {}

at::Tensor PowerMel::operator()(const at::Tensor& samples) const {
    const at::Tensor spectrum =
        at::stft(long_enough(samples, n_fft_), n_fft_, hop_length_, window_length_,
                 at::hann_window(window_length_, samples.options()), /*center=*/true, "reflect",
                 /*normalized=*/false, /*onesided=*/true, /*return_complex=*/true);
    const at::Tensor power = at::real(spectrum).square() + at::imag(spectrum).square();
    const std::int64_t frames = 1 + samples.size(-1) / hop_length_;
    const bool is_there = filter_bank_.device() == samples.device();
    return at::matmul(is_there ? filter_bank_ : filter_bank_.to(samples.device()), power)
        .clamp_min(min_power)
        .log()
        .narrow(-1, 0, frames);
}

void PowerMel::to(const at::Device& device) {
    if (filter_bank_.device() != device)
        filter_bank_ = filter_bank_.to(device);
}

} // namespace formant
