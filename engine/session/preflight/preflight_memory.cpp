#include "engine/session/preflight/preflight_memory.h"

#include "engine/base/log.h"
#include "engine/base/text/bytes_text.h"
#include "engine/data/batches/sample_length.h"
#include "engine/hardware/host/probe_host.h"
#include "engine/models/create_model.h"
#include "engine/models/model_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/without_initialization.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/tuning/step_measurements.h"
#include "engine/session/tuning/step_trial.h"
#include "engine/train/layer_selection.h"
#include "engine/tuning/device_memory.h"
#include "engine/tuning/disk_forecast.h"
#include "engine/tuning/memory_forecast.h"

#include <ATen/core/Tensor.h>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t small = 1;
/// Two trials and the measurement of the time take at most a minute together.
constexpr double trial_limit_s = 18;

/// Returns the second batch size to measure. Two sizes suffice to fit memory against batch size;
/// the larger one is less noisy, so up to four samples are used.
std::int64_t larger_than_one(const RunConfig& config) {
    return std::clamp<std::int64_t>(config.train.batch_size, 2, 4);
}

std::int64_t count_averaged(const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    std::int64_t averaged = 0;
    for (const PhaseSpec& phase : model.phases())
        if (phase.has_ema)
            for (const std::string& name : phase.parameters)
                averaged += parameters[name].numel();
    return averaged;
}

Result<ModelNumbers> numbers_of(const RunConfig& config, std::int64_t n_speakers) {
    const WithoutInitialization names_and_shapes;
    const auto model = create_model(config.voice.model, config.voice.audio,
                                    expected_symbols(config.voice), {}, n_speakers);
    if (!model)
        return fail(model.error());
    return select_layers(config.train, *model->trainable).map([&](const LayerSelection& layers) {
        ModelNumbers numbers;
        numbers.parameters = count_parameters(*model->trainable);
        for (const auto& parameter : model->trainable->named_parameters())
            if (layers.trained.contains(parameter.key()))
                numbers.trained += parameter.value().numel();
        numbers.averaged = count_averaged(*model->trainable);
        numbers.computes_half = config.train.precision != "float32";
        return numbers;
    });
}

TuneTrial probe(StepTrialRequest request, std::int64_t size, const SampleLength& sample,
                const CancellationToken& cancellation) {
    request.config.train.batch_size = size;
    request.config.train.gradient_accumulation_steps = 1;
    request.steps = {std::vector<SampleLength>(static_cast<std::size_t>(size), sample)};
    return run_step_trial(request, cancellation);
}

void report_failed_trial(const TuneTrial& trial, PreflightReport& report) {
    if (trial.timed_out)
        return report.warn(
            "memory",
            message(FORMANT_TR("session",
                               "not measured: training steps with {batch} {sample|samples} did "
                               "not end within {seconds} s on this machine; such a run is "
                               "very slow. A smaller model (model.size), shorter recordings or a "
                               "GPU are faster"),
                    {{"batch", std::to_string(trial.batch_size)},
                     {"seconds", fmt::format("{:.0f}", trial_limit_s)}},
                    trial.batch_size));
    report.warn(
        "memory",
        message(FORMANT_TR(
                    "session",
                    "training steps with {batch} {sample|samples} fail on this machine: {reason}"),
                {{"batch", std::to_string(trial.batch_size)}, {"reason", trial.failure}},
                trial.batch_size));
}

