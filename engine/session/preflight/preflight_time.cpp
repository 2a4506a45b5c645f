#include "engine/session/preflight/preflight_time.h"

#include "engine/base/time_text.h"
#include "engine/data/batches/epoch_plan.h"
#include "engine/data/training_clip.h"
#include "engine/session/preflight/preflight_storage.h"
#include "engine/session/tuning/step_timing.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Below this speed, reading the recordings takes longer than decoding them.
constexpr double slow_storage_mb_per_s = 20;

/// Returns the mean number of clips per sample: from one to data.concatenate_max clips are
/// concatenated.
double mean_clips_per_sample(const DataConfig& data) {
    return (1 + static_cast<double>(data.concatenate_max)) / 2;
}

std::int64_t steps_per_epoch(const RunConfig& config, const Utterances& corpus) {
    PlanConfig plan;
    for (const Utterance& said : corpus)
        if (!in_validation_split(utterance_id(said.file), config.data.validation_share))
            plan.texts.push_back(said.text);
    plan.effective_batch = config.train.batch_size * config.train.gradient_accumulation_steps;
    plan.concatenate_max = config.data.concatenate_max;
    plan.samples_per_epoch = config.data.samples_per_epoch;
    return batches_per_epoch(plan);
}

} // namespace

void check_read_speed(const Utterances& corpus, PreflightReport& report) {
    std::vector<Path> files;
    for (const Utterance& said : corpus)
        files.push_back(said.file);
    const double mb_per_s = read_speed_mb_per_s(files);
    const MessageArgs speed = {{"speed", fmt::format("{:.0f}", mb_per_s)}};
    if (mb_per_s > 0 && mb_per_s < slow_storage_mb_per_s)
        return report.warn(
            "storage",
            message(FORMANT_TR("session", "the disk of the recordings reads only {speed} MB/s; a "
                                          "copy on a local disk would be faster"),
                    speed));
    report.ok(
        "storage",
        message(FORMANT_TR("session", "the disk of the recordings reads {speed} MB/s"), speed));
}

void check_training_time(const RunConfig& config, c10::Device device, const Utterances& corpus,
                         const TrainingFacts& facts, PreflightReport& report) {
    const double sample_s = facts.clip_s * mean_clips_per_sample(config.data);
    const auto seconds = measure_step_seconds(config, device, facts.n_speakers, sample_s);
    if (!seconds)
        return report.failed("time", seconds.error());
    const std::int64_t max_steps =
        resolve_max_steps(config.train, steps_per_epoch(config, corpus)).max_steps;
    const std::int64_t steps = std::max<std::int64_t>(0, max_steps - facts.trained_steps);
    report.ok("time",
              message(FORMANT_TR("session",
                                 "about {time} for {steps} steps: a step on synthetic samples of "
                                 "{sample_s} s, the mean length in this corpus, took {seconds} s"),
                      {{"time", duration_text(*seconds * static_cast<double>(steps))},
                       {"steps", std::to_string(steps)},
                       {"sample_s", fmt::format("{:.1f}", sample_s)},
                       {"seconds", fmt::format("{:.2f}", *seconds)}}));
}

} // namespace formant
