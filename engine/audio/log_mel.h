#pragma once

#include "engine/audio/blocked_mel.h"
#include "engine/audio/power_mel.h"

#include <ATen/core/Tensor.h>

#include <optional>

namespace formant {

/// Returns the mel filter bank [n_mels, n_fft / 2 + 1], area-normalized, on Slaney's mel scale
/// (Auditory Toolbox, 1998) or that of HTK (The HTK Book, 5.6). Equals librosa.filters.mel with
/// htk=False or htk=True.
at::Tensor mel_filter_bank(const MelConfig& config);

/// Computes the magnitude spectrogram [n_fft / 2 + 1, T] of samples [N]: Hann window, centered,
/// zero padding (librosa.stft, pad_mode="constant"), T = 1 + N / hop_length. Runs on the device of
/// the samples.
at::Tensor magnitude_spectrogram(const at::Tensor& samples, const MelConfig& config);

/// Lower limit of the mel magnitudes in LogMel; the value of silence.
constexpr double min_magnitude = 1e-4;

/// Computes the natural-log mel spectrogram [n_mels, T] of the magnitude, clamped to min_magnitude
/// before the logarithm; or that of the power (PowerMel) if the configuration says so.
class LogMel {
  public:
    explicit LogMel(const MelConfig& config);
    at::Tensor operator()(const at::Tensor& samples) const;
    const MelConfig& config() const { return config_; }

  private:
    MelConfig config_;
    at::Tensor filter_bank_;
    BlockedMel blocked_;
    std::optional<PowerMel> power_;
};

} // namespace formant
