#include "engine/session/training/run_recorder.h"

#include "engine/base/log.h"
#include "engine/session/hardware/hardware_report.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/tuning/step_trial.h"
#include "engine/train/changed_config.h"
#include "engine/tuning/device_memory.h"

namespace formant {

RunRecorder::RunRecorder(RunFolder folder, MetricsSinks metrics, TrainObserver& observer,
                         RunConfig& config, RunSettings& settings, StateTree& header)
    : folder_(std::move(folder)), config_(config), settings_(settings), header_(header),
      events_(folder_, std::move(metrics), observer) {}

void RunRecorder::start(const RunHardware& hardware, const std::vector<std::string>& gpus) {
    const c10::Device device = hardware.device;
    events_.watch_for_stalls();
    step_measurements_.emplace(config_, device_argument(device),
                               [device] { return own_memory_peak_bytes(device); });
    events_.mark_resume();
    TelemetryRequest request;
    request.rate_hz = config_.train.telemetry_hz;
    request.on_gpu = !device.is_cpu();
    request.gpu_uuids = gpus;
    if (const GpuInfo* gpu = gpu_of(hardware); gpu != nullptr && gpus.empty())
        request.gpu_uuids = {gpu->uuid};
    events_.watch_hardware(std::move(request));
}

void RunRecorder::undo_start() {
    if (auto undone = folder_.undo_start(); !undone)
        log(LogLevel::warning, undone.error().what);
}

void RunRecorder::on_event(const TrainEvent& event) {
    if (const auto* changed = std::get_if<SettingsChanged>(&event))
        record_change(*changed);
    if (const auto* step = std::get_if<StepReport>(&event); step && step_measurements_)
        step_measurements_->add(step->step_ms, step->epoch);
    if (const auto* advice = std::get_if<Advice>(&event);
        advice && advice->id == "settings-refused")
        settings_.set(config_.train);
    events_.on_event(event);
}

/// Records the change for later checkpoints and later starts. The trainer has validated it.
void RunRecorder::record_change(const SettingsChanged& changed) {
    if (auto config = with_settings(config_.train, changed.settings))
        config_.train = std::move(*config);
    header_["config"] = run_config_yaml(config_);
    const auto recorded =
        changed.replayed ? Result<void>() : RunChanges(folder_.path()).add(changed);
    if (!recorded)
        events_.advise("change-not-kept", recorded.error().what);
}

} // namespace formant
