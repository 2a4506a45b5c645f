#include "engine/train/monitor/step_advice.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace formant {
namespace {

std::string number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

Message loss_explosion_message(const PhaseFacts& phase, double limit, bool is_only_phase) {
    const MessageArgs args = {
        {"phase", phase.phase}, {"loss", number(phase.loss)}, {"limit", number(limit)}};
    if (is_only_phase)
        return message(FORMANT_TR("train", "the loss was {loss}, above {limit}; the step was "
                                           "skipped"),
                       args);
    return message(FORMANT_TR("train", "the loss of the phase '{phase}' was {loss}, above {limit}; "
                                       "the phase was skipped"),
                   args);
}

/// Describes the first skipped phase, and names it if the step has several.
Message explosion_message(const StepFacts& facts, const DivergenceMonitor& monitor) {
    const auto exploded = std::ranges::find_if_not(facts.phases, &PhaseFacts::applied);
    const SpikeLimits limits = monitor.exceeded_limits(exploded->phase);
    const bool is_only_phase = facts.phases.size() == 1;
    if (std::abs(exploded->loss) > limits.loss)
        return loss_explosion_message(*exploded, limits.loss, is_only_phase);
    const MessageArgs args = {{"phase", exploded->phase},
                              {"norm", number(exploded->grad_norm)},
                              {"limit", number(limits.grad_norm)}};
    if (is_only_phase)
        return message(FORMANT_TR("train", "the gradient norm was {norm}, above {limit}; the "
                                           "step was skipped"),
                       args);
    return message(FORMANT_TR("train", "the gradient norm of the phase '{phase}' was {norm}, above "
                                       "{limit}; the phase was skipped"),
                   args);
}

} // namespace

std::optional<Advice> advice_on(LossVerdict verdict, std::int64_t step, const StepFacts& facts,
                                const DivergenceMonitor& monitor) {
    switch (verdict) {
    case LossVerdict::ok:
    case LossVerdict::scale_halved:
        return std::nullopt;
    case LossVerdict::scale_keeps_halving:
        return Advice{
            step, "loss-scale-halving",
            message(FORMANT_TR("train", "the gradients overflow in fp16, although the loss "
                                        "scale was halved {count} times in a row; use "
                                        "train.precision: bf16"),
                    {{"count", std::to_string(DivergenceMonitor::halvings_per_warning)}})};
    case LossVerdict::skipped_not_finite:
        return Advice{
            step, "non-finite-step",
            message(FORMANT_TR("train", "the loss or its gradient was NaN or infinite; the "
                                        "step was skipped"))};
    case LossVerdict::skipped_explosion:
        return Advice{step, "loss-explosion", explosion_message(facts, monitor)};
    case LossVerdict::rollback:
        return Advice{
            step, "rolled-back",
            message(FORMANT_TR("train", "too many skipped steps in a row; rolled back to the "
                                        "last good state, with {share} times the scheduled "
                                        "learning rate"),
                    {{"share", number(monitor.rate_factor())}})};
    case LossVerdict::diverged:
        return Advice{
            step, "diverged",
            message(FORMANT_TR("train", "the training diverged: {count} rollbacks to the last "
                                        "good state did not help, and it ends here"),
                    {{"count", std::to_string(DivergenceMonitor::max_rollbacks)}})};
    }
    return std::nullopt;
}

std::optional<Advice> advice_on(ValidationVerdict verdict, std::int64_t step,
                                const TrainConfig& config) {
    if (verdict == ValidationVerdict::overfitting)
        return Advice{
            step, "overfitting",
            message(FORMANT_TR("train", "the model is overfitting: the validation loss rose "
                                        "three times in a row while the training loss fell. "
                                        "The best checkpoint is kept; more recordings help"))};
    if (verdict != ValidationVerdict::plateau)
        return std::nullopt;
    const auto advise = [&](const char* id, MessageText text) {
        return Advice{step, id,
                      message(text, {{"count", std::to_string(config.patience)}}, config.patience)};
    };
    if (config.early_stopping)
        return advise("early-stop",
                      FORMANT_TR("train",
                                 "no improvement for {count} {validation|validations}: training "
                                 "ends here (train.early_stopping)"));
    if (config.on_plateau == "lower_rate")
        return advise("plateau",
                      FORMANT_TR("train",
                                 "no improvement for {count} {validation|validations}: the "
                                 "learning rate is halved (train.on_plateau)"));
    if (config.on_plateau == "advise")
        return advise("plateau",
                      FORMANT_TR("train",
                                 "no improvement for {count} {validation|validations}; training "
                                 "continues"));
    return std::nullopt;
}

Advice out_of_memory_advice(std::int64_t step, std::int64_t micro_batch,
                            std::int64_t effective_batch) {
    const std::int64_t slices = (effective_batch + micro_batch - 1) / micro_batch;
    return {
        step, "out-of-memory",
        message(FORMANT_TR("train", "out of memory: from this step on, gradients are "
                                    "accumulated over {slices} micro-batches of {count} "
                                    "{sample|samples}; the effective batch size stays the same"),
                {{"count", std::to_string(micro_batch)}, {"slices", std::to_string(slices)}},
                micro_batch)};
}

Advice gradient_checkpointing_advice(std::int64_t step) {
    return {step, "out-of-memory-checkpointing",
            message(FORMANT_TR("train", "out of memory with one sample at a time: this step and "
                                        "all later ones use gradient checkpointing, which takes "
                                        "a third more time; the result is the same"))};
}

Advice straggler_advice(std::int64_t step, const Straggler& straggler, const std::string& host) {
    const MessageText data = FORMANT_TR(
        "train", "the other ranks wait for rank {rank} on {host}, which waits {own} ms a "
                 "step for its data instead of {usual} ms; check the disk or network "
                 "file system of that machine, and what else it runs");
    const MessageText compute =
        FORMANT_TR("train", "the other ranks wait for rank {rank} on {host}, which computes {own} "
                            "ms a step instead of {usual} ms; check what else that machine runs");
    return {step, "straggler",
            message(straggler.waits_for_data ? data : compute,
                    {{"rank", std::to_string(straggler.rank)},
                     {"host", host},
                     {"own", fmt::format("{:.0f}", straggler.own_ms)},
                     {"usual", fmt::format("{:.0f}", straggler.usual_ms)}})};
}

Advice shares_advice(std::int64_t step, const std::vector<BatchShare>& shares, bool are_undone) {
    const MessageText by_speed =
        FORMANT_TR("train", "the ranks are not equally fast, so they share each batch by their "
                            "measured speeds from now on: {counts} samples; train.balance=equal "
                            "prevents this");
    const MessageText undone =
        FORMANT_TR("train", "the shares by measured speed were no better, so the ranks share each "
                            "batch as before: {counts} samples");
    std::vector<std::int64_t> counts(shares.size());
    std::ranges::transform(shares, counts.begin(), &BatchShare::count);
    return {step, "rank-shares",
            message(are_undone ? undone : by_speed,
                    {{"counts", fmt::format("{}", fmt::join(counts, " + "))}})};
}

Advice other_threads_advice(std::int64_t step, std::int64_t saved, std::int64_t now) {
    return {step, "other-thread-count",
            message(FORMANT_TR("train", "the checkpoint was saved with {saved} threads, this run "
                                        "uses {now}: it continues but is not bit-exact"),
                    {{"saved", std::to_string(saved)}, {"now", std::to_string(now)}})};
}

} // namespace formant
