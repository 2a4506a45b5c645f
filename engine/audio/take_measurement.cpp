#include "engine/audio/take_measurement.h"

#include "engine/audio/clipping.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace formant {
namespace {

constexpr double frame_s = 0.01;
constexpr double above_noise_db = 8;
constexpr double range_of_speech_db = 40; // below the loudest frame
constexpr std::size_t noisy_tenth = 10;

double in_dbfs(double magnitude) {
    return std::max(silence_dbfs, 20 * std::log10(magnitude));
}

double mean_square(std::span<const float> samples) {
    double sum = 0;
    for (const float sample : samples)
        sum += static_cast<double>(sample) * static_cast<double>(sample);
    return samples.empty() ? 0 : sum / static_cast<double>(samples.size());
}

/// Returns the mean squares of the complete frames; an incomplete frame at the end is ignored.
std::vector<double> frames_of(std::span<const float> samples, std::int64_t sample_rate_hz) {
    const auto size = static_cast<std::size_t>(static_cast<double>(sample_rate_hz) * frame_s);
    std::vector<double> frames;
    for (std::size_t begin = 0; size > 0 && begin + size <= samples.size(); begin += size)
        frames.push_back(mean_square(samples.subspan(begin, size)));
    return frames;
}

double noise_of(std::vector<double> frames) {
    const auto tenth =
        frames.begin() + static_cast<std::ptrdiff_t>((frames.size() - 1) / noisy_tenth);
    std::nth_element(frames.begin(), tenth, frames.end());
    return in_dbfs(std::sqrt(*tenth));
}

/// Finds where speech begins and ends, and how loud it is.
void find_speech(const std::vector<double>& frames, TakeMeasurement& take) {
    const double loudest = in_dbfs(std::sqrt(*std::max_element(frames.begin(), frames.end())));
    const double min_dbfs =
        std::max(take.noise_dbfs + above_noise_db, loudest - range_of_speech_db);
    double sum = 0;
    std::size_t count = 0, first = frames.size(), last = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        if (in_dbfs(std::sqrt(frames[i])) < min_dbfs)
            continue;
        first = std::min(first, i);
        last = i + 1;
        sum += frames[i];
        ++count;
    }
    take.leading_silence_s = static_cast<double>(first) * frame_s;
    take.trailing_silence_s = static_cast<double>(frames.size() - last) * frame_s;
    take.speech_seconds = static_cast<double>(count) * frame_s;
    if (count > 0)
        take.speech_dbfs = in_dbfs(std::sqrt(sum / static_cast<double>(count)));
}

} // namespace

double peak_dbfs(std::span<const float> samples) {
    float peak = 0;
    for (const float sample : samples)
        peak = std::max(peak, std::abs(sample));
    return in_dbfs(static_cast<double>(peak));
}

double rms_dbfs(std::span<const float> samples) {
    return in_dbfs(std::sqrt(mean_square(samples)));
}

TakeMeasurement measure_take(std::span<const float> samples, std::int64_t sample_rate_hz) {
    TakeMeasurement take;
    take.peak_dbfs = peak_dbfs(samples);
    take.clipped_share = clipped_share(samples);
    const std::vector<double> frames = frames_of(samples, sample_rate_hz);
    if (frames.empty())
        return take;
    take.seconds = static_cast<double>(samples.size()) / static_cast<double>(sample_rate_hz);
    take.noise_dbfs = noise_of(frames);
    find_speech(frames, take);
    return take;
}

} // namespace formant
