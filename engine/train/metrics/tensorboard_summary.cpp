#include "engine/train/metrics/tensorboard_summary.h"

#include "engine/audio/wav_bytes.h"
#include "engine/base/paths.h"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <utility>

namespace formant {
namespace {

void add_losses(tensorboard::Summary& summary, const std::string& group, const LossValues& losses,
                double total) {
    add_scalar(summary, fmt::format("{}/total", group), total);
    for (const auto& [term, value] : losses)
        add_scalar(summary, fmt::format("{}/{}", group, term), value);
}

void add_known(tensorboard::Summary& summary, const std::string& tag, std::optional<double> value) {
    if (value)
        add_scalar(summary, tag, *value);
}

std::optional<double> gigabytes(std::optional<std::int64_t> bytes) {
    return bytes ? std::optional(static_cast<double>(*bytes) / 1e9) : std::nullopt;
}

void add_gpu(tensorboard::Summary& summary, const std::string& group, const GpuSample& gpu) {
    add_known(summary, fmt::format("{}/utilisation", group), gpu.utilization);
    add_known(summary, fmt::format("{}/memory_gb", group), gigabytes(gpu.memory_used_bytes));
    add_known(summary, fmt::format("{}/temperature_c", group), gpu.temperature_c);
    add_known(summary, fmt::format("{}/power_w", group), gpu.power_w);
}

tensorboard::Audio audio_of(WavBytes wav) {
    tensorboard::Audio audio;
    audio.set_sample_rate_hz(static_cast<float>(wav.sample_rate_hz));
    audio.set_channels(wav.channels);
    audio.set_frames(wav.frames);
    audio.set_wav(std::move(wav.bytes));
    audio.set_content_type("audio/wav");
    return audio;
}

} // namespace

void add_scalar(tensorboard::Summary& summary, const std::string& tag, double value) {
    tensorboard::Value& added = *summary.add_value();
    added.set_tag(tag);
    added.set_scalar(static_cast<float>(value));
}

tensorboard::Summary summary_of(const StepReport& report) {
    tensorboard::Summary summary;
    add_losses(summary, "train", report.losses, report.total);
    add_scalar(summary, "train/learning_rate", report.learning_rate);
    add_scalar(summary, "train/grad_norm", report.grad_norm);
    for (const auto& [phase, norm] : report.grad_norms)
        add_scalar(summary, "train/grad_norm/" + phase, norm);
    add_scalar(summary, "train/applied", report.applied ? 1 : 0);
    add_scalar(summary, "train/samples_per_s", report.samples_per_s);
    return summary;
}

tensorboard::Summary summary_of(const ValidationReport& report) {
    tensorboard::Summary summary;
    add_losses(summary, "valid", report.losses, report.total);
    return summary;
}

tensorboard::Summary summary_of(const HardwareSample& sample) {
    tensorboard::Summary summary;
    for (std::size_t i = 0; i < sample.gpus.size(); ++i)
        add_gpu(summary, i == 0 ? "gpu" : fmt::format("gpu{}", i + 1), sample.gpus[i]);
    add_known(summary, "host/cpu_load", sample.cpu_load);
    add_known(summary, "host/ram_gb", gigabytes(sample.ram_used_bytes));
    return summary;
}

tensorboard::Summary summary_of(const RanksReport& report) {
    tensorboard::Summary summary;
    for (std::size_t i = 0; i < report.ranks.size(); ++i) {
        const RankReport& rank = report.ranks[i];
        add_scalar(summary, fmt::format("rank{}/samples", i), static_cast<double>(rank.samples));
        add_scalar(summary, fmt::format("rank{}/compute_ms", i), rank.times.compute_ms);
        add_scalar(summary, fmt::format("rank{}/data_wait_ms", i), rank.times.data_ms);
        add_scalar(summary, fmt::format("rank{}/rank_wait_ms", i), rank.times.wait_ms);
    }
    return summary;
}

Result<tensorboard::Summary> summary_of(const SampleReady& sample) {
    return read_as_wav(sample.file).map([&](WavBytes wav) {
        tensorboard::Summary summary;
        tensorboard::Value& value = *summary.add_value();
        value.set_tag(fmt::format("samples/{}", Path(sample.file).stem().string()));
        *value.mutable_audio() = audio_of(std::move(wav));
        value.mutable_shown()->mutable_plugin()->set_name("audio");
        value.mutable_shown()->set_description(sample.text);
        return summary;
    });
}

} // namespace formant
