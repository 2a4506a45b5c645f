#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

struct FramedSpectrumConfig {
    std::int64_t n_fft = 1024; ///< also the length of the Hann window
    std::int64_t hop_length = 256;
    double power_floor = 1e-6; ///< added to the power below the square root

    /// Samples that are mirrored in front.
    std::int64_t mirrored_before() const { return (n_fft - hop_length) / 2; }
    /// And behind, where it is one more if they are odd together: then the public code has a frame
    /// less than hops. A signal must be longer.
    std::int64_t mirrored_behind() const { return n_fft - hop_length - mirrored_before(); }
};

/// Magnitudes [B, n_fft / 2 + 1, N / hop_length] of samples [B, N], as the public VITS and HiFi-GAN
/// code computes them: exactly one frame a hop (the signal is mirrored at both ends, and frames are
/// not centred), differentiable.
at::Tensor framed_spectrum(const at::Tensor& samples, const FramedSpectrumConfig& config);

} // namespace formant
