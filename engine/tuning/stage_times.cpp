#include "engine/tuning/stage_times.h"

#include "engine/tuning/percentile.h"

#include <algorithm>
#include <array>
#include <map>

namespace formant {
namespace {

constexpr std::array worker_stages = {Stage::read, Stage::decode, Stage::resample, Stage::join,
                                      Stage::features};

bool lies_within(const StageSpan& span, const StageSpan& step) {
    return span.stage != Stage::step && span.thread == step.thread &&
           span.begin_ms >= step.begin_ms && span.end_ms <= step.end_ms;
}

/// Times by stage, one per step; 0 in a step without the stage.
using Columns = std::map<Stage, std::vector<double>>;

Columns columns_of(const std::vector<StageSpan>& steps, const std::vector<StageSpan>& spans) {
    Columns columns;
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const StageSpan& span : spans)
            if (lies_within(span, steps[i])) {
                auto& column = columns[span.stage];
                column.resize(steps.size());
                column[i] += span.ms();
            }
    return columns;
}

StageTime time_of(std::optional<Stage> stage, const std::vector<double>& values) {
    return {stage, mean(values), percentile(values, 0.5), percentile(values, 0.95)};
}

std::vector<double> subtract(std::vector<double> values, const std::vector<double>& others) {
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] -= others[i];
    return values;
}

bool is_compute(Stage stage) {
    return stage == Stage::forward || stage == Stage::backward || stage == Stage::optimizer;
}

StageTime find_stage(Stage stage, const std::vector<StageTime>& stages) {
    for (const StageTime& time : stages)
        if (time.stage == stage)
            return time;
    return {};
}

} // namespace

double StepTimes::mean_ms(Stage stage) const {
    return find_stage(stage, stages).mean_ms;
}

double StepTimes::median_ms(Stage stage) const {
    return find_stage(stage, stages).median_ms;
}

StepTimes step_times(const std::vector<StageSpan>& spans) {
    std::vector<StageSpan> steps;
    std::copy_if(spans.begin(), spans.end(), std::back_inserter(steps),
                 [](const StageSpan& span) { return span.stage == Stage::step; });
    std::vector<double> whole;
    whole.reserve(steps.size());
    for (const StageSpan& step : steps)
        whole.push_back(step.ms());
    StepTimes times;
    times.steps = static_cast<std::int64_t>(steps.size());
    times.step = time_of(Stage::step, whole);
    std::vector<double> rest = whole, idle = whole;
    for (const auto& [stage, column] : columns_of(steps, spans)) {
        times.stages.push_back(time_of(stage, column));
        rest = subtract(rest, column);
        if (is_compute(stage))
            idle = subtract(idle, column);
    }
    times.stages.push_back(time_of(std::nullopt, rest));
    for (std::size_t i = 0; i < whole.size(); ++i)
        times.busy_shares.push_back(whole[i] > 0 ? 1 - idle[i] / whole[i] : 0);
    return times;
}

std::vector<WorkerTime> worker_times(const std::vector<StageSpan>& spans, std::int64_t workers) {
    std::vector<WorkerTime> times;
    for (const Stage stage : worker_stages) {
        std::vector<double> values;
        for (const StageSpan& span : spans)
            if (span.stage == stage)
                values.push_back(span.ms());
        if (!values.empty())
            times.push_back({stage, mean(values), workers});
    }
    return times;
}

Utilization utilization_of(const std::vector<double>& shares) {
    const double low = percentile(shares, 0.05);
    return {mean(shares), percentile(shares, 0), low, percentile(shares, 0.95) - low};
}

} // namespace formant
