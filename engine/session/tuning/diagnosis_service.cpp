#include "engine/session/tuning/diagnosis_service.h"

#include "engine/base/os/os_module.h"
#include "engine/base/os/os_network.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/config/yaml_reader.h"
#include "engine/distributed/process_group.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/config_file_edit.h"
#include "engine/session/hardware/gpu_samples.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/tuning/diagnosed_training.h"
#include "engine/train/metrics/rank_report_json.h"
#include "engine/tuning/chrome_trace.h"

#include <algorithm>

namespace formant {
namespace {

/// Share of throttled samples from which throttling is reported; a clock that was lowered once
/// means nothing.
constexpr double notable_throttling = 0.1;

double throttled_share(const std::vector<GpuSample>& samples,
                       std::optional<bool> GpuSample::*throttled) {
    const auto count = std::count_if(samples.begin(), samples.end(), [&](const GpuSample& sample) {
        return (sample.*throttled).value_or(false);
    });
    return samples.empty() ? 0 : static_cast<double>(count) / static_cast<double>(samples.size());
}

Throttle throttle_of(const std::vector<GpuSample>& samples) {
    if (throttled_share(samples, &GpuSample::thermal_throttle) > notable_throttling)
        return Throttle::thermal;
    return throttled_share(samples, &GpuSample::power_throttle) > notable_throttling
               ? Throttle::power
               : Throttle::none;
}

/// Returns the utilization that the GPU reports, or else the share of each step in which the device
/// had work.
Utilization utilization_of(const std::vector<GpuSample>& samples, const StepTimes& times) {
    std::vector<double> shares;
    for (const GpuSample& sample : samples)
        if (sample.utilization)
            shares.push_back(*sample.utilization);
    return formant::utilization_of(shares.empty() ? times.busy_shares : shares);
}

/// Writes the trace and the configuration. Failures are stored in the report, because the
/// measurement took minutes and should not be lost.
void write_outputs(const DiagnoseRequest& request, const std::vector<StageSpan>& spans,
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

/// Automatic values may differ between machines.
Result<void> use_config_of_rank_0(ProcessGroup* group, RunConfig& config) {
    if (group == nullptr)
        return {};
    const std::string text = group->all_gather(run_config_yaml(config)).front();
    config = RunConfig();
    return read_yaml(run_config_table(config), text, "rank 0", UnknownKeys::refuse);
}

std::vector<RankReport> reports_of_ranks(ProcessGroup* group, const DiagnosisFacts& own) {
    std::vector<RankReport> ranks;
    if (group == nullptr)
        return ranks;
    const double wait_ms = own.times.mean_ms(Stage::communication);
    const double data_ms = own.times.mean_ms(Stage::wait);
    const RankReport report{host_name(),
                            own.batch_size * own.accumulation,
                            {data_ms, own.times.step.mean_ms - data_ms - wait_ms, wait_ms}};
    for (const std::string& text : group->all_gather(rank_report_to_json(report)))
        ranks.push_back(parse_rank_report(text));
    return ranks;
}

void discard_samples(const TakeGpuSamples& gpu_samples) {
    if (gpu_samples)
        gpu_samples();
}

} // namespace

Result<DiagnosisReport> diagnose(const DiagnoseRequest& request,
                                 const CancellationToken& cancellation, TakeGpuSamples gpu_samples,
                                 ProcessGroup* group) {
    if (request.apply && request.config_file.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "--apply changes a configuration file, but none "
                                                  "is given; name one with --config")));
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    const auto hardware = resolve_run_hardware(request.device, *config, std::nullopt);
    if (!hardware)
        return fail(hardware.error());
    if (auto same = use_config_of_rank_0(group, *config); !same)
        return fail(same.error());
    std::unique_ptr<GpuSamples> card;
    if (const GpuInfo* gpu = gpu_of(*hardware); gpu != nullptr && !gpu_samples) {
        auto sampled = with_threads([&] { return std::make_unique<GpuSamples>(gpu->uuid); });
        if (!sampled)
            return fail(sampled.error());
        card = std::move(*sampled);
        gpu_samples = [&card] { return card->take(); };
    }
    const Path program =
        request.decode_program.empty() ? program_file() : Path(request.decode_program);
    DiagnosedTraining training(*config, hardware->device, program, cancellation, group);
    if (auto ready = training.prepare(); !ready)
        return fail(ready.error());
    if (group != nullptr)
        group->set_activity(RankActivity::training); // a rank that hangs from now on is named
    discard_samples(gpu_samples);
    if (auto taken = training.run_steps(request.num_batches); !taken)
        return fail(taken.error());
    const auto samples = gpu_samples ? gpu_samples() : std::vector<GpuSample>();
    if (auto taken = training.run_steps_of_other_batch_size(); !taken)
        return fail(taken.error());
    DiagnosisReport report;
    report.device = hardware->device.str();
    report.facts = training.facts();
    report.facts.ranks = reports_of_ranks(group, report.facts);
    report.facts.throttle = throttle_of(samples);
    report.facts.utilization = utilization_of(samples, report.facts.times);
    report.facts.cores = hardware->chosen.hardware.host.usable_cores;
    report.facts.decoders = suggested_decode_workers(hardware->chosen.hardware.host);
    report.verdict = verdict_on(report.facts);
    if (group == nullptr || group->rank() == 0)
        write_outputs(request, training.spans(), report);
    return report;
}

} // namespace formant
