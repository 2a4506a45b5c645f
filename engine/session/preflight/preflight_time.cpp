#include "engine/session/preflight/preflight_time.h"

#include "engine/base/log.h"
#include "engine/base/text/time_text.h"
#include "engine/data/batches/epoch_plan.h"
#include "engine/models/model_kinds.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/preflight/preflight_storage.h"
#include "engine/session/tuning/step_measurements.h"
#include "engine/session/tuning/step_trial.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Below this speed, reading the recordings takes longer than decoding them.
constexpr double slow_storage_mb_per_s = 20;
/// Time for the measured steps and the start of their process.
constexpr double timing_limit_s = 12;

/// Returns the mean number of clips per sample: from one to data.concatenate_max clips are
/// concatenated.
double mean_clips_per_sample(const DataConfig& data) {
    return (1 + static_cast<double>(data.concatenate_max)) / 2;
}

/// Runs micro-batches as in training, but at most two for a step: accumulation takes as long for
/// each of them.
TuneTrial time_steps(const RunConfig& config, c10::Device device, std::int64_t n_speakers,
                     double sample_s, const Path& program, const CancellationToken& cancellation) {
    StepTrialRequest request;
    request.program = program;
    request.config = config;
    std::int64_t& accumulation = request.config.train.gradient_accumulation_steps;
    accumulation = std::min<std::int64_t>(accumulation, 2);
    request.device = device_argument(device);
    request.speakers = n_speakers;
    const SampleLength sample =
        length_of_speech(features_of(config.voice.model, config.voice.audio), sample_s);
    request.steps = {std::vector<SampleLength>(
        static_cast<std::size_t>(config.train.batch_size * accumulation), sample)};
    request.seconds = 1;
    request.time_limit_s = timing_limit_s;
    return run_step_trial(request, cancellation);
}

void report_not_timed(const TuneTrial& trial, PreflightReport& report) {
    report.warn("time", message(FORMANT_TR("session", "not measured: the trial steps failed on "
                                                      "this machine: {reason}"),
                                {{"reason", trial.failure}}));
}

Message known_time(double step_s, std::int64_t steps) {
    return message(FORMANT_TR("session", "{time} for {steps} steps: a step took {seconds} s "
                                         "when this configuration was last trained here"),
                   {{"time", duration_text(step_s * static_cast<double>(steps))},
                    {"steps", std::to_string(steps)},
                    {"seconds", seconds_text(step_s)}});
}

} // namespace

std::int64_t steps_per_epoch(const RunConfig& config, const Utterances& corpus,
                             const SplitHistory& history) {
    PlanConfig plan;
    const ValidationSplit split =
        validation_split_of(corpus, config.data.validation_share, history);
    for (const Utterance& said : corpus)
        if (!split.contains(utterance_id(said.file)))
            plan.texts.push_back(said.text);
    plan.effective_batch = config.train.samples_per_step();
    plan.concatenate_max = config.data.concatenate_max;
    plan.samples_per_epoch = config.data.samples_per_epoch;
    return batches_per_epoch(plan);
}

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

void check_training_time(const RunConfig& config, c10::Device device, const TrainingFacts& facts,
                         const Path& program, const CancellationToken& cancellation,
                         PreflightReport& report) {
    const std::int64_t max_steps = resolve_max_steps(config.train, facts.steps_per_epoch).max_steps;
    const std::int64_t steps = std::max<std::int64_t>(0, max_steps - facts.trained_steps);
    const std::string device_name = device_argument(device);
    const auto known = remembered_step_time(config, device_name);
    if (known && known->in_training)
        return report.ok("time", known_time(known->seconds, steps));
    const double sample_s = facts.clip_s * mean_clips_per_sample(config.data);
    const TuneTrial trial =
        time_steps(config, device, facts.n_speakers, sample_s, program, cancellation);
    if (cancellation.requested())
        return;
    if (!trial.works())
        return report_not_timed(trial, report);
    const auto samples = static_cast<double>(config.train.samples_per_rank());
    const double seconds = samples / trial.samples_per_s;
    if (auto saved = remember_step_time(config, device_name, {seconds}); !saved)
        log(LogLevel::warning, saved.error().what);
    report.ok("time",
              message(FORMANT_TR("session",
                                 "{time} for {steps} steps: a step on synthetic samples of "
                                 "{sample_s} s, the mean length in this corpus, took {seconds} s"),
                      {{"time", duration_text(seconds * static_cast<double>(steps))},
                       {"steps", std::to_string(steps)},
                       {"sample_s", fmt::format("{:.1f}", sample_s)},
                       {"seconds", seconds_text(seconds)}}));
}

} // namespace formant
