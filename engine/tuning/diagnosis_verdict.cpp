#include "engine/tuning/diagnosis_verdict.h"

#include "engine/tuning/batch_scaling.h"
#include "engine/tuning/preparation_verdict.h"
#include "engine/tuning/waiting_verdict.h"

#include <fmt/format.h>

#include <array>

namespace formant {
namespace {

/// Of forward and backward: from here on the device has mostly to be told what to do.
constexpr double launch_share = 0.5;
/// Of a step: more than the model itself takes.
constexpr double optimiser_share = 0.5;
/// Less is within what one measurement differs from the next.
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

Message why_larger(const BatchShape& shape, const DiagnosisFacts& facts) {
    const std::int64_t samples = shape.batch_size * shape.accumulation;
    if (samples == facts.batch_size * facts.accumulation)
        return message(FORMANT_TR("tuning", "a step sees the same samples in larger pieces, if "
                                            "they fit into memory"));
    return message(FORMANT_TR("tuning", "if it fits into memory; a step then sees {samples} "
                                        "samples, so fewer steps suffice"),
                   {{"samples", std::to_string(samples)}});
}

std::optional<SuggestedChange> worthwhile(SuggestedChange change) {
    return change.gain >= worthwhile_gain ? std::optional(std::move(change)) : std::nullopt;
}

std::optional<SuggestedChange> to_larger_batches(const DiagnosisFacts& facts,
                                                 const BatchScaling& scaling) {
    const BatchShape shape = larger_batch(facts, scaling);
    return SuggestedChange{settings_of(shape, facts), gain_of(shape, facts, scaling),
                           why_larger(shape, facts)};
}

/// A larger step would only share the update among more samples: no reason to change what is
/// learned.
std::optional<SuggestedChange> to_fewer_pieces(const DiagnosisFacts& facts,
                                               const BatchScaling& scaling) {
    return facts.accumulation > 1 ? to_larger_batches(facts, scaling) : std::nullopt;
}

/// Recomputing costs another forward pass.
std::optional<SuggestedChange> to_keeping(const DiagnosisFacts& facts) {
    if (!facts.checkpointing)
        return std::nullopt;
    const double step_ms = facts.times.step.mean_ms;
    return worthwhile({{"train.use_gradient_checkpointing=off"},
                       step_ms / (step_ms - facts.times.mean_ms(Stage::forward)) - 1,
                       message(FORMANT_TR("tuning", "nothing is computed twice then, if it fits "
                                                    "into memory"))});
}

SpeedVerdict throttled(Throttle throttle) {
    const bool hot = throttle == Throttle::thermal;
    return {Bottleneck::throttle, std::nullopt,
            hot ? message(FORMANT_TR("tuning", "the GPU is too hot and lowers its clocks; look at "
                                               "its fans and the air around it"))
                : message(FORMANT_TR("tuning", "the GPU lowers its clocks to stay within its power "
                                               "limit; a higher limit (nvidia-smi -pl) would make "
                                               "it faster")),
            std::nullopt};
}

/// One update a step, whatever the step's size: larger steps share it among more samples.
SpeedVerdict bound_by_optimiser(const DiagnosisFacts& facts) {
    const double step_ms = facts.times.step.mean_ms;
    const double update_ms = facts.times.mean_ms(Stage::optimiser);
    SuggestedChange change;
    change.settings = {fmt::format("train.gradient_accumulation_steps={}", 2 * facts.accumulation)};
    change.gain = 2 * step_ms / (2 * step_ms - update_ms) - 1;
    change.why = message(FORMANT_TR("tuning", "an update then serves twice as many samples, so "
                                              "half the steps suffice"));
    return {Bottleneck::compute, Stage::optimiser,
            message(FORMANT_TR("tuning", "compute-bound: the optimiser takes {share} % of a step, "
                                         "more than the model itself"),
                    {{"share", percent(update_ms / step_ms)}}),
            std::move(change)};
}

SpeedVerdict bound_by_launches(const DiagnosisFacts& facts, const BatchScaling& scaling) {
    return {Bottleneck::launch, Stage::forward,
            message(FORMANT_TR("tuning", "launch-bound: {share} % of forward and backward are the "
                                         "same for a smaller batch; {batch} {sample|samples} at a "
                                         "time are too few for this device"),
                    {{"share", percent(scaling.fixed_share(facts.batch_size))},
                     {"batch", std::to_string(facts.batch_size)}},
                    facts.batch_size),
            to_larger_batches(facts, scaling)};
}

SpeedVerdict bound_by_the_model(const DiagnosisFacts& facts, const BatchScaling& scaling) {
    const double forward = share_of_step(facts, Stage::forward);
    const double backward = share_of_step(facts, Stage::backward);
    auto change = to_keeping(facts);
    return {Bottleneck::compute, backward >= forward ? Stage::backward : Stage::forward,
            message(FORMANT_TR("tuning", "compute-bound: the model takes {share} % of a step "
                                         "(forward {forward} %, backward {backward} %), as it "
                                         "should"),
                    {{"share", percent(forward + backward)},
                     {"forward", percent(forward)},
                     {"backward", percent(backward)}}),
            change ? std::move(change) : to_fewer_pieces(facts, scaling)};
}

} // namespace

const char* name_of(Bottleneck bottleneck) {
    static constexpr std::array names = {"data-bound", "storage-bound", "launch-bound",
                                         "compute-bound", "throttled"};
    return names[static_cast<std::size_t>(bottleneck)];
}

namespace {

SpeedVerdict cause_of(const DiagnosisFacts& facts) {
    if (auto verdict = verdict_on_preparation(facts))
        return *verdict;
    if (auto verdict = verdict_on_waiting(facts))
        return *verdict;
    if (facts.throttle != Throttle::none)
        return throttled(facts.throttle);
    if (share_of_step(facts, Stage::optimiser) > optimiser_share)
        return bound_by_optimiser(facts);
    const ComputeTime here = {facts.batch_size, facts.compute_ms()};
    const BatchScaling scaling = batch_scaling(here, facts.other_size.value_or(here));
    if (scaling.fixed_share(facts.batch_size) >= launch_share)
        return bound_by_launches(facts, scaling);
    return bound_by_the_model(facts, scaling);
}

} // namespace

SpeedVerdict verdict_on(const DiagnosisFacts& facts) {
    SpeedVerdict verdict = cause_of(facts);
    if (verdict.change)
        verdict.change = worthwhile(std::move(*verdict.change));
    return verdict;
}

} // namespace formant
