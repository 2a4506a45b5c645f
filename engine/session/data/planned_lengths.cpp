#include "engine/session/data/planned_lengths.h"

#include "engine/models/model_kinds.h"
#include "engine/session/data/batch_feed.h"

#include <algorithm>

namespace formant {
namespace {

using Step = std::vector<SampleLength>;

/// Enough to include short and long samples.
constexpr std::size_t max_steps = 9;

std::vector<Step> representative_steps(std::vector<Step> steps) {
    const auto first =
        std::max_element(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
            return longest_of(a).steps() < longest_of(b).steps();
        });
    std::iter_swap(steps.begin(), first);
    const std::size_t count = std::min(steps.size(), max_steps);
    std::vector<Step> chosen;
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(steps[i * steps.size() / count]);
    return chosen;
}

} // namespace

std::vector<Step> epoch_lengths(const PlanConfig& plan, const SampleMaker& maker) {
    std::vector<Step> steps;
    for (const PlannedBatch& batch : plan_epoch(plan, 0)) {
        Step step;
        for (const PlannedSample& sample : batch)
            step.push_back(maker.length(sample));
        steps.push_back(std::move(step));
    }
    return steps;
}

Result<std::vector<Step>> planned_lengths(const RunConfig& config, const TrainingData& data) {
    return make_plan(config, data.training).map([&](const PlanConfig& plan) {
        const SampleMaker maker(data.training, features_of(config.voice.model, config.voice.audio),
                                data.tokenizer());
        return representative_steps(epoch_lengths(plan, maker));
    });
}

} // namespace formant
