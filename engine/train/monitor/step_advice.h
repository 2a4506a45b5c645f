#pragma once

#include "engine/data/batches/batch_share.h"
#include "engine/train/events.h"
#include "engine/train/monitor/divergence_monitor.h"
#include "engine/train/monitor/straggler_monitor.h"
#include "engine/train/monitor/validation_monitor.h"
#include "engine/train/train_config.h"

#include <optional>
#include <vector>

namespace formant {

/// Returns the advice on a step, if its verdict is worth one.
std::optional<Advice> advice_on(LossVerdict verdict, std::int64_t step, const StepFacts& facts,
                                const DivergenceMonitor& monitor);

/// Returns the advice on a validation, with the action taken, if its verdict is worth one.
std::optional<Advice> advice_on(ValidationVerdict verdict, std::int64_t step,
                                const TrainConfig& config);

/// Returns the advice that micro-batches have this size from this step on, because memory ran out.
Advice out_of_memory_advice(std::int64_t step, std::int64_t micro_batch,
                            std::int64_t effective_batch);
/// Returns the advice that gradient checkpointing is on from this step on, because memory ran out
/// with one sample at a time.
Advice gradient_checkpointing_advice(std::int64_t step);

/// Returns the advice that the other ranks wait for this one in every step.
Advice straggler_advice(std::int64_t step, const Straggler& straggler, const std::string& host);

/// Returns the advice that the ranks compute these shares of each batch from now on, either by
/// their speeds or because such shares were undone.
Advice shares_advice(std::int64_t step, const std::vector<BatchShare>& shares, bool are_undone);

/// Returns the advice that the run resumes with another number of threads than its checkpoint was
/// saved with.
Advice other_threads_advice(std::int64_t step, std::int64_t saved, std::int64_t now);

} // namespace formant
