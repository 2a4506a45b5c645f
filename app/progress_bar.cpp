#include "app/progress_bar.h"

#include "app/gpu_usage_text.h"
#include "engine/base/text/time_text.h"

#include <fmt/format.h>

#include <type_traits>

namespace formant {

std::string progress_line(const StepReport& report, const std::string& gpu) {
    const double share = static_cast<double>(report.step) / static_cast<double>(report.max_steps);
    return fmt::format("{} {}/{}  loss {:.4f}  {:.3f} s/step  {} left{}{}", bar(share), report.step,
                       report.max_steps, report.total, report.step_ms / 1000,
                       to_english(time_text(report.seconds_left)), gpu.empty() ? "" : "  ", gpu);
}

void ProgressBar::on_event(const TrainEvent& event) {
    std::visit(
        [this]([[maybe_unused]] const auto& what) {
            using T = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<T, StepReport> || std::is_same_v<T, RunState>)
                show(what);
            else if constexpr (std::is_same_v<T, HardwareSample>)
                gpu_ = gpu_usage_text(what.gpus);
            else if constexpr (std::is_same_v<T, Advice>)
                line_.print(
                    fmt::format("step {}: {} [{}]", what.step, to_english(what.what), what.id));
            else if constexpr (std::is_same_v<T, ValidationReport>)
                line_.print(fmt::format("step {}: validation {:.4f}{}", what.step, what.total,
                                        what.best ? " (best so far)" : ""));
            else if constexpr (std::is_same_v<T, SampleReady>)
                line_.print(
                    fmt::format("step {}: sample \"{}\": {}", what.step, what.text, what.file));
            else if constexpr (std::is_same_v<T, SettingsChanged>)
                line_.print(to_english(what.what));
            else if constexpr (std::is_same_v<T, CheckpointSaved>)
                line_.print(fmt::format("step {}: saved {}", what.step, what.file));
        },
        event);
}

/// Shows the state, except for causes that are reported otherwise: of a failure once at the end
/// (exit_code.h), of the wait for disk space as advice.
void ProgressBar::show(const RunState& state) {
    if (state.phase == RunPhase::failed || state.phase == RunPhase::waiting)
        line_.end();
    else
        line_.print(to_english(state.what));
}

void ProgressBar::show(const StepReport& report) {
    line_.show(progress_line(report, gpu_), report.step == report.max_steps);
}

} // namespace formant
