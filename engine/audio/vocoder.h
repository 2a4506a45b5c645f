#pragma once

#include <ATen/core/Tensor.h>

namespace formant {

/// Turns log-mel frames into sound: Griffin-Lim, later HiFi-GAN.
class Vocoder {
  public:
    virtual ~Vocoder() = default;
    /// log-mel [B, n_mels, T] -> samples [B, about T * hop_length]
    virtual at::Tensor waveform(const at::Tensor& log_mel) const = 0;
};

} // namespace formant
