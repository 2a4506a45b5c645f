#include "app/progress_bar.h"

#include "app/gpu_words.h"
#include "engine/base/time_text.h"

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
        [this](const auto& what) {
            using T = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<T, StepReport> || std::is_same_v<T, RunState>)
                show(what);
            else if constexpr (std::is_same_v<T, HardwareSample>)
                gpu_ = gpu_words(what.gpus);
            else if constexpr (std::is_same_v<T, Advice>)
                line_.say(
                    fmt::format("step {}: {} [{}]", what.step, to_english(what.what), what.id));
            else if constexpr (std::is_same_v<T, ValidationReport>)
                line_.say(fmt::format("step {}: validation {:.4f}{}", what.step, what.total,
                                      what.best ? " (best so far)" : ""));
            else if constexpr (std::is_same_v<T, SampleReady>)
                line_.say(
                    fmt::format("step {}: spoke \"{}\": {}", what.step, what.text, what.file));
            else if constexpr (std::is_same_v<T, SettingsChanged>)
                line_.say(to_english(what.what));
            else
                line_.say(fmt::format("step {}: saved {}", what.step, what.file));
        },
        event);
}

/// Why a run failed is told when it ends (exit_code.h), once.
void ProgressBar::show(const RunState& state) {
    if (state.phase == RunPhase::failed)
        line_.end();
    else
        line_.say(to_english(state.what));
}

void ProgressBar::show(const StepReport& report) {
    line_.show(progress_line(report, gpu_), report.step == report.max_steps);
}

} // namespace formant