std::string size_text(std::int64_t bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

Message memory_exceeded_message(const RunConfig& config, const MessageArgs& args) {
    if (!kind_of(config.voice.model).supports_gradient_checkpointing())
        return message(
            FORMANT_TR("session",
                       "training needs about {need} of memory, but only {limit} are available; "
                       "{batch} samples of up to {seconds} s take {activations}: halve "
                       "train.batch_size and double train.gradient_accumulation_steps"),
            args);
    return message(
        FORMANT_TR(
            "session",
            "training needs about {need} of memory, but only {limit} are available; {batch} "
            "samples of up to {seconds} s take {activations}: halve train.batch_size and double "
            "train.gradient_accumulation_steps, or set train.use_gradient_checkpointing"),
        args);
}

bool report_memory(const MemoryForecast& forecast, std::int64_t limit_bytes,
                   const RunConfig& config, double sample_s, PreflightReport& report) {
    const MessageArgs args = {{"need", size_text(forecast.total_bytes())},
                              {"limit", size_text(limit_bytes)},
                              {"parameters", size_text(forecast.of_parameters_bytes())},
                              {"program", size_text(forecast.program_bytes)},
                              {"activations", size_text(forecast.activations_bytes)},
                              {"batch", std::to_string(config.train.batch_size)},
                              {"larger", std::to_string(larger_than_one(config))},
                              {"seconds", fmt::format("{:.1f}", sample_s)}};
    const auto max_bytes = max_memory_share * static_cast<double>(limit_bytes);
    if (static_cast<double>(forecast.total_bytes()) > max_bytes) {
        report.warn("memory", memory_exceeded_message(config, args));
        return false;
    }
    report.ok(
        "memory",
        message(FORMANT_TR(
                    "session",
                    "training needs about {need} of {limit}: {parameters} for weights, gradients, "
                    "optimizer state and EMA, {program} for the program, {activations} for {batch} "
                    "samples of up to {seconds} s (measured with 1 and {larger})"),
                args));
    return true;
}

/// Reports what a run of this configuration has used.
void report_used_memory(std::int64_t bytes, std::int64_t limit_bytes, PreflightReport& report) {
    const MessageArgs args = {{"need", size_text(bytes)}, {"limit", size_text(limit_bytes)}};
    if (static_cast<double>(bytes) <= max_memory_share * static_cast<double>(limit_bytes))
        return report.ok("memory",
                         message(FORMANT_TR("session", "training took {need} of {limit} when this "
                                                       "configuration was last trained here"),
                                 args));
    report.warn("memory",
                message(FORMANT_TR("session", "training took {need} when this configuration was "
                                              "last trained here, but only {limit} are available: "
                                              "halve train.batch_size and double "
                                              "train.gradient_accumulation_steps"),
                        args));
}

/// Saves the forecast, which the window shows from then on. A failure does not affect the check.
void remember_forecast(const RunConfig& config, c10::Device device, std::int64_t bytes) {
    if (auto saved = remember_step_memory(config, device_argument(device), {bytes}); !saved)
        log(LogLevel::warning, saved.error().what);
}

} // namespace

bool check_memory(const RunConfig& config, c10::Device device, std::int64_t n_speakers,
                  double clip_s, const Path& program, const CancellationToken& cancellation,
                  PreflightReport& report) {
    const auto host_limit = probe_host().usable_ram_bytes();
    const auto known = remembered_step_memory(config, device_argument(device));
    if (known && known->in_training) {
        report_used_memory(known->bytes, memory_peak(device, host_limit).limit_bytes, report);
        return true; // the time of such steps is known too
    }
    const auto numbers = numbers_of(config, n_speakers);
    if (!numbers) {
        report.failed("memory", numbers.error());
        return false;
    }
    const double sample_s = clip_s * static_cast<double>(config.data.concatenate_max);
    const SampleLength sample =
        length_of_speech(features_of(config.voice.model, config.voice.audio), sample_s);
    RunConfig tried = config; // the trials have the sizes that train.batch_frames leaves
    tried.train.batch_size = config.train.samples_in_batch(sample.steps());
    tried.train.batch_frames = 0;
    const StepTrialRequest request = {program,       tried,      device_argument(device),
                                      n_speakers,    {},
                                      /*seconds=*/0, host_limit, trial_limit_s};
    const TuneTrial one = probe(request, small, sample, cancellation);
    if (cancellation.requested())
        return false;
    if (!one.works()) {
        report_failed_trial(one, report);
        return false;
    }
    const std::int64_t larger = larger_than_one(tried);
    const TuneTrial several = probe(request, larger, sample, cancellation);
    if (cancellation.requested())
        return false;
    if (!several.works() && tried.train.batch_size == small) {
        report.ok("memory",
                  message(FORMANT_TR(
                      "session",
                      "training steps with one sample fit into memory; two at a time would not")));
        return true;
    }
    if (!several.works()) {
        report_failed_trial(several, report);
        return false;
    }
    const MemoryLine line = memory_line({small * sample.steps(), one.peak_bytes},
                                        {larger * sample.steps(), several.peak_bytes});
    const MemoryForecast forecast =
        forecast_memory(*numbers, line, tried.train.batch_size * sample.steps());
    remember_forecast(config, device, forecast.total_bytes());
    return report_memory(forecast, several.limit_bytes, tried, sample_s, report);
}

} // namespace formant
