#include "engine/session/model_check.h"

#include "engine/data/sample_maker.h"
#include "engine/hardware/device.h"
#include "engine/models/model_factory.h"
#include "engine/session/run_config.h"
#include "engine/train/step_executor.h"
#include "engine/train/trained_layers.h"

#include <ATen/ATen.h>

#include <limits>

namespace formant {
namespace {

constexpr std::int64_t n_symbols = 40;
constexpr std::int64_t n_tokens = 12;
constexpr std::int64_t n_frames = 100;

std::int64_t parameters_below(const TrainableModel& model, const std::string& prefix) {
    std::int64_t count = 0;
    for (const auto& parameter : model.named_parameters())
        if (parameter.key().starts_with(prefix))
            count += parameter.value().numel();
    return count;
}

std::vector<Message> describe(const TrainableModel& model, const std::string& name) {
    std::vector<Message> lines = {
        message(FORMANT_TR("session", "model {name}: {count} parameters"),
                {{"name", name}, {"count", std::to_string(parameters_below(model, ""))}})};
    for (const LayerGroup& group : model.layer_groups()) {
        std::int64_t count = 0;
        for (const std::string& prefix : group.parameter_prefixes)
            count += parameters_below(model, prefix);
        lines.push_back(message(FORMANT_TR("session", "  {title}: {count}"),
                                {{"title", group.title}, {"count", std::to_string(count)}}));
    }
    return lines;
}

/// Noise as features: enough to see that every part of the model runs.
GlobalBatch made_up_batch(const RunConfig& config) {
    std::vector<Sample> samples;
    for (std::int64_t i = 0; i < 2; ++i) {
        const at::Tensor tokens = at::arange(n_tokens + i) % n_symbols;
        Tokens ids(tokens.const_data_ptr<std::int64_t>(),
                   tokens.const_data_ptr<std::int64_t>() + tokens.numel());
        samples.push_back({at::randn({config.voice.audio.n_mels, n_frames + i}), std::move(ids)});
    }
    return {0, 0, collate_micro_batches(samples, 2)};
}

Result<Message> train_one_step(TrainableModel& model, const RunConfig& config, at::Device device,
                               const GlobalBatch& batch) {
    const auto layers = trained_layers(config.train, model);
    if (!layers)
        return fail(layers.error());
    StepExecutor executor(model, config.train, device, layers->trained);
    const StepRecord record = executor.run(
        batch, {1, config.train.learning_rate, std::numeric_limits<double>::infinity()});
    if (!record.applied)
        return fail(
            ErrorKind::training,
            message(FORMANT_TR("session", "the first step's loss or gradient is no number")));
    return message(
        FORMANT_TR("session", "one training step: loss {loss}, gradient norm {norm}"),
        {{"loss", std::to_string(record.total)}, {"norm", std::to_string(record.grad_norm)}});
}

Message speak_once(SpeechModel& model, const Batch& text) {
    CounterNoise noise(0, 0);
    const Speech speech = model.speak({text.tokens, text.token_lengths, text.sample_ids}, noise,
                                      SpeakOptions(), Cancellation());
    return message(FORMANT_TR("session", "speaks: {frames} frames"),
                   {{"frames", std::to_string(speech.lengths.front())}});
}

} // namespace

Result<std::vector<Message>> check_model(const RunRequest& request) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    auto device = open_device(request.device);
    if (!device)
        return fail(device.error());
    at::manual_seed(static_cast<std::uint64_t>(config->train.seed));
    auto model = create_model(config->voice.model, config->voice.audio, n_symbols, {});
    if (!model)
        return fail(model.error());
    model->trainable->to(*device);
    std::vector<Message> lines = describe(*model->trainable, config->voice.model.name);
    const GlobalBatch batch = made_up_batch(*config);
    auto step = train_one_step(*model->trainable, *config, *device, batch);
    if (!step)
        return fail(step.error());
    lines.push_back(std::move(*step));
    lines.push_back(speak_once(*model->speech, batch.micro_batches.front().to(*device)));
    return lines;
}

} // namespace formant
