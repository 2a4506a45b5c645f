#pragma once

#include "engine/audio/blocked_mel.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Mel filter bank [n_mels, n_fft / 2 + 1], area-normalised, on Slaney's mel scale (Auditory
/// Toolbox, 1998) or that of HTK (The HTK Book, 5.6); equals librosa.filters.mel with htk=False or
/// htk=True.
at::Tensor mel_filter_bank(const MelConfig& config);

/// Magnitude spectrogram [n_fft / 2 + 1, T] of samples [N]: Hann window, centred, the signal padded
/// with zeros (librosa.stft, pad_mode="constant"). T = 1 + N / hop_length. Runs where the samples
/// are.
at::Tensor magnitude_spectrogram(const at::Tensor& samples, const MelConfig& config);

/// What LogMel floors magnitudes at; all of silence has it.
constexpr double least_magnitude = 1e-4;

/// Natural-log mel spectrogram [n_mels, T] of the magnitude, floored before the logarithm.
class LogMel {
  public:
    explicit LogMel(const MelConfig& config);
    at::Tensor operator()(const at::Tensor& samples) const;
    const MelConfig& config() const { return config_; }

  private:
    MelConfig config_;
    at::Tensor filter_bank_;
    BlockedMel blocked_;
};

} // namespace formant
