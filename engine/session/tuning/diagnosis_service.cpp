#include "engine/session/tuning/diagnosis_service.h"

#include "engine/base/os/os_module.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/setting_files.h"
#include "engine/session/hardware/gpu_samples.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/tuning/diagnosed_training.h"
#include "engine/tuning/chrome_trace.h"

#include <algorithm>

namespace formant {
namespace {

/// Of the samples: a clock that is lowered once says nothing.
constexpr double notable_throttling = 0.1;

double share_of(const std::vector<GpuSample>& samples, std::optional<bool> GpuSample::*throttled) {
    const auto count = std::count_if(samples.begin(), samples.end(), [&](const GpuSample& sample) {
        return (sample.*throttled).value_or(false);
    });
    return samples.empty() ? 0 : static_cast<double>(count) / static_cast<double>(samples.size());
}

Throttle throttle_of(const std::vector<GpuSample>& samples) {
    if (share_of(samples, &GpuSample::thermal_throttle) > notable_throttling)
        return Throttle::thermal;
    return share_of(samples, &GpuSample::power_throttle) > notable_throttling ? Throttle::power
                                                                              : Throttle::none;
}

/// The GPU's own figure; without one, the share of the steps in which there was work for it.
Utilisation utilisation_of(const std::vector<GpuSample>& samples, const StepTimes& times) {
    std::vector<double> shares;
    for (const GpuSample& sample : samples)
        if (sample.utilisation)
            shares.push_back(*sample.utilisation);
    return formant::utilisation_of(shares.empty() ? times.busy_shares : shares);
}

/// The figures took minutes: they are told whatever becomes of the rest.
void write_rest(const DiagnoseRequest& request, const std::vector<StageSpan>& spans,
                DiagnosisReport& report) {
    if (!request.trace_file.empty())
        if (const auto written = write_chrome_trace(request.trace_file, spans); !written)
            report.faults.push_back(written.error());
    if (!request.apply || !report.verdict.change)
        return;
    const auto applied = write_settings(request.config_file, report.verdict.change->settings);
    report.applied = applied.has_value();
    if (!applied)
        report.faults.push_back(applied.error());
}

void forget(const TakeGpuSamples& gpu_samples) {
    if (gpu_samples)
        gpu_samples();
}

} // namespace

Result<DiagnosisReport> diagnose(const DiagnoseRequest& request, const Cancellation& cancellation,
                                 TakeGpuSamples gpu_samples) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    RunRequest run;
    run.device = request.device;
    run.resume = "never"; // a run of that name has no say
    const auto hardware = settle_run_hardware(run, *config);
    if (!hardware)
        return fail(hardware.error());
    std::unique_ptr<GpuSamples> card;
    if (const GpuInfo* gpu = gpu_of(*hardware); gpu != nullptr && !gpu_samples) {
        card = std::make_unique<GpuSamples>(gpu->uuid);
        gpu_samples = [&card] { return card->take(); };
    }
    const Path program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    DiagnosedTraining training(*config, hardware->device, program, cancellation);
    if (auto ready = training.prepare(); !ready)
        return fail(ready.error());
    forget(gpu_samples);
    if (auto taken = training.take_steps(request.num_batches); !taken)
        return fail(taken.error());
    const auto samples = gpu_samples ? gpu_samples() : std::vector<GpuSample>();
    if (auto taken = training.take_steps_of_another_size(); !taken)
        return fail(taken.error());
    DiagnosisReport report;
    report.device = hardware->device.str();
    report.facts = training.facts();
    report.facts.throttle = throttle_of(samples);
    report.facts.utilisation = utilisation_of(samples, report.facts.times);
    report.facts.cores = hardware->chosen.hardware.host.usable_cores;
    report.facts.decoders = decoders_of(hardware->chosen.hardware.host);
    report.verdict = verdict_on(report.facts);
    write_rest(request, training.spans(), report);
    return report;
}

} // namespace formant
