#pragma once

#include <cstdint>
#include <span>

namespace formant {

/// Level of digital silence; below the noise of any microphone.
inline constexpr double silence_dbfs = -120;

/// Return levels in dB relative to full scale (a constant 1 is 0 dBFS), at least silence_dbfs.
double peak_dbfs(std::span<const float> samples);
double rms_dbfs(std::span<const float> samples);

/// Stores the levels and timing of a spoken take, measured from its samples in frames of 10 ms. A
/// frame is speech if it is well above the noise and within the dynamic range of a voice.
struct TakeMeasurement {
    double seconds = 0;
    double peak_dbfs = silence_dbfs;
    double clipped_share = 0;          ///< of the samples, as in clipping.h
    double noise_dbfs = silence_dbfs;  ///< 10th percentile of the frame RMS
    double speech_dbfs = silence_dbfs; ///< RMS of the frames that are speech
    double speech_seconds = 0;
    double leading_silence_s =
        0; ///< before the first frame of speech; the whole length if there is none
    double trailing_silence_s = 0;

    double signal_to_noise_db() const { return speech_dbfs - noise_dbfs; }
};

/// Measures mono samples in -1..1.
TakeMeasurement measure_take(std::span<const float> samples, std::int64_t sample_rate_hz);

} // namespace formant
