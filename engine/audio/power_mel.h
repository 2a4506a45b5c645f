#pragma once

#include "engine/audio/mel_config.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Computes the natural-log mel spectrogram [n_mels, T] of the power, as XTTS does: a Hann window
/// of MelConfig::n_fft samples, reflected ends, area-normalized bands, clamped to 1e-5. Equals
/// torchaudio.transforms.MelSpectrogram with power=2 and norm="slaney".
class PowerMel {
  public:
    /// `n_fft` replaces that of `config`; the window stays as long, in the middle of it.
    PowerMel(const MelConfig& config, std::int64_t n_fft);
    /// Runs on the device of the samples [N] or [B, N]; returns [n_mels, T] or [B, n_mels, T].
    at::Tensor operator()(const at::Tensor& samples) const;
    /// Moves the filter bank to the device of the samples, so that operator() copies nothing.
    void to(const at::Device& device);

  private:
    std::int64_t n_fft_, window_length_, hop_length_;
    at::Tensor filter_bank_;
};

} // namespace formant
