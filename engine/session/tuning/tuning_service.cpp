#include "engine/session/tuning/tuning_service.h"

#include "engine/base/os/os_module.h"
#include "engine/base/version.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/planned_lengths.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/tuning/step_trial.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/tuning/memory_forecast.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns the requested effective batch size, or else that of the configuration.
std::int64_t effective_batch_size_of(const TuneRequest& request, const TrainConfig& train) {
    if (request.effective_batch > 0)
        return request.effective_batch;
    const std::int64_t wanted = train.samples_per_rank();
    return wanted > 0 ? wanted : train.effective_batch_size;
}

void set_batch_size(RunConfig& config, std::int64_t batch_size, std::int64_t accumulation) {
    config.train.batch_size = batch_size;
    config.train.gradient_accumulation_steps = accumulation;
}

/// Stores the configuration as a run on the device would resolve it, and the device. An existing
/// run of that name is ignored.
struct TuningSetup {
    RunConfig config;
    RunHardware hardware;
    std::int64_t effective_batch = 1;
    std::optional<std::int64_t> memory_limit_bytes;
};

Result<TuningSetup> prepare(const TuneRequest& request) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    const std::int64_t effective = effective_batch_size_of(request, config->train);
    return resolve_run_hardware(request.device, *config, std::nullopt)
        .map([&](RunHardware hardware) {
            const auto limit = request.memory_limit_bytes
                                   ? request.memory_limit_bytes
                                   : hardware.chosen.hardware.host.usable_ram_bytes();
            return TuningSetup{std::move(*config), std::move(hardware), effective, limit};
        });
}

std::string name_of(const RunHardware& hardware) {
    const GpuInfo* gpu = gpu_of(hardware);
    return gpu != nullptr ? gpu->name : "cpu";
}

Result<TrainingData> read_data(RunConfig config, const Path& program,
                               const CancellationToken& cancellation) {
    adopt_pretrained_vocabulary(config);
    const auto text_reader = model_text_reader(config.voice);
    if (!text_reader)
        return fail(text_reader.error());
    return make_training_data(
        {config.data, config.voice, text_reader->get(), program, std::nullopt, false, false},
        cancellation);
}

/// Runs the trials that the search asks for, one after the other.
Result<std::vector<TuneTrial>> search(StepTrialRequest trial, std::int64_t effective,
                                      const CancellationToken& cancellation,
                                      const std::function<void(const TuneTrial&)>& on_trial) {
    std::vector<TuneTrial> trials;
    while (const auto size = next_size(trials, effective)) {
        set_batch_size(trial.config, *size, effective / *size);
        TuneTrial tried = run_step_trial(trial, cancellation);
        if (cancellation.requested()) // a canceled trial says nothing about its size
            return fail(ErrorKind::interrupted, message(FORMANT_TR("session", "stopped")));
        tried.forecast_bytes = forecast_bytes(trials, *size);
        trials.push_back(std::move(tried));
        on_trial(trials.back());
    }
    return trials;
}

Message out_of_memory_message(const ModelConfig& model, const MessageArgs& reason) {
    if (!kind_of(model).supports_gradient_checkpointing())
        return message(FORMANT_TR("session",
                                  "not even one sample at a time can be trained: {reason}; use a "
                                  "smaller model, or exclude the longest recordings"),
                       reason);
    return message(
        FORMANT_TR(
            "session",
            "not even one sample at a time can be trained: {reason}; use "
            "train.use_gradient_checkpointing, a smaller model, or exclude the longest recordings"),
        reason);
}

Error no_size_works(const std::vector<TuneTrial>& trials, const ModelConfig& model) {
    const TuneTrial& first = trials.front();
    const Message why =
        first.works()
            ? message(FORMANT_TR("session", "one sample needs more than 85 % of the memory"))
            : first.failure;
    return {ErrorKind::training, out_of_memory_message(model, {{"reason", why}})};
}

/// Fits memory against batch size with the smallest and the largest size that worked.
void fit_memory_line(const std::vector<TuneTrial>& trials, TunedResult& result) {
    std::vector<MemoryProbe> probes;
    for (const TuneTrial& trial : trials)
        if (trial.works())
            probes.push_back({trial.batch_size, trial.peak_bytes});
    const auto [least, most] = std::minmax_element(
        probes.begin(), probes.end(),
        [](const MemoryProbe& a, const MemoryProbe& b) { return a.size < b.size; });
    if (probes.empty() || least->size == most->size)
        return;
    const MemoryLine line = memory_line(*least, *most);
    result.memory_fixed_bytes = line.fixed_bytes;
    result.memory_per_sample_bytes = line.bytes_per_size;
}

Result<TuningReport> make_report(std::vector<TuneTrial> trials, const TuningSetup& tuned) {
    const auto best = best_of(trials);
    if (!best)
        return fail(no_size_works(trials, tuned.config.voice.model));
    TuningReport report;
    report.trials = std::move(trials);
    report.best = *best;
    report.settings = {fmt::format("train.batch_size={}", best->batch_size),
                       fmt::format("train.gradient_accumulation_steps={}", best->accumulation)};
    report.result = {
        name_of(tuned.hardware), tuning_key(tuned.config), tuned.config.train.precision,
        formant_version(),       best->batch_size,         best->samples_per_s};
    fit_memory_line(report.trials, report.result);
    return report;
}

} // namespace

Result<TuningReport> tune(const TuneRequest& request, const CancellationToken& cancellation,
                          const std::function<void(const TuneTrial&)>& on_trial) {
    auto tuned = prepare(request);
    if (!tuned)
        return fail(tuned.error());
    const Path program = request.program.empty() ? program_file() : Path(request.program);
    const auto data = read_data(tuned->config, program, cancellation);
    if (!data)
        return fail(data.error());
    tuned->config.voice = fresh_voice_config(tuned->config, data->speakers.size());
    set_batch_size(tuned->config, tuned->effective_batch, 1);
    tuned->config.train.batch_frames = 0; // the sizes that are tried would be the same
    auto steps = planned_lengths(tuned->config, *data);
    if (!steps)
        return fail(steps.error());
    auto trials = search({program, tuned->config, device_argument(tuned->hardware.device),
                          data->speakers.size(), std::move(*steps), request.seconds_per_size,
                          tuned->memory_limit_bytes},
                         tuned->effective_batch, cancellation, on_trial);
    if (!trials)
        return fail(trials.error());
    auto report = make_report(std::move(*trials), *tuned);
    if (report && request.remember)
        request.remember(report->result);
    return report;
}

} // namespace formant
