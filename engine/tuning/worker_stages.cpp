#include "engine/tuning/worker_stages.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

bool is_of_preparation(const WorkerTime& time) {
    return time.stage == Stage::read || time.stage == Stage::decode ||
           time.stage == Stage::resample;
}

} // namespace

std::vector<WorkerTime> stages_of_preparation(const DiagnosisFacts& facts) {
    std::vector<WorkerTime> stages = facts.workers;
    std::erase_if(stages, [](const WorkerTime& time) { return !is_of_preparation(time); });
    return stages;
}

std::vector<WorkerTime> stages_of_batches(const DiagnosisFacts& facts) {
    std::vector<WorkerTime> stages = facts.workers;
    std::erase_if(stages, is_of_preparation);
    return stages;
}

double sum_ms(const std::vector<WorkerTime>& stages) {
    double sum = 0;
    for (const WorkerTime& time : stages)
        sum += time.ms_per_sample;
    return sum;
}

const WorkerTime& slowest(const std::vector<WorkerTime>& stages) {
    return *std::max_element(
        stages.begin(), stages.end(),
        [](const WorkerTime& a, const WorkerTime& b) { return a.ms_per_sample < b.ms_per_sample; });
}

std::string ms_text(double ms) {
    return fmt::format("{:.1f}", ms);
}

} // namespace formant
