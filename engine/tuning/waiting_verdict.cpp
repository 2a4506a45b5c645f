#include "engine/tuning/waiting_verdict.h"

#include "engine/tuning/worker_stages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

/// Returns the time of a step without the wait for data.
double working_ms(const DiagnosisFacts& facts) {
    return facts.times.step.mean_ms - facts.times.mean_ms(Stage::wait);
}

/// Returns the longer time of computing a step and of loading its samples.
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
    return SuggestedChange{
        {fmt::format("data.num_workers={}", wanted)},
        gain(facts, step_ms_with(facts, sum_ms(stages), wanted)),
        message(FORMANT_TR("tuning", "enough workers to keep up with training"))};
}

/// Suggests to preload the dataset, so that nothing is read from disk.
std::optional<SuggestedChange> preloading(const DiagnosisFacts& facts,
                                          const std::vector<WorkerTime>& stages) {
    if (facts.preloaded)
        return std::nullopt;
    const double without_ms = sum_ms(stages) - slowest(stages).ms_per_sample;
    return SuggestedChange{
        {"train.preload_data_to_ram=on"},
        gain(facts, step_ms_with(facts, without_ms, stages.front().workers)),
        message(FORMANT_TR("tuning", "reads the recordings once, if they fit in memory"))};
}

} // namespace

std::optional<SpeedVerdict> verdict_on_waiting(const DiagnosisFacts& facts) {
    const auto stages = stages_of_batches(facts);
    const double share = facts.times.mean_ms(Stage::wait) / facts.times.step.mean_ms;
    if (stages.empty() || share < notable_wait)
        return std::nullopt;
    const WorkerTime& worst = slowest(stages);
    const MessageArgs args = {{"share", fmt::format("{:.0f}", 100 * share)},
                              {"stage", name_of(worst.stage)},
                              {"ms", ms_text(worst.ms_per_sample)},
                              {"workers", std::to_string(worst.workers)}};
    if (worst.stage == Stage::join)
        return SpeedVerdict{
            Bottleneck::storage, worst.stage,
            message(FORMANT_TR("tuning", "storage-bound: training waits {share} % "
                                         "of its time for data, and reading a sample "
                                         "from the cache takes {ms} ms"),
                    args),
            preloading(facts, stages)};
    return SpeedVerdict{
        Bottleneck::data, worst.stage,
        message(FORMANT_TR("tuning", "data-bound: training waits {share} % of its "
                                     "time for data; {workers} workers need {ms} ms "
                                     "each for the {stage} of a sample"),
                args),
        enough_workers(facts, stages)};
}

} // namespace formant
