#include "engine/train/step/step_retry.h"

#include "engine/base/log.h"
#include "engine/base/thrown_failure.h"
#include "engine/data/batches/batch_slices.h"
#include "engine/hardware/cached_memory.h"
#include "engine/train/monitor/step_advice.h"

namespace formant {
namespace {

/// Nothing where memory did not suffice. When it returns, what was computed is freed: graphs and
/// activations went with the stack, and gradients are overwritten by the next attempt.
std::optional<StepRecord> attempt(const std::function<StepRecord()>& work) {
    try {
        return work();
    } catch (const std::exception& failure) {
        if (!is_out_of_memory(failure))
            throw;
        log(LogLevel::info, words_of(failure)); // how much was wanted, and how much is there
        return std::nullopt;
    }
}

Error out_of_memory_at(std::int64_t step, bool can_recompute) {
    const MessageText recomputed =
        FORMANT_TR("train", "out of memory at step {step} with one sample at a time and gradient "
                            "checkpointing; end other programs that use this memory, leave out "
                            "the longest recordings, or use a smaller model");
    const MessageText kept =
        FORMANT_TR("train", "out of memory at step {step} with one sample at a time; end other "
                            "programs that use this memory, leave out the longest recordings, or "
                            "use a smaller model");
    return {ErrorKind::training,
            message(can_recompute ? recomputed : kept, {{"step", std::to_string(step)}})};
}

} // namespace

Result<StepRecord> StepRetry::run(GlobalBatch& batch, const StepSettings& settings) {
    return until_it_fits(settings.step, [&] {
        batch.micro_batches = slices_of(batch.micro_batches, in_.progress.memory.micro_batch);
        return in_.executor.run(batch, settings);
    });
}

Result<StepRecord> StepRetry::evaluate(const std::vector<Batch>& batches) {
    return until_it_fits(in_.progress.step, [&] {
        const WeightAverage::Scope averaged(in_.executor.average());
        return in_.executor.evaluate(batches, in_.progress.memory.micro_batch);
    });
}

/// Draws are keyed by sample, and losses are sums: in smaller slices it is the same step.
Result<StepRecord> StepRetry::until_it_fits(std::int64_t step, const Work& work) {
    while (true) {
        if (auto record = attempt(work))
            return std::move(*record);
        release_cached_memory(in_.device);
        if (auto less = use_less(step); !less)
            return fail(less.error());
    }
}

Result<void> StepRetry::use_less(std::int64_t step) {
    const bool can_recompute = in_.model.can_recompute();
    const auto less = with_less_memory(in_.progress.memory, can_recompute);
    if (!less)
        return fail(out_of_memory_at(step, can_recompute));
    const bool recomputes_now =
        less->gradient_checkpointing && !in_.progress.memory.gradient_checkpointing;
    in_.progress.memory = *less;
    in_.progress.memory_was_short = true;
    use_memory();
    in_.observer.on_event(recomputes_now
                              ? gradient_checkpointing_advice(step)
                              : out_of_memory_advice(step, less->micro_batch, in_.effective_batch));
    return {};
}

void StepRetry::use_memory() {
    in_.model.set_gradient_checkpointing(in_.progress.memory.gradient_checkpointing);
    in_.data.set_micro_batch(in_.progress.memory.micro_batch);
}

} // namespace formant
