#include "engine/tuning/data_verdict.h"

#include "engine/tuning/percentile.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// Of a step.
constexpr double notable_wait = 0.1;
/// Times as slow as the others' mean.
constexpr double slow_worker = 3;

std::string ms_text(double ms) {
    return fmt::format("{:.1f}", ms);
}

bool is_of_preparation(Stage stage) {
    return stage == Stage::read || stage == Stage::decode || stage == Stage::resample;
}

/// The stages of making recordings ready, or those of making batches.
std::vector<WorkerTime> stages_of(const DiagnosisFacts& facts, bool of_preparation) {
    std::vector<WorkerTime> stages;
    for (const WorkerTime& time : facts.workers)
        if (is_of_preparation(time.stage) == of_preparation)
            stages.push_back(time);
    return stages;
}

double sum_ms(const std::vector<WorkerTime>& stages) {
    double sum = 0;
    for (const WorkerTime& time : stages)
        sum += time.ms_per_sample;
    return sum;
}

const WorkerTime& slowest(const std::vector<WorkerTime>& stages) {
    return *std::max_element(
        stages.begin(), stages.end(),
        [](const WorkerTime& a, const WorkerTime& b) { return a.ms_per_sample < b.ms_per_sample; });
}

std::optional<SuggestedChange> more_workers(std::int64_t wanted, double gain, Message why) {
    return SuggestedChange{{fmt::format("data.num_workers={}", wanted)}, gain, std::move(why)};
}

struct SlowWorker {
    double ms = 0;
    double others_ms = 0;
};

std::optional<SlowWorker> find_slow_worker(std::vector<double> ms_of_workers) {
    if (ms_of_workers.size() < 2)
        return std::nullopt;
    std::sort(ms_of_workers.begin(), ms_of_workers.end());
    const double slowest_ms = ms_of_workers.back();
    ms_of_workers.pop_back();
    const double others_ms = mean(ms_of_workers);
    if (slowest_ms < slow_worker * others_ms)
        return std::nullopt;
    return SlowWorker{slowest_ms, others_ms};
}

Message words_on_slow_worker(const SlowWorker& slow, std::size_t workers) {
    return message(FORMANT_TR("tuning", "data-bound: one of {workers} decode workers takes {slow} "
                                        "ms for a recording, the others {fast} ms; does something "
                                        "else use its core?"),
                   {{"workers", std::to_string(workers)},
                    {"slow", ms_text(slow.ms)},
                    {"fast", ms_text(slow.others_ms)}});
}

Message words_on_preparation(const DiagnosisFacts& facts, const WorkerTime& stage, double seconds) {
    const MessageArgs args = {{"seconds", fmt::format("{:.0f}", seconds)},
                              {"stage", name_of(stage.stage)},
                              {"ms", ms_text(stage.ms_per_sample)},
                              {"recordings", std::to_string(facts.preparation.recordings)}};
    if (stage.stage == Stage::read)
        return message(FORMANT_TR("tuning", "storage-bound: reading one of the {recordings} "
                                            "recordings takes {ms} ms, and making them ready "
                                            "({seconds} s) longer than the training; a copy on a "
                                            "local disk would be faster"),
                       args);
    return message(FORMANT_TR("tuning", "data-bound: making {recordings} recordings ready takes "
                                        "{seconds} s, longer than the training; most of it is "
                                        "{stage} ({ms} ms a recording). It is done once and kept"),
                   args);
}

/// So many at once as there are cores.
std::optional<SuggestedChange> faster_preparation(const DiagnosisFacts& facts, double prepare_s,
                                                  double train_s, std::int64_t workers) {
    if (workers >= facts.cores)
        return std::nullopt;
    const double shorter_s =
        prepare_s * static_cast<double>(workers) / static_cast<double>(facts.cores);
    return more_workers(facts.cores, (prepare_s + train_s) / (shorter_s + train_s) - 1,
                        message(FORMANT_TR("tuning", "one worker for each core")));
}

/// A step without its waiting.
double working_ms(const DiagnosisFacts& facts) {
    return facts.times.step.mean_ms - facts.times.mean_ms(Stage::wait);
}

