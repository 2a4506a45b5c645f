#include "engine/session/preflight/preflight_memory.h"

#include "engine/base/bytes_text.h"
#include "engine/data/batches/sample_length.h"
#include "engine/hardware/host/look_at_host.h"
#include "engine/models/model_config.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"
#include "engine/session/tuning/step_trial.h"
#include "engine/train/trained_layers.h"
#include "engine/tuning/disk_forecast.h"
#include "engine/tuning/memory_forecast.h"

#include <ATen/core/Tensor.h>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t small = 1;
/// Of a batch that is smaller, two tell what a sample costs; four tell it from what varies.
std::int64_t larger_than_one(const RunConfig& config) {
    return std::clamp<std::int64_t>(config.train.batch_size, 2, 4);
}

Result<ModelNumbers> numbers_of(const RunConfig& config, std::int64_t n_speakers) {
    const auto model =
        create_model(config.voice.model, config.voice.audio, made_up_symbols, {}, n_speakers);
    if (!model)
        return fail(model.error());
    return trained_layers(config.train, *model->trainable).map([&](const LayerSelection& layers) {
        ModelNumbers numbers;
        numbers.parameters = count_parameters(*model->trainable);
        for (const auto& parameter : model->trainable->named_parameters())
            if (layers.trained.contains(parameter.key()))
                numbers.trained += parameter.value().numel();
        numbers.computes_half = config.train.precision != "float32";
        return numbers;
    });
}

TuneTrial probe(StepTrialRequest request, std::int64_t size, const SampleLength& sample,
                const Cancellation& cancellation) {
    request.config.train.batch_size = size;
    request.config.train.gradient_accumulation_steps = 1;
    request.steps = {std::vector<SampleLength>(static_cast<std::size_t>(size), sample)};
    return try_steps(request, cancellation);
}

void tell_of_failure(const TuneTrial& trial, PreflightLines& lines) {
    lines.warn("memory",
               message(FORMANT_TR("session", "steps of {batch} {sample|samples} do not "
                                             "work here: {reason}"),
                       {{"batch", std::to_string(trial.batch_size)}, {"reason", trial.failure}},
                       trial.batch_size));
}

std::string text_of(std::int64_t bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

Message too_much(const RunConfig& config, const MessageArgs& args) {
    if (!can_recompute(config.voice.model))
        return message(FORMANT_TR("session", "a training takes about {need} of memory, and there "
                                             "are {limit}; {activations} of it are for {batch} "
                                             "samples of up to {seconds} s: halve train.batch_size "
                                             "and double train.gradient_accumulation_steps"),
                       args);
    return message(FORMANT_TR("session", "a training takes about {need} of memory, and there are "
                                         "{limit}; {activations} of it are for {batch} samples of "
                                         "up to {seconds} s: halve train.batch_size and double "
                                         "train.gradient_accumulation_steps, or set "
                                         "train.use_gradient_checkpointing"),
                   args);
}

bool tell(const MemoryForecast& forecast, std::int64_t limit_bytes, const RunConfig& config,
          double sample_s, PreflightLines& lines) {
    const MessageArgs args = {{"need", text_of(forecast.total_bytes())},
                              {"limit", text_of(limit_bytes)},
                              {"parameters", text_of(forecast.of_parameters_bytes())},
                              {"program", text_of(forecast.program_bytes)},
                              {"activations", text_of(forecast.activations_bytes)},
                              {"batch", std::to_string(config.train.batch_size)},
                              {"larger", std::to_string(larger_than_one(config))},
                              {"seconds", fmt::format("{:.1f}", sample_s)}};
    const auto most = most_of_memory * static_cast<double>(limit_bytes);
    if (static_cast<double>(forecast.total_bytes()) > most) {
        lines.warn("memory", too_much(config, args));
        return false;
    }
    lines.ok("memory",
             message(FORMANT_TR("session",
                                "a training takes about {need} of {limit}: {parameters} "
                                "for weights, gradients, optimiser and average, "
                                "{program} for the program, {activations} for {batch} "
                                "samples of up to {seconds} s (measured with 1 and {larger})"),
                     args));
    return true;
}

} // namespace

bool look_at_memory(const RunConfig& config, c10::Device device, std::int64_t n_speakers,
                    double clip_s, const Path& program, const Cancellation& cancellation,
                    PreflightLines& lines) {
    const auto numbers = numbers_of(config, n_speakers);
    if (!numbers) {
        lines.failed("memory", numbers.error());
        return false;
    }
    const double sample_s = clip_s * static_cast<double>(config.data.concatenate_max);
    const SampleLength sample = length_of_speech(config.voice.audio, sample_s);
    const StepTrialRequest request = {program,
                                      config,
                                      device_choice(device),
                                      n_speakers,
                                      {},
                                      /*seconds=*/0,
                                      look_at_host().usable_ram_bytes()};
    const TuneTrial one = probe(request, small, sample, cancellation);
    if (cancellation.requested())
        return false;
    if (!one.works()) {
        tell_of_failure(one, lines);
        return false;
    }
    const std::int64_t larger = larger_than_one(config);
    const TuneTrial several = probe(request, larger, sample, cancellation);
    if (cancellation.requested())
        return false;
    if (!several.works() && config.train.batch_size == small) {
        lines.ok("memory", message(FORMANT_TR("session", "steps of one sample work here; two at a "
                                                         "time would not")));
        return true;
    }
    if (!several.works()) {
        tell_of_failure(several, lines);
        return false;
    }
    const MemoryLine line = memory_line({small * sample.frames, one.peak_bytes},
                                        {larger * sample.frames, several.peak_bytes});
    return tell(forecast_memory(*numbers, line, config.train.batch_size * sample.frames),
                several.limit_bytes, config, sample_s, lines);
}

} // namespace formant
