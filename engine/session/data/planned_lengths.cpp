#include "engine/session/data/planned_lengths.h"

#include "engine/models/model_kinds.h"
#include "engine/session/data/batch_feed.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <numeric>

namespace formant {
namespace {

using Step = std::vector<SampleLength>;

/// Enough to include short and long samples.
constexpr std::size_t max_steps = 9;

SampleLength length_of(const PlannedSample& planned, const TrainingClips& clips,
                       const FeatureNeeds& needs) {
    const double silence_ms = std::accumulate(planned.pauses_ms.begin(), planned.pauses_ms.end(),
                                              planned.edge_before_ms + planned.edge_after_ms);
    auto samples = static_cast<std::int64_t>(silence_ms *
                                             static_cast<double>(needs.mel.sample_rate_hz) / 1000);
    SampleLength length;
    for (const std::size_t clip : planned.clips) {
        samples += clips[clip].samples.numel();
        length.tokens += static_cast<std::int64_t>(clips[clip].tokens.size());
    }
    length.frames = frames_of(needs, samples);
    return length;
}

std::vector<Step> representative_steps(std::vector<Step> steps) {
    const auto first =
        std::max_element(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
            return longest_of(a).frames < longest_of(b).frames;
        });
    std::iter_swap(steps.begin(), first);
    const std::size_t count = std::min(steps.size(), max_steps);
    std::vector<Step> chosen;
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(steps[i * steps.size() / count]);
    return chosen;
}

} // namespace

std::vector<Step> epoch_lengths(const PlanConfig& plan, const TrainingClips& clips,
                                const FeatureNeeds& needs) {
    std::vector<Step> steps;
    for (const PlannedBatch& batch : plan_epoch(plan, 0)) {
        Step step;
        for (const PlannedSample& sample : batch)
            step.push_back(length_of(sample, clips, needs));
        steps.push_back(std::move(step));
    }
    return steps;
}

Result<std::vector<Step>> planned_lengths(const RunConfig& config, const TrainingClips& clips) {
    return make_plan(config, clips).map([&](const PlanConfig& plan) {
        return representative_steps(
            epoch_lengths(plan, clips, features_of(config.voice.model, config.voice.audio)));
    });
}

} // namespace formant
