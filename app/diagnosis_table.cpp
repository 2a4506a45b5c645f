#include "app/diagnosis_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

using Lines = std::vector<std::string>;

std::string headline(const DiagnosisReport& report) {
    const DiagnosisFacts& facts = report.facts;
    return fmt::format("{}: {} steps of {} x {} samples, {:.1f} ms each: {:.1f} samples/s",
                       report.device, facts.times.steps, facts.batch_size, facts.accumulation,
                       facts.times.step.mean_ms, facts.samples_per_s());
}

std::string row(const std::string& name, const StageTime& time, double step_ms) {
    return fmt::format("  {:<16} {:>9.2f} {:>9.2f} {:>9.2f} {:>6.1f} %", name, time.mean_ms,
                       time.median_ms, time.p95_ms, 100 * time.mean_ms / step_ms);
}

void add_stages(const StepTimes& times, Lines& lines) {
    lines.push_back(fmt::format("{:<18} {:>9} {:>9} {:>9} {:>8}", "training thread, ms", "mean",
                                "median", "95th %", "share"));
    for (const StageTime& time : times.stages)
        lines.push_back(row(time.stage ? name_of(*time.stage) : "other", time, times.step.mean_ms));
    lines.push_back(row("step", times.step, times.step.mean_ms));
}

void add_workers(const std::vector<WorkerTime>& workers, Lines& lines) {
    lines.push_back(
        fmt::format("{:<18} {:>9} {:>9} {:>9}", "workers", "ms each", "at once", "each/s"));
    for (const WorkerTime& time : workers)
        lines.push_back(fmt::format("  {:<16} {:>9.2f} {:>9} {:>9.0f}", name_of(time.stage),
                                    time.ms_per_sample, time.workers,
                                    1000 * static_cast<double>(time.workers) / time.ms_per_sample));
}

std::string utilisation_line(const Utilisation& found) {
    return fmt::format("busy: {:.0f} % on average, lowest {:.0f} %, 5th percentile {:.0f} %, swing "
                       "{:.0f} %",
                       100 * found.mean, 100 * found.minimum, 100 * found.fifth_percentile,
                       100 * found.swing);
}

void add_change(const DiagnosisReport& report, Lines& lines) {
    const auto& change = report.verdict.change;
    if (!change) {
        lines.emplace_back("No setting would make it notably faster.");
        return;
    }
    lines.push_back(fmt::format("Would help most: {}: about {:.0f} % more samples/s ({})",
                                fmt::join(change->settings, ", "), 100 * change->gain,
                                to_english(change->why)));
    if (report.applied)
        lines.emplace_back("It is in the configuration now.");
}

} // namespace

std::vector<std::string> diagnosis_table(const DiagnosisReport& report) {
    Lines lines = {headline(report), ""};
    add_stages(report.facts.times, lines);
    lines.emplace_back();
    add_workers(report.facts.workers, lines);
    lines.emplace_back();
    if (report.facts.utilisation)
        lines.push_back(utilisation_line(*report.facts.utilisation));
    lines.push_back(to_english(report.verdict.what));
    add_change(report, lines);
    return lines;
}

} // namespace formant
