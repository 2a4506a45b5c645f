#pragma once

#include "engine/audio/framed_spectrum.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Computes spectra and mels as upstream VITS and HiFi-GAN do for their losses: differentiable and
/// in full precision.
class FramedMel {
  public:
    using Config = FramedSpectrumConfig;
    /// Uses the mel filter bank [n_mels, n_fft / 2 + 1].
    FramedMel(const Config& config, at::Tensor filter_bank);

    /// Converts samples [B, N] to magnitudes [B, n_fft / 2 + 1, N / hop_length].
    at::Tensor spectrum(const at::Tensor& samples) const;
    /// Returns the natural-log mel [B, n_mels, T], floored at 1e-5 before the logarithm. Not for
    /// several threads at once.
    at::Tensor log_mel(const at::Tensor& spectrum) const;

  private:
    Config config_;
    mutable at::Tensor
        filter_bank_; ///< follows the spectra to their device, so that a step copies nothing
};

} // namespace formant
