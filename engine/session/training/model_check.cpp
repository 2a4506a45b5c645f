#include "engine/session/training/model_check.h"

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/training_state.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

constexpr std::int64_t n_tokens = 12;
constexpr std::int64_t n_frames = 100;

std::vector<Message> describe(const TrainableModel& model, const std::string& name) {
    std::vector<Message> lines = {
        message(FORMANT_TR("session", "model {name}: {count} parameters"),
                {{"name", name}, {"count", std::to_string(count_parameters(model))}})};
    for (const LayerGroup& group : model.layer_groups()) {
        std::int64_t count = 0;
        for (const std::string& prefix : group.parameter_prefixes)
            count += count_parameters(model, prefix);
        lines.push_back(message(FORMANT_TR("session", "  {title}: {count}"),
                                {{"title", group.title}, {"count", std::to_string(count)}}));
    }
    return lines;
}

/// Repeats the step while its gradients overflow in fp16, each time with half the loss scale, as
/// often as a training run does.
StepRecord run_until_loss_scale_fits(StepExecutor& executor, const TrainConfig& config,
                                     const GlobalBatch& batch) {
    DivergenceMonitor monitor(divergence_monitor_config(config));
    for (;;) {
        StepRecord record = executor.run(batch, {1, config.learning_rate});
        const LossVerdict verdict =
            monitor.add_step({record.total, record.phases, record.overflow});
        if (verdict != LossVerdict::scale_halved && verdict != LossVerdict::scale_keeps_halving)
            return record;
    }
}

Result<Message> train_one_step(TrainableModel& model, const RunConfig& config, at::Device device,
                               const GlobalBatch& batch) {
    const auto layers = select_layers(config.train, model);
    if (!layers)
        return fail(layers.error());
    OptimizationState state(model, config.train, device, layers->trained);
    StepExecutor executor(state, config.train, device);
    const StepRecord record = run_until_loss_scale_fits(executor, config.train, batch);
    if (!record.applied)
        return fail(ErrorKind::training,
                    message(FORMANT_TR("session",
                                       "the loss or gradient of the first step is not a number")));
    return message(
        FORMANT_TR("session", "one training step: loss {loss}, gradient norm {norm}"),
        {{"loss", std::to_string(record.total)}, {"norm", std::to_string(record.grad_norm)}});
}

Message speak_once(SpeechModel& model, const Batch& text) {
    const CancellationToken never;
    SpeakOptions options = model.default_options();
    if (model.needs_style())
        *style_in(options.of_kind) = model.style_of(first_recording_of(text));
    const auto session = model.begin({text[Feature::tokens], text[Axis::tokens], text.sample_ids},
                                     std::make_unique<CounterNoise>(0, 0), options);
    std::int64_t frames = 0;
    while (const auto chunk = session->next(never))
        frames += chunk->lengths.front();
    return message(FORMANT_TR("session", "speaks: {frames} frames"),
                   {{"frames", std::to_string(frames)}});
}

} // namespace

Result<std::vector<Message>> check_model(const RunRequest& request) {
    auto config = load_run_config(request);
    if (!config)
        return fail(config.error());
    const auto point = resolve_resume_point(request.resume, runs_folder(request) / config->name);
    const auto hardware = resolve_run_hardware(request.device, *config,
                                               point ? point->original_config : std::nullopt);
    if (!hardware)
        return fail(hardware.error());
    const c10::Device device = hardware->device;
    at::manual_seed(static_cast<std::uint64_t>(config->train.seed));
    config->voice = fresh_voice_config(*config, /*n_speakers=*/1);
    auto model =
        create_model(config->voice.model, config->voice.audio, expected_symbols(config->voice), {});
    if (!model)
        return fail(model.error());
    model->trainable->to(device);
    std::vector<Message> lines = describe(*model->trainable, config->voice.model.name);
    if (Message chosen = model_choice_message(request.config_file, request.settings);
        !chosen.empty())
        lines.insert(lines.begin(), std::move(chosen));
    const GlobalBatch batch =
        synthetic_batch(model->trainable->features(), 2, 2, n_frames, n_tokens);
    auto step = train_one_step(*model->trainable, *config, device, batch);
    if (!step)
        return fail(step.error());
    lines.push_back(std::move(*step));
    if (model->speech != nullptr)
        lines.push_back(speak_once(*model->speech, batch.micro_batches.front().to(device)));
    return lines;
}

} // namespace formant
