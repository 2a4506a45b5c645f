#include "engine/train/step/oom_retry.h"

#include "engine/base/exception_message.h"
#include "engine/base/log.h"
#include "engine/data/batches/batch_slices.h"
#include "engine/hardware/cached_memory.h"
#include "engine/train/monitor/step_advice.h"
#include "engine/train/step/captured_runner.h"

#include <algorithm>

namespace formant {
namespace {

/// Returns std::nullopt after an out-of-memory error. By then, graphs and activations are freed by
/// stack unwinding, and the next attempt overwrites the gradients.
std::optional<StepRecord> attempt(const std::function<StepRecord()>& work) {
    try {
        return work();
    } catch (const RankFailure&) { // its cause may be the memory of another rank
        throw;
    } catch (const std::exception& failure) {
        if (!is_out_of_memory(failure))
            throw;
        log(LogLevel::info, exception_message(failure)); // requested and free memory
        return std::nullopt;
    }
}

Error out_of_memory_at(std::int64_t step, bool supports_gradient_checkpointing) {
    const MessageText with_checkpointing =
        FORMANT_TR("train", "out of memory at step {step} with one sample at a time and gradient "
                            "checkpointing; close other programs that use this memory, exclude "
                            "the longest recordings, or use a smaller model");
    const MessageText without_checkpointing =
        FORMANT_TR("train", "out of memory at step {step} with one sample at a time; close other "
                            "programs that use this memory, exclude the longest recordings, or "
                            "use a smaller model");
    return {ErrorKind::training,
            message(supports_gradient_checkpointing ? with_checkpointing : without_checkpointing,
                    {{"step", std::to_string(step)}})};
}

/// Returns the number of samples of the largest batch.
std::int64_t largest_of(const std::vector<Batch>& batches) {
    std::int64_t largest = 0;
    for (const Batch& batch : batches)
        largest = std::max<std::int64_t>(largest, std::ssize(batch.lengths));
    return largest;
}

} // namespace

Result<StepRecord> OomRetry::run(GlobalBatch& batch, const StepSettings& settings) {
    try {
        return run_with_retries(
            settings.step,
            [&] {
                batch.micro_batches =
                    slices_of(batch.micro_batches, state_.progress.memory.micro_batch);
                largest_batch_ = largest_of(batch.micro_batches);
                return executor_.run(batch, settings);
            },
            [&] { return executor_.abort_step(); });
    } catch (const CaptureError& failure) {
        return fail(ErrorKind::training,
                    message(FORMANT_TR("train", "step {step} cannot be replayed as a CUDA graph "
                                                "({reason}); set train.compile_fullgraph to false "
                                                "to train eagerly"),
                            {{"step", std::to_string(settings.step)}, {"reason", failure.what()}}));
    }
}

Result<StepRecord> OomRetry::evaluate(const std::vector<Batch>& batches) {
    return run_with_retries(
        state_.progress.step,
        [&] {
            const ExponentialMovingAverage::Scope ema_weights(state_.optimization.ema());
            largest_batch_ = largest_of(batches);
            return executor_.evaluate(batches, state_.progress.memory.micro_batch);
        },
        [&] { return executor_.abort_validation(); });
}

/// Noise, dropout included, is keyed by sample and losses are sums, so smaller slices give the same
/// step. If one rank runs out of memory, all repeat the step with less.
Result<StepRecord> OomRetry::run_with_retries(std::int64_t step, const Work& work,
                                              const Work& abort_attempt) {
    while (true) {
        auto record = attempt(work);
        if (record && !record->out_of_memory_phase)
            return std::move(*record);
        if (!record && executor_.has_other_ranks())
            abort_attempt();
        executor_.release_memory();
        release_cached_memory(device_);
        if (auto less = reduce_memory(step); !less)
            return fail(less.error());
    }
}

/// With train.batch_frames, micro-batches may be smaller than the state says. Ranks reduce their
/// memory in step with each other, so they count from the same size.
MemoryUse OomRetry::used_memory() const {
    MemoryUse used = state_.progress.memory;
    if (state_.config.batch_frames > 0 && !executor_.has_other_ranks())
        used.micro_batch = std::min(used.micro_batch, std::max<std::int64_t>(1, largest_batch_));
    return used;
}

Result<void> OomRetry::reduce_memory(std::int64_t step) {
    const bool supports_gradient_checkpointing = state_.model().supports_gradient_checkpointing();
    const auto less = with_less_memory(used_memory(), supports_gradient_checkpointing);
    if (!less)
        return fail(out_of_memory_at(step, supports_gradient_checkpointing));
    const bool checkpointing_enabled =
        less->gradient_checkpointing && !state_.progress.memory.gradient_checkpointing;
    state_.progress.memory = *less;
    state_.progress.memory_was_short = true;
    apply_memory_use();
    observer_.on_event(
        checkpointing_enabled
            ? gradient_checkpointing_advice(step)
            : out_of_memory_advice(step, less->micro_batch, state_.config.samples_per_rank()));
    return {};
}

void OomRetry::apply_memory_use() {
    state_.model().set_gradient_checkpointing(state_.progress.memory.gradient_checkpointing);
    data_.set_micro_batch(state_.progress.memory.micro_batch);
}

} // namespace formant
