#include "engine/train/monitor/step_advice.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace formant {
namespace {

std::string number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g", value);
    return text.data();
}

/// Of a step that has several phases, of one whose gradient the gate did not let through.
Message explosion(const StepFacts& facts, const LossJudge& judge) {
    const auto exploded = std::ranges::find_if_not(facts.phases, &PhaseFacts::applied);
    const MessageArgs args = {{"phase", exploded->phase},
                              {"norm", number(exploded->grad_norm)},
                              {"limit", number(judge.limit(exploded->phase))}};
    if (facts.phases.size() == 1)
        return message(FORMANT_TR("train", "the gradient norm was {norm}, above {limit}; the "
                                           "step was left out and changed nothing"),
                       args);
    return message(FORMANT_TR("train", "the gradient norm of the phase '{phase}' was {norm}, above "
                                       "{limit}; it was left out of the step and changed nothing"),
                   args);
}

} // namespace

std::optional<Advice> advice_on(Verdict verdict, std::int64_t step, const StepFacts& facts,
                                const LossJudge& judge) {
    switch (verdict) {
    case Verdict::fine:
    case Verdict::scale_halved:
        return std::nullopt;
    case Verdict::scale_keeps_halving:
        return Advice{step, "loss-scale-halving",
                      message(FORMANT_TR("train", "the gradients do not fit into fp16, though the "
                                                  "loss scale was halved {count} times in a row; "
                                                  "train.precision: bf16 has room for them"),
                              {{"count", std::to_string(LossJudge::many_halvings)}})};
    case Verdict::skipped_not_finite:
        return Advice{step, "non-finite-step",
                      message(FORMANT_TR("train", "the loss or its gradient was not a number; the "
                                                  "step was left out and changed nothing"))};
    case Verdict::skipped_explosion:
        return Advice{step, "loss-explosion", explosion(facts, judge)};
    case Verdict::roll_back:
        return Advice{
            step, "rolled-back",
            message(FORMANT_TR("train", "too many steps in a row had to be left out; back "
                                        "to the last good state, with the learning rate "
                                        "at {share} of its plan"),
                    {{"share", number(judge.rate_factor())}})};
    case Verdict::diverged:
        return Advice{step, "diverged",
                      message(FORMANT_TR("train", "going back to the last good state {count} times "
                                                  "did not help; the training ends here"),
                              {{"count", std::to_string(LossJudge::most_roll_backs)}})};
    }
    return std::nullopt;
}

std::optional<Advice> advice_on(ValidationVerdict verdict, std::int64_t step,
                                const TrainConfig& config) {
    if (verdict == ValidationVerdict::overfits)
        return Advice{
            step, "overfitting",
            message(FORMANT_TR("train", "the validation has become worse three times in a "
                                        "row while the training became better: the model "
                                        "learns its recordings by heart. The best "
                                        "checkpoint is kept; more recordings help"))};
    if (verdict != ValidationVerdict::plateau)
        return std::nullopt;
    const auto advise = [&](const char* id, MessageText text) {
        return Advice{step, id,
                      message(text, {{"count", std::to_string(config.patience)}}, config.patience)};
    };
    if (config.early_stopping)
        return advise("early-stop",
                      FORMANT_TR("train",
                                 "no better for {count} {validation|validations}: the training "
                                 "ends here, as train.early_stopping asks for"));
    if (config.on_plateau == "lower_rate")
        return advise("plateau",
                      FORMANT_TR("train",
                                 "no better for {count} {validation|validations}: the learning "
                                 "rate is halved, as train.on_plateau asks for"));
    if (config.on_plateau == "advise")
        return advise("plateau",
                      FORMANT_TR("train",
                                 "no better for {count} {validation|validations}; the training "
                                 "goes on"));
    return std::nullopt;
}

Advice out_of_memory_advice(std::int64_t step, std::int64_t micro_batch,
                            std::int64_t effective_batch) {
    const std::int64_t slices = (effective_batch + micro_batch - 1) / micro_batch;
    return {step, "out-of-memory",
            message(FORMANT_TR("train", "out of memory: this step and all later ones are taken "
                                        "with {count} {sample|samples} at a time, {slices} times "
                                        "added up; the result is the same"),
                    {{"count", std::to_string(micro_batch)}, {"slices", std::to_string(slices)}},
                    micro_batch)};
}

Advice gradient_checkpointing_advice(std::int64_t step) {
    return {step, "out-of-memory-checkpointing",
            message(FORMANT_TR("train", "out of memory with one sample at a time: this step and "
                                        "all later ones use gradient checkpointing, which takes "
                                        "a third more time; the result is the same"))};
}

Advice other_threads_advice(std::int64_t step, std::int64_t saved, std::int64_t now) {
    return {step, "other-thread-count",
            message(FORMANT_TR("train", "the checkpoint was made with {saved} threads, this runs "
                                        "with {now}: the run goes on, but not equal to the bit"),
                    {{"saved", std::to_string(saved)}, {"now", std::to_string(now)}})};
}

} // namespace formant
