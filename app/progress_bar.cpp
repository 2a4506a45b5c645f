#include "app/progress_bar.h"

#include "app/time_text.h"
#include "engine/base/os_terminal.h"

#include <fmt/format.h>

#include <cstdio>
#include <type_traits>

namespace formant {
namespace {

constexpr int bar_width = 24;

std::string bar(double share) {
    const std::string filled(static_cast<std::size_t>(share * bar_width), '#');
    return fmt::format("[{:<{}}]", filled, bar_width);
}

} // namespace

std::string progress_line(const StepReport& report) {
    const double share = static_cast<double>(report.step) / static_cast<double>(report.max_steps);
    return fmt::format("{} {}/{}  loss {:.4f}  {:.3f} s/step  {} left", bar(std::min(share, 1.0)),
                       report.step, report.max_steps, report.total, report.step_ms / 1000,
                       time_text(report.seconds_left));
}

ProgressBar::ProgressBar() : redraws_(error_output_is_a_terminal()) {}

void ProgressBar::on_event(const TrainEvent& event) {
    std::visit(
        [this](const auto& what) {
            using T = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<T, StepReport>)
                show(what);
            else if constexpr (std::is_same_v<T, RunState>)
                say(to_english(what.what));
            else if constexpr (std::is_same_v<T, Advice>)
                say(fmt::format("step {}: {}", what.step, to_english(what.what)));
            else if constexpr (std::is_same_v<T, ValidationReport>)
                say(fmt::format("step {}: validation {:.4f}{}", what.step, what.total,
                                what.best ? " (best so far)" : ""));
            else if constexpr (std::is_same_v<T, SampleReady>)
                say(fmt::format("step {}: spoke \"{}\": {}", what.step, what.text, what.file));
            else
                say(fmt::format("step {}: saved {}", what.step, what.file));
        },
        event);
}

void ProgressBar::show(const StepReport& report) {
    const auto now = std::chrono::steady_clock::now();
    const auto interval = redraws_ ? std::chrono::milliseconds(100) : std::chrono::seconds(10);
    if (now - last_shown_ < interval && report.step != report.max_steps)
        return;
    last_shown_ = now;
    bar_is_shown_ = redraws_;
    std::fprintf(stderr, redraws_ ? "\r\033[K%s" : "%s\n", progress_line(report).c_str());
}

void ProgressBar::say(const std::string& line) {
    if (line.empty())
        return;
    std::fprintf(stderr, "%s%s\n", bar_is_shown_ ? "\r\033[K" : "", line.c_str());
    bar_is_shown_ = false;
}

} // namespace formant
