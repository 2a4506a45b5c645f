#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Converts log-mel frames to audio: Griffin-Lim or HiFi-GAN.
class Vocoder {
  public:
    virtual ~Vocoder() = default;
    /// Converts log-mel [B, n_mels, T] to samples [B, (T - 1) * hop_length], from the center of the
    /// first frame to that of the last.
    virtual at::Tensor waveform(const at::Tensor& log_mel) const = 0;
};

} // namespace formant
