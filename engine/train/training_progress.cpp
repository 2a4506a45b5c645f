#include "engine/train/training_progress.h"

namespace formant {

void save_progress(const TrainingProgress& progress, StateTree& checkpoint) {
    checkpoint["step"] = progress.step;
    checkpoint["epoch"] = progress.epoch;
    checkpoint["micro_batch"] = progress.memory.micro_batch;
    checkpoint["plan"]["gradient_checkpointing"] = progress.memory.gradient_checkpointing;
    checkpoint["plan"]["memory_was_short"] = progress.memory_was_short;
    checkpoint["plan"]["rate_factor"] = progress.rate_factor;
    checkpoint["plan"]["epoch"] = progress.epoch;
    checkpoint["plan"]["batch"] = progress.next_batch;
    checkpoint["plan"]["ended_by_patience"] = progress.ended_by_patience;
}

Result<TrainingProgress> load_progress(const StateTree& checkpoint) {
    const auto step = checkpoint.get<std::int64_t>("step");
    const auto micro_batch = checkpoint.get<std::int64_t>("micro_batch");
    const auto plan = checkpoint.subtree("plan");
    if (!step || !micro_batch || !plan)
        return fail(!step ? step.error() : !micro_batch ? micro_batch.error() : plan.error());
    const auto epoch = plan->get<std::int64_t>("epoch");
    const auto batch = plan->get<std::int64_t>("batch");
    const auto factor = plan->get<double>("rate_factor");
    if (!epoch || !batch || !factor)
        return fail(!epoch ? epoch.error() : !batch ? batch.error() : factor.error());
    // Legacy checkpoints lack these entries; their micro-batch overrides the configured one.
    const auto ended_by_patience = plan->get<std::int64_t>("ended_by_patience").value_or(0);
    const MemoryUse memory{*micro_batch, plan->get<bool>("gradient_checkpointing").value_or(false)};
    const bool memory_was_short = plan->get<bool>("memory_was_short").value_or(true);
    return TrainingProgress{*step,   *epoch,           *batch, memory, memory_was_short,
                            *factor, ended_by_patience};
}

} // namespace formant
