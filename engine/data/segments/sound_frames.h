#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace formant {

/// What is measured of a recording in frames of 10 ms, however long it is: 8 bytes a frame, 3 MB an
/// hour.
struct SoundFrames {
    static constexpr double hop_s = 0.01;

    std::vector<float> levels_db; ///< RMS of the frame, relative to full scale
    /// Spectral flatness of the 30 ms around the frame: the geometric relative to the arithmetic
    /// mean of the power spectrum, in dB. About -2.5 for white noise, far below for a voice.
    std::vector<float> flatness_db;

    std::size_t count() const { return levels_db.size(); }
    double seconds() const { return static_cast<double>(count()) * hop_s; }
};

/// Measures frames of mono samples that come in blocks of any size.
class SoundFrameMeter {
  public:
    explicit SoundFrameMeter(std::int64_t sample_rate_hz);

    void add(std::span<const float> samples);
    /// Measures what is left, an incomplete last frame too, and returns all frames.
    SoundFrames finish();

  private:
    void measure_complete_frames();

    std::int64_t sample_rate_hz_;
    std::vector<float> samples_; ///< not yet measured, after the half window before them
    std::int64_t next_frame_ = 0;
    std::int64_t first_sample_ = 0; ///< place of samples_[0] in the recording
    SoundFrames frames_;
};

} // namespace formant
