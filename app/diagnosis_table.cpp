#include "app/diagnosis_table.h"

#include "app/rank_text.h"
#include "engine/session/tuning/diagnosis_messages.h"

#include <fmt/format.h>

namespace formant {
namespace {

using Lines = std::vector<std::string>;

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
        fmt::format("{:<18} {:>9} {:>9} {:>9}", "workers", "ms each", "parallel", "each/s"));
    for (const WorkerTime& time : workers)
        lines.push_back(fmt::format("  {:<16} {:>9.2f} {:>9} {:>9.0f}", name_of(time.stage),
                                    time.ms_per_sample, time.workers,
                                    1000 * static_cast<double>(time.workers) / time.ms_per_sample));
}

} // namespace

std::vector<std::string> diagnosis_table(const DiagnosisReport& report) {
    Lines lines = {to_english(headline_message(report)), ""};
    add_stages(report.facts.times, lines);
    lines.emplace_back();
    add_workers(report.facts.workers, lines);
    lines.emplace_back();
    for (std::size_t rank = 0; rank < report.facts.ranks.size(); ++rank)
        lines.push_back(rank_text(rank, report.facts.ranks[rank]));
    if (report.facts.utilization)
        lines.push_back(to_english(utilization_message(*report.facts.utilization)));
    lines.push_back(to_english(report.verdict.what));
    lines.push_back(to_english(suggestion_message(report.verdict)));
    if (report.applied)
        lines.emplace_back("The change was written to the configuration.");
    return lines;
}

} // namespace formant
