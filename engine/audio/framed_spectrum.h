#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

struct FramedSpectrumConfig {
    std::int64_t n_fft = 1024; ///< also the length of the Hann window
    std::int64_t hop_length = 256;
    double power_floor = 1e-6; ///< added to the power below the square root

    /// Returns the number of samples of reflection padding in front.
    std::int64_t mirrored_before() const { return (n_fft - hop_length) / 2; }
    /// Returns the number of samples of reflection padding at the end: one more than in front if
    /// the total is odd, for which the upstream code has one frame less than hops. The signal must
    /// be longer than this.
    std::int64_t mirrored_behind() const { return n_fft - hop_length - mirrored_before(); }
};

/// Computes magnitudes [B, n_fft / 2 + 1, N / hop_length] of samples [B, N] like the upstream VITS
/// and HiFi-GAN code: exactly one frame per hop (reflection padding, frames not centered). The
/// result is differentiable.
at::Tensor framed_spectrum(const at::Tensor& samples, const FramedSpectrumConfig& config);

} // namespace formant
