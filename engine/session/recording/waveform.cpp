#include "engine/session/recording/waveform.h"

#include "engine/audio/log_mel.h"
#include "engine/data/decoding/recording_decoding.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t drawn_rate_hz = 22050;

std::vector<float> as_vector(const at::Tensor& values) {
    const at::Tensor flat = values.contiguous();
    const float* first = flat.const_data_ptr<float>();
    return {first, first + flat.numel()};
}

/// Splits samples [N] into at most `columns` rows of equal length; the last sample pads the last
/// row.
at::Tensor in_columns(const at::Tensor& samples, std::int64_t columns) {
    const std::int64_t width = (samples.numel() + columns - 1) / columns;
    const std::int64_t rows = (samples.numel() + width - 1) / width;
    const std::int64_t missing = rows * width - samples.numel();
    return at::cat({samples, samples.slice(0, -1).expand({missing})}).view({rows, width});
}

void draw_outline(const at::Tensor& samples, std::int64_t columns, Waveform& waveform) {
    const auto [lowest, highest] = at::aminmax(in_columns(samples, columns), 1);
    waveform.lowest = as_vector(lowest);
    waveform.highest = as_vector(highest);
}

void draw_spectrogram(const at::Tensor& samples, std::int64_t columns, Waveform& waveform) {
    MelConfig config;
    config.sample_rate_hz = drawn_rate_hz;
    config.hop_length = std::max<std::int64_t>(config.hop_length, samples.numel() / columns + 1);
    const at::Tensor levels = LogMel(config)(samples);
    waveform.highest_hz = config.f_max_hz;
    waveform.bands = levels.size(0);
    waveform.frames = levels.size(1);
    waveform.band_levels = as_vector(levels.t());
}

Waveform draw(const at::Tensor& samples, std::int64_t columns) {
    Waveform waveform;
    waveform.seconds = static_cast<double>(samples.numel()) / static_cast<double>(drawn_rate_hz);
    draw_outline(samples, columns, waveform);
    draw_spectrogram(samples, columns, waveform);
    return waveform;
}

} // namespace

Result<Waveform> read_waveform(const WaveformRequest& request,
                               const CancellationToken& cancellation) {
    return decode_recording(request.file, drawn_rate_hz, request.decode_program, cancellation)
        .map([&](const at::Tensor& samples) {
            return draw(samples, std::max<std::int64_t>(1, request.columns));
        });
}

} // namespace formant
