#include "engine/data/segments/sound_frames.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr double frame_floor_power = 1e-12; // -120 dB
constexpr std::int64_t max_frames_per_pass = 4096;

/// Returns the first sample of a frame; frames of 10 ms need not be whole samples long.
std::int64_t first_sample_of(std::int64_t frame, std::int64_t sample_rate_hz) {
    return frame * sample_rate_hz / 100;
}

std::int64_t half_window(std::int64_t sample_rate_hz) {
    return std::max<std::int64_t>(1, sample_rate_hz * 15 / 1000);
}

float level_db(std::span<const float> samples) {
    double power = 0;
    for (const float sample : samples)
        power += static_cast<double>(sample) * sample;
    power /= static_cast<double>(std::max<std::size_t>(samples.size(), 1));
    return static_cast<float>(10 * std::log10(power + frame_floor_power));
}

/// Computes the flatness of windows [N, length] in dB, without the lowest frequencies, where hum
/// and wind are. Silence counts as flat.
at::Tensor flatness_of(const at::Tensor& windows, std::int64_t sample_rate_hz) {
    constexpr double lowest_hz = 80;
    const std::int64_t length = windows.size(1);
    const at::Tensor taper = at::hann_window(length, at::kFloat);
    const at::Tensor spectrum = at::fft_rfft(windows * taper, c10::nullopt, 1);
    const auto first = static_cast<std::int64_t>(
        std::ceil(lowest_hz * static_cast<double>(length) / static_cast<double>(sample_rate_hz)));
    const std::int64_t begin = std::min(first, spectrum.size(1) - 1);
    const at::Tensor power =
        at::real(spectrum * at::conj(spectrum)).narrow(1, begin, spectrum.size(1) - begin) + 1e-9;
    return 10 / std::log(10.0) * (at::log(power).mean(1) - at::log(power.mean(1)));
}

} // namespace

SoundFrameMeter::SoundFrameMeter(std::int64_t sample_rate_hz)
    : sample_rate_hz_(sample_rate_hz),
      samples_(static_cast<std::size_t>(half_window(sample_rate_hz)), 0.F),
      first_sample_(-half_window(sample_rate_hz)) {}

void SoundFrameMeter::add(std::span<const float> samples) {
    samples_.insert(samples_.end(), samples.begin(), samples.end());
    measure_complete_frames();
}

/// Measures all frames whose window is there, and keeps the samples that the next one needs.
void SoundFrameMeter::measure_complete_frames() {
    const std::int64_t half = half_window(sample_rate_hz_);
    const auto end = first_sample_ + static_cast<std::int64_t>(samples_.size());
    while (true) {
        std::vector<at::Tensor> windows;
        for (; static_cast<std::int64_t>(windows.size()) < max_frames_per_pass; ++next_frame_) {
            const std::int64_t begin = first_sample_of(next_frame_, sample_rate_hz_);
            const std::int64_t after = first_sample_of(next_frame_ + 1, sample_rate_hz_);
            const std::int64_t middle = (begin + after) / 2;
            if (middle + half > end || after > end)
                break;
            const float* data = samples_.data() - first_sample_;
            frames_.levels_db.push_back(
                level_db({data + begin, static_cast<std::size_t>(after - begin)}));
            windows.push_back(
                at::from_blob(const_cast<float*>(data) + middle - half, {2 * half}, at::kFloat));
        }
        if (windows.empty())
            break;
        const at::Tensor flatness = flatness_of(at::stack(windows), sample_rate_hz_).contiguous();
        frames_.flatness_db.insert(frames_.flatness_db.end(), flatness.const_data_ptr<float>(),
                                   flatness.const_data_ptr<float>() + flatness.numel());
    }
    const std::int64_t needed = first_sample_of(next_frame_, sample_rate_hz_) - half;
    if (needed > first_sample_) {
        samples_.erase(samples_.begin(), samples_.begin() + (needed - first_sample_));
        first_sample_ = needed;
    }
}

SoundFrames SoundFrameMeter::finish() {
    const std::vector<float> silence(
        static_cast<std::size_t>(half_window(sample_rate_hz_) + sample_rate_hz_ / 100 + 1), 0.F);
    const std::int64_t end = first_sample_ + static_cast<std::int64_t>(samples_.size());
    const auto frames = static_cast<std::size_t>((end * 100 + sample_rate_hz_ - 1) /
                                                 sample_rate_hz_); // with the incomplete last one
    add(silence);
    frames_.levels_db.resize(std::min(frames, frames_.levels_db.size()));
    frames_.flatness_db.resize(frames_.levels_db.size());
    return std::move(frames_);
}

} // namespace formant
