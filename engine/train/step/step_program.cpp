#include "engine/train/step/step_program.h"

#include "engine/base/exception_message.h"
#include "engine/distributed/process_group.h"
#include "engine/train/step/gradient_clipping.h"
#include "engine/train/step/phase_losses.h"

#include <ATen/ATen.h>

namespace formant {
void StepProgram::run(const StepInputs& inputs, StepResult& result) {
    Forwards forwards{CounterNoise(inputs.noise_key()), {}};
    forwards.states.resize(inputs.micro_batch_count());
    std::vector<PhaseState>& phases = state_.phases();
    for (std::size_t i = state_.phases_done(); i < phases.size(); ++i) {
        run_phase(phases[i], inputs, forwards, result);
        state_.complete_phase();
    }
}

void StepProgram::abort_step(const StepInputs& inputs, StepResult& result) {
    std::vector<PhaseState>& phases = state_.phases();
    for (std::size_t i = state_.phases_done(); i < phases.size(); ++i) {
        BufferSnapshot buffers(state_.model());
        const at::Tensor nothing = at::zeros_like(inputs.phase(phases[i].index).term_weights);
        reducer_.abort_phase(contribution(phases[i], nothing, buffers));
        buffers.restore();
        const at::Tensor zero = nothing.sum(), one = zero + 1;
        result.store(phases[i], {nothing, zero, zero, one, zero, one, {}, one});
        state_.complete_phase();
    }
}

void StepProgram::record(const StepInputs& inputs, StepResult& result) {
    StepProgram untimed(state_, reducer_, options_, nullptr);
    untimed.run(inputs, result);
}

void StepProgram::run_phase(PhaseState& phase, const StepInputs& inputs, Forwards& forwards,
                            StepResult& result) {
    timed(stages_, Stage::optimizer, [&] {
        phase.optimizer->zero_grad(); // also the gradients of a failed attempt
    });
    BufferSnapshot buffers(state_.model());
    try {
        const at::Tensor means = accumulate(phase, inputs, forwards, buffers);
        const at::Tensor ranks_out_of_memory = reduce(contribution(phase, means, buffers));
        timed(stages_, Stage::optimizer, [&] {
            check_and_update(phase, inputs, {means, ranks_out_of_memory}, buffers, result);
        });
    } catch (const std::exception&) {
        buffers.restore();
        throw;
    }
}

/// Accumulates the gradients of all micro-batches. Returns the means of the terms, [terms].
at::Tensor StepProgram::accumulate(const PhaseState& phase, const StepInputs& inputs,
                                   Forwards& forwards, BufferSnapshot& buffers) {
    const PhaseInputs& slots = inputs.phase(phase.index);
    const std::size_t count = inputs.micro_batch_count();
    at::Tensor sum = at::zeros_like(slots.term_weights);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0)
            buffers.restore();
        const Batch batch = timed(stages_, Stage::copy, [&] { return inputs.micro_batch(i); });
        at::Tensor means = timed(stages_, Stage::forward, [&] {
            return normalized_losses(state_.model(), phase.index, forwards.states[i], batch,
                                     forwards.noise, slots.normalizers, options_.precision);
        });
        timed(stages_, Stage::backward, [&] {
            if (i + 1 == count)
                reducer_.begin_last_backward(phase.index, phase.optimizer->weights());
            const at::Tensor loss = at::dot(means, slots.term_weights);
            (phase.scaler ? phase.scaler->scaled(loss) : loss).backward();
            sum += means.detach();
            means.reset(); // freeing its graph counts as backward time
            // Free the graph before the next slice. A later phase reuses it only if the batch is
            // not sliced: slices mean that memory holds one at a time, and a repeated forward pass
            // draws the same.
            if (is_last(phase) || count > 1)
                forwards.states[i].reset();
        });
    }
    return sum;
}

at::Tensor StepProgram::reduce(const PhaseContribution& contribution) {
    StageProfiler* const stages = reducer_.has_other_ranks() ? stages_ : nullptr;
    return timed(stages, Stage::communication, [&] { return reducer_.complete(contribution); });
}

PhaseContribution StepProgram::contribution(const PhaseState& phase, const at::Tensor& term_means,
                                            const BufferSnapshot& buffers) const {
    return {phase.index, phase.optimizer->weights(), term_means, buffers.buffers()};
}

/// Clips the sums over the ranks, and decides whether the phase is skipped.
PhaseValues StepProgram::check(const PhaseState& phase, const StepInputs& inputs,
                               const PhaseSums& sums) {
    const auto& [term_means, ranks_out_of_memory] = sums;
    const PhaseInputs& slots = inputs.phase(phase.index);
    const std::vector<at::Tensor> gradients = phase.optimizer->gradients();
    const at::Tensor total = at::dot(term_means, slots.term_weights);
    const at::Tensor overflow =
        phase.scaler ? phase.scaler->unscale(gradients) : at::zeros_like(total);
    const at::Tensor layer_norms =
        phase.layers.empty() ? at::Tensor() : gradient_norms(phase.layers);
    const at::Tensor scale = phase.scaler ? phase.scaler->scale().clone() : at::ones_like(total);
    const at::Tensor norm = clip_grad_norm(gradients, options_.grad_clip);
    at::Tensor found_inf = at::maximum(
        should_skip_step(total, norm, slots.grad_norm_limit, slots.loss_limit), overflow);
    if (ranks_out_of_memory.defined())
        found_inf = at::maximum(found_inf, ranks_out_of_memory > 0);
    return {term_means, total, norm, found_inf, overflow, scale, layer_norms, ranks_out_of_memory};
}

/// Allocates everything before the update, which then works in place: a step that runs out of
/// memory changes no weight, moment, average or loss scale. With several ranks it can only be
/// repeated before the sums: afterwards the others may have updated their weights.
void StepProgram::check_and_update(PhaseState& phase, const StepInputs& inputs,
                                   const PhaseSums& sums, BufferSnapshot& buffers,
                                   StepResult& result) {
    const at::NoGradGuard no_gradients;
    try {
        update(phase, inputs, check(phase, inputs, sums), buffers, result);
    } catch (const std::exception& failure) {
        if (sums.ranks_out_of_memory.defined() && is_out_of_memory(failure))
            throw RankFailure(out_of_memory_after_sums());
        throw;
    }
}

void StepProgram::update(PhaseState& phase, const StepInputs& inputs, const PhaseValues& values,
                         BufferSnapshot& buffers, StepResult& result) {
    result.store(phase, values);
    const auto update = phase.optimizer->prepare(inputs.learning_rate(), values.found_inf);
    const auto shares = is_last(phase)
                            ? state_.ema().prepare(update.applied_steps, values.found_inf)
                            : std::vector<at::Tensor>();
    buffers.restore_if(values.found_inf);
    phase.optimizer->apply(update);
    if (is_last(phase))
        state_.ema().apply(shares);
    if (phase.scaler && values.ranks_out_of_memory.defined())
        phase.scaler->update_unless(values.ranks_out_of_memory, values.overflow);
    else if (phase.scaler)
        phase.scaler->update(values.overflow);
}

} // namespace formant
