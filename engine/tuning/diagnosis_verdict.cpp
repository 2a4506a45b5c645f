#include "engine/tuning/diagnosis_verdict.h"

#include "engine/tuning/batch_scaling.h"
#include "engine/tuning/communication_verdict.h"
#include "engine/tuning/preparation_verdict.h"
#include "engine/tuning/waiting_verdict.h"

#include <fmt/format.h>

#include <array>

namespace formant {
namespace {

/// Fixed share of forward and backward from which on a run is launch-bound.
constexpr double launch_bound_share = 0.5;
/// Share of a step above which the update takes longer than the model.
constexpr double max_optimizer_share = 0.5;
/// Smaller gains are within the measurement noise.
constexpr double worthwhile_gain = 0.03;

std::string percent(double share) {
    return fmt::format("{:.0f}", 100 * share);
}

double share_of_step(const DiagnosisFacts& facts, Stage stage) {
    return facts.times.mean_ms(stage) / facts.times.step.mean_ms;
}

std::vector<std::string> settings_of(const BatchShape& shape, const DiagnosisFacts& facts) {
    std::vector<std::string> settings = {fmt::format("train.batch_size={}", shape.batch_size)};
    if (shape.accumulation != facts.accumulation)
        settings.push_back(fmt::format("train.gradient_accumulation_steps={}", shape.accumulation));
    return settings;
}

Message larger_batch_reason(const BatchShape& shape, const DiagnosisFacts& facts) {
    const std::int64_t samples = shape.batch_size * shape.accumulation;
    if (samples == facts.batch_size * facts.accumulation)
        return message(FORMANT_TR("tuning", "the same samples per step in larger micro-batches, if "
                                            "they fit in memory"));
    return message(FORMANT_TR("tuning", "if it fits in memory; a step then has {samples} "
                                        "samples, so fewer steps are needed"),
                   {{"samples", std::to_string(samples)}});
}

std::optional<SuggestedChange> worthwhile(SuggestedChange change) {
    return change.gain >= worthwhile_gain ? std::optional(std::move(change)) : std::nullopt;
}

std::optional<SuggestedChange> suggest_larger_batches(const DiagnosisFacts& facts,
                                                      const BatchScaling& scaling) {
    const BatchShape shape = larger_batch(facts, scaling);
    return SuggestedChange{settings_of(shape, facts), estimated_gain(shape, facts, scaling),
                           larger_batch_reason(shape, facts)};
}

/// Suggests nothing without accumulation: larger steps would only amortize the update and change
/// the training result.
std::optional<SuggestedChange> suggest_fewer_micro_batches(const DiagnosisFacts& facts,
                                                           const BatchScaling& scaling) {
    return facts.accumulation > 1 ? suggest_larger_batches(facts, scaling) : std::nullopt;
}

/// Gradient checkpointing costs a second forward pass.
std::optional<SuggestedChange> suggest_no_checkpointing(const DiagnosisFacts& facts) {
    if (!facts.checkpointing)
        return std::nullopt;
    const double step_ms = facts.times.step.mean_ms;
    return worthwhile({{"train.use_gradient_checkpointing=off"},
                       step_ms / (step_ms - facts.times.mean_ms(Stage::forward)) - 1,
                       message(FORMANT_TR("tuning", "avoids the second forward pass, if it fits in "
                                                    "memory"))});
}

SpeedVerdict throttled(Throttle throttle) {
    const bool hot = throttle == Throttle::thermal;
    return {
        Bottleneck::throttle, std::nullopt,
        hot ? message(FORMANT_TR("tuning", "the GPU is too hot and lowers its clocks; check its "
                                           "fans and airflow"))
            : message(FORMANT_TR("tuning", "the GPU lowers its clocks to stay within its power "
                                           "limit; a higher limit (nvidia-smi -pl) would make "
                                           "it faster")),
        std::nullopt};
}

/// There is one update per step, whatever its size, so larger steps amortize it.
SpeedVerdict optimizer_bound(const DiagnosisFacts& facts) {
    const double step_ms = facts.times.step.mean_ms;
    const double update_ms = facts.times.mean_ms(Stage::optimizer);
    SuggestedChange change;
    change.settings = {fmt::format("train.gradient_accumulation_steps={}", 2 * facts.accumulation)};
    change.gain = 2 * step_ms / (2 * step_ms - update_ms) - 1;
    change.why =
        message(FORMANT_TR("tuning", "each update then uses twice as many samples, so half "
                                     "as many steps are needed"));
    return {Bottleneck::compute, Stage::optimizer,
            message(FORMANT_TR("tuning", "compute-bound: the optimizer takes {share} % of a step, "
                                         "more than the model itself"),
                    {{"share", percent(update_ms / step_ms)}}),
            std::move(change)};
}

SpeedVerdict launch_bound(const DiagnosisFacts& facts, const BatchScaling& scaling) {
    return {Bottleneck::launch, Stage::forward,
            message(FORMANT_TR("tuning", "launch-bound: {share} % of the forward and backward time "
                                         "does not depend on the batch size; {batch} "
                                         "{sample|samples} at a time are too few for this device"),
                    {{"share", percent(scaling.fixed_share(facts.batch_size))},
                     {"batch", std::to_string(facts.batch_size)}},
                    facts.batch_size),
            suggest_larger_batches(facts, scaling)};
}

SpeedVerdict model_bound(const DiagnosisFacts& facts, const BatchScaling& scaling) {
    const double forward = share_of_step(facts, Stage::forward);
    const double backward = share_of_step(facts, Stage::backward);
    auto change = suggest_no_checkpointing(facts);
    return {Bottleneck::compute, backward >= forward ? Stage::backward : Stage::forward,
            message(FORMANT_TR("tuning", "compute-bound (healthy): the model takes {share} % of a "
                                         "step (forward {forward} %, backward {backward} %)"),
                    {{"share", percent(forward + backward)},
                     {"forward", percent(forward)},
                     {"backward", percent(backward)}}),
            change ? std::move(change) : suggest_fewer_micro_batches(facts, scaling)};
}

} // namespace

const char* name_of(Bottleneck bottleneck) {
    static constexpr std::array names = {"data-bound",    "storage-bound", "launch-bound",
                                         "compute-bound", "throttled",     "communication-bound"};
    return names[static_cast<std::size_t>(bottleneck)];
}

namespace {

SpeedVerdict find_bottleneck(const DiagnosisFacts& facts) {
    if (auto verdict = verdict_on_preparation(facts))
        return *verdict;
    if (auto verdict = verdict_on_waiting(facts))
        return *verdict;
    if (facts.throttle != Throttle::none)
        return throttled(facts.throttle);
    if (auto verdict = verdict_on_communication(facts))
        return *verdict;
    if (share_of_step(facts, Stage::optimizer) > max_optimizer_share)
        return optimizer_bound(facts);
    const ComputeTime here = {facts.batch_size, facts.compute_ms()};
    const BatchScaling scaling = batch_scaling(here, facts.other_size.value_or(here));
    if (scaling.fixed_share(facts.batch_size) >= launch_bound_share)
        return launch_bound(facts, scaling);
    return model_bound(facts, scaling);
}

} // namespace

SpeedVerdict verdict_on(const DiagnosisFacts& facts) {
    SpeedVerdict verdict = find_bottleneck(facts);
    if (verdict.change)
        verdict.change = worthwhile(std::move(*verdict.change));
    return verdict;
}

} // namespace formant
