#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Turns log-mel frames into sound: Griffin-Lim or HiFi-GAN.
class Vocoder {
  public:
    virtual ~Vocoder() = default;
    /// log-mel [B, n_mels, T] -> samples [B, (T - 1) * hop_length], from the middle of the
    /// first frame to that of the last
    virtual at::Tensor waveform(const at::Tensor& log_mel) const = 0;
};

} // namespace formant
