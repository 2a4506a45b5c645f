#include "engine/tuning/preparation_verdict.h"

#include "engine/tuning/percentile.h"
#include "engine/tuning/worker_stages.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// A worker is slow if it takes this multiple of the others' mean.
constexpr double slow_worker_factor = 3;

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
    if (slowest_ms < slow_worker_factor * others_ms)
        return std::nullopt;
    return SlowWorker{slowest_ms, others_ms};
}

Message slow_worker_message(const SlowWorker& slow, std::size_t workers) {
    return message(FORMANT_TR("tuning", "data-bound: one of {workers} decode workers takes {slow} "
                                        "ms for a recording, the others {fast} ms; does something "
                                        "else use its core?"),
                   {{"workers", std::to_string(workers)},
                    {"slow", ms_text(slow.ms)},
                    {"fast", ms_text(slow.others_ms)}});
}

Message preparation_message(const DiagnosisFacts& facts, const WorkerTime& stage, double seconds) {
    const MessageArgs args = {{"seconds", fmt::format("{:.0f}", seconds)},
                              {"stage", name_of(stage.stage)},
                              {"ms", ms_text(stage.ms_per_sample)},
                              {"recordings", std::to_string(facts.preparation.recordings)}};
    if (stage.stage == Stage::read)
        return message(FORMANT_TR("tuning", "storage-bound: reading each of the {recordings} "
                                            "recordings takes {ms} ms, and preprocessing "
                                            "({seconds} s) takes longer than training; a copy on "
                                            "a local disk would be faster"),
                       args);
    return message(FORMANT_TR("tuning", "data-bound: preprocessing {recordings} recordings takes "
                                        "{seconds} s, longer than training; most of it is {stage} "
                                        "({ms} ms per recording). It is done once and cached"),
                   args);
}

std::optional<SuggestedChange> faster_preparation(const DiagnosisFacts& facts, double prepare_s,
                                                  double train_s, std::int64_t workers) {
    if (workers >= facts.decoders)
        return std::nullopt;
    const double shorter_s =
        prepare_s * static_cast<double>(workers) / static_cast<double>(facts.decoders);
    return SuggestedChange{{fmt::format("data.preprocess_workers={}", facts.decoders)},
                           (prepare_s + train_s) / (shorter_s + train_s) - 1,
                           message(FORMANT_TR("tuning", "as many as cores and memory allow"))};
}

} // namespace

std::optional<SpeedVerdict> verdict_on_preparation(const DiagnosisFacts& facts) {
    const auto stages = stages_of_preparation(facts);
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
    if (const auto slow = find_slow_worker(of_workers); slow && slow->ms >= worst.ms_per_sample)
        return SpeedVerdict{Bottleneck::data, Stage::decode,
                            slow_worker_message(*slow, of_workers.size()), std::nullopt};
    const auto bottleneck = worst.stage == Stage::read ? Bottleneck::storage : Bottleneck::data;
    return SpeedVerdict{bottleneck, worst.stage, preparation_message(facts, worst, prepare_s),
                        faster_preparation(facts, prepare_s, train_s, worst.workers)};
}

} // namespace formant
