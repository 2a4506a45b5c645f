#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

struct GriffinLimConfig {
    std::int64_t iterations = 60;
    double momentum = 0.99;
    std::uint64_t seed = 0; ///< of the initial phases
};

/// Reconstructs phases by fast Griffin-Lim (Perraudin, Balazs and Soendergaard 2013): log-mel
/// [B, n_mels, T] -> magnitude by the pseudo-inverse filter bank -> waveform.
class GriffinLim : public Vocoder {
  public:
    GriffinLim(const MelConfig& mel, const GriffinLimConfig& config);
    /// Converts log-mel [B, n_mels, T] to samples [B, (T - 1) * hop_length].
    at::Tensor waveform(const at::Tensor& log_mel) const override;
    /// Converts magnitudes [B, n_fft / 2 + 1, T] to samples [B, (T - 1) * hop_length].
    at::Tensor from_magnitude(const at::Tensor& magnitude) const;

  private:
    MelConfig mel_;
    GriffinLimConfig config_;
    at::Tensor inverse_filter_bank_; ///< [n_fft / 2 + 1, n_mels]
};

} // namespace formant
