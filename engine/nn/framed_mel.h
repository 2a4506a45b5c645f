#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Spectra as the public VITS and HiFi-GAN code computes them: exactly one frame a hop (the signal
/// is mirrored by (n_fft - hop) / 2 at both ends, and frames are not centred), differentiable.
class FramedMel {
  public:
    struct Config {
        std::int64_t n_fft = 1024; ///< also the length of the Hann window
        std::int64_t hop_length = 256;
        double power_floor = 1e-6; ///< added to the power below the square root
    };
    /// filter_bank [n_mels, n_fft / 2 + 1]
    FramedMel(const Config& config, at::Tensor filter_bank);

    /// samples [B, N] -> magnitudes [B, n_fft / 2 + 1, N / hop_length]
    at::Tensor spectrum(const at::Tensor& samples) const;
    /// Natural-log mel [B, n_mels, T], floored at 1e-5 before the logarithm.
    at::Tensor log_mel(const at::Tensor& spectrum) const;

  private:
    Config config_;
    at::Tensor filter_bank_;
};

} // namespace formant
