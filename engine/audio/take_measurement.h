#pragma once

#include <cstdint>
#include <span>

namespace formant {

/// Below what any microphone gives; the level of digital silence, too.
inline constexpr double silence_dbfs = -120;

/// Levels in dB relative to full scale (a constant 1 is 0 dBFS); silence_dbfs at the least.
double peak_dbfs(std::span<const float> samples);
double rms_dbfs(std::span<const float> samples);

/// What a spoken sentence is like, from its samples alone. Looked at in frames of 10 ms; one is
/// speech where it is well above the noise, and within what a voice has of soft and loud.
struct TakeMeasurement {
    double seconds = 0;
    double peak_dbfs = silence_dbfs;
    double clipped_share = 0;          ///< of the samples, as in clipping.h
    double noise_dbfs = silence_dbfs;  ///< RMS that a tenth of the frames do not exceed
    double speech_dbfs = silence_dbfs; ///< RMS of the frames that are speech
    double speech_seconds = 0;
    double leading_silence_s =
        0; ///< before the first frame of speech; all of it where there is none
    double trailing_silence_s = 0;

    double signal_to_noise_db() const { return speech_dbfs - noise_dbfs; }
};

/// Mono samples in -1..1.
TakeMeasurement measure_take(std::span<const float> samples, std::int64_t sample_rate_hz);

} // namespace formant
