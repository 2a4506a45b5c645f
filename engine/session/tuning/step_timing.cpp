#include "engine/session/tuning/step_timing.h"

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/model_factory.h"
#include "engine/train/internal_error.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"

#include <ATen/ATen.h>

#include <chrono>

namespace formant {
namespace {

constexpr std::int64_t measured_steps = 3;

GlobalBatch batch_for(const RunConfig& config, double sample_s) {
    const SampleLength sample = length_of_speech(config.voice.audio, sample_s);
    return synthetic_batch(features_of(config.voice.model, config.voice.audio),
                           config.train.batch_size * config.train.gradient_accumulation_steps,
                           config.train.batch_size, sample.frames, sample.tokens);
}

/// Returns the mean seconds per step. A step returns its record on the host, so the device has
/// finished by then.
double run_steps(StepExecutor& executor, const GlobalBatch& batch, double learning_rate) {
    const StepSettings settings{1, learning_rate};
    executor.run(batch, settings);
    const auto begin = std::chrono::steady_clock::now();
    for (std::int64_t i = 0; i < measured_steps; ++i)
        executor.run(batch, settings);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    return passed.count() / measured_steps;
}

} // namespace

Result<double> measure_step_seconds(const RunConfig& config, c10::Device device,
                                    std::int64_t n_speakers, double sample_s) {
    auto model = create_model(config.voice.model, config.voice.audio, synthetic_symbol_count, {},
                              n_speakers);
    if (!model)
        return fail(model.error());
    model->trainable->to(device);
    model->trainable->set_gradient_checkpointing(config.train.uses_gradient_checkpointing());
    const auto layers = select_layers(config.train, *model->trainable);
    if (!layers)
        return fail(layers.error());
    try {
        StepExecutor executor(*model->trainable, config.train, device, layers->trained);
        return run_steps(executor, batch_for(config, sample_s), config.train.learning_rate);
    } catch (const std::exception& failure) { // LibTorch throws when it runs out of memory
        return fail(internal_error(failure));
    }
}

} // namespace formant
