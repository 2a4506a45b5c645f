#pragma once

#include "engine/train/events.h"
#include "engine/train/monitor/loss_judge.h"
#include "engine/train/monitor/validation_judge.h"
#include "engine/train/train_config.h"

#include <optional>

namespace formant {

/// What people are told of a step that the judge did not find fine.
std::optional<Advice> advice_on(Verdict verdict, std::int64_t step, const StepFacts& facts,
                                const LossJudge& judge);

/// What people are told of a validation, and what was done.
std::optional<Advice> advice_on(ValidationVerdict verdict, std::int64_t step,
                                const TrainConfig& config);

/// Memory did not suffice: from this step on, micro-batches have this size.
Advice out_of_memory_advice(std::int64_t step, std::int64_t micro_batch,
                            std::int64_t effective_batch);
/// Nor did it with one sample at a time: from this step on, insides are computed twice.
Advice gradient_checkpointing_advice(std::int64_t step);

/// The run goes on with another number of threads than its checkpoint was made with.
Advice other_threads_advice(std::int64_t step, std::int64_t saved, std::int64_t now);

} // namespace formant