/// The longer of computing a step and of making its samples.
double step_ms_with(const DiagnosisFacts& facts, double ms_per_sample, std::int64_t workers) {
    const auto samples = static_cast<double>(facts.batch_size * facts.accumulation);
    return std::max(working_ms(facts), samples * ms_per_sample / static_cast<double>(workers));
}

double gain(const DiagnosisFacts& facts, double step_ms) {
    return facts.times.step.mean_ms / step_ms - 1;
}

std::optional<SuggestedChange> enough_workers(const DiagnosisFacts& facts,
                                              const std::vector<WorkerTime>& stages) {
    const std::int64_t workers = stages.front().workers;
    const auto samples = static_cast<double>(facts.batch_size * facts.accumulation);
    const double needed = std::ceil(samples * sum_ms(stages) / working_ms(facts));
    const auto wanted = static_cast<std::int64_t>(std::min(
        std::max(needed, static_cast<double>(workers + 1)), static_cast<double>(facts.cores)));
    if (wanted <= workers)
        return std::nullopt;
    return more_workers(wanted, gain(facts, step_ms_with(facts, sum_ms(stages), wanted)),
                        message(FORMANT_TR("tuning", "so many keep up with the training")));
}

/// Nothing is read from the disk any more.
std::optional<SuggestedChange> in_memory(const DiagnosisFacts& facts,
                                         const std::vector<WorkerTime>& stages) {
    if (facts.preloaded)
        return std::nullopt;
    const double without_ms = sum_ms(stages) - slowest(stages).ms_per_sample;
    return SuggestedChange{
        {"train.preload_data_to_ram=true"},
        gain(facts, step_ms_with(facts, without_ms, stages.front().workers)),
        message(FORMANT_TR("tuning", "the recordings are read once, if they fit into memory"))};
}

} // namespace

std::optional<Verdict> verdict_on_preparation(const DiagnosisFacts& facts) {
    const auto stages = stages_of(facts, /*of_preparation=*/true);
    if (stages.empty())
        return std::nullopt;
    const WorkerTime& worst = slowest(stages);
    const double prepare_s = sum_ms(stages) / 1000 *
                             static_cast<double>(facts.preparation.recordings) /
                             static_cast<double>(worst.workers);
    const double train_s =
        facts.times.step.mean_ms / 1000 * static_cast<double>(facts.steps_of_training);
    if (prepare_s <= train_s)
        return std::nullopt;
    const auto& of_workers = facts.preparation.decode_ms_of_workers;
    if (const auto slow = find_slow_worker(of_workers))
        return Verdict{Bottleneck::data, Stage::decode,
                       words_on_slow_worker(*slow, of_workers.size()), std::nullopt};
    const auto bottleneck = worst.stage == Stage::read ? Bottleneck::storage : Bottleneck::data;
    return Verdict{bottleneck, worst.stage, words_on_preparation(facts, worst, prepare_s),
                   faster_preparation(facts, prepare_s, train_s, worst.workers)};
}

std::optional<Verdict> verdict_on_waiting(const DiagnosisFacts& facts) {
    const auto stages = stages_of(facts, /*of_preparation=*/false);
    const double share = facts.times.mean_ms(Stage::wait) / facts.times.step.mean_ms;
    if (stages.empty() || share < notable_wait)
        return std::nullopt;
    const WorkerTime& worst = slowest(stages);
    const MessageArgs args = {{"share", fmt::format("{:.0f}", 100 * share)},
                              {"stage", name_of(worst.stage)},
                              {"ms", ms_text(worst.ms_per_sample)},
                              {"workers", std::to_string(worst.workers)}};
    if (worst.stage == Stage::join)
        return Verdict{Bottleneck::storage, worst.stage,
                       message(FORMANT_TR("tuning", "storage-bound: the training waits {share} % "
                                                    "of its time for data, and reading a sample "
                                                    "from the cache takes {ms} ms"),
                               args),
                       in_memory(facts, stages)};
    return Verdict{Bottleneck::data, worst.stage,
                   message(FORMANT_TR("tuning", "data-bound: the training waits {share} % of its "
                                                "time for data; {workers} workers need {ms} ms "
                                                "each for the {stage} of a sample"),
                           args),
                   enough_workers(facts, stages)};
}

} // namespace formant
