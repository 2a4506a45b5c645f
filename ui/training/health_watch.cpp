#include "ui/training/health_watch.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace formant {
namespace {

constexpr std::size_t max_gpu_samples = 20;

} // namespace

void HealthWatch::handle(const TrainEvent& event) {
    troubles_.handle(event);
    apply(event);
}

void HealthWatch::handle_past(const TrainEvent& event) {
    troubles_.handle_past(event);
    apply(event);
}

void HealthWatch::apply(const TrainEvent& event) {
    if (const auto* state = std::get_if<RunState>(&event); state && is_final(state->phase))
        return end_run(); // forecasts no longer apply
    if (const auto* report = std::get_if<StepReport>(&event)) {
        latest_ = *report;
        paused_ = false;
    } else if (const auto* state = std::get_if<RunState>(&event)) {
        paused_ = state->phase == RunPhase::paused;
    } else if (const auto* sample = std::get_if<HardwareSample>(&event)) {
        add_hardware_sample(*sample);
    }
}

void HealthWatch::end_run() {
    TroubleWatch troubles = std::move(troubles_);
    troubles.handle(RunState{RunPhase::stopped, 0, {}});
    *this = HealthWatch();
    troubles_ = std::move(troubles);
}

void HealthWatch::add_hardware_sample(const HardwareSample& sample) {
    for (const GpuSample& gpu : sample.gpus)
        if (gpu.utilization)
            gpu_use_.push_back(*gpu.utilization);
    while (gpu_use_.size() > max_gpu_samples)
        gpu_use_.pop_front();
}

std::optional<double> HealthWatch::gpu_busy() const {
    if (gpu_use_.empty())
        return std::nullopt;
    return std::accumulate(gpu_use_.begin(), gpu_use_.end(), 0.0) /
           static_cast<double>(gpu_use_.size());
}

HealthFacts HealthWatch::facts(const RunMetrics& metrics, const QDateTime& now) const {
    HealthFacts facts;
    set_health_of_troubles(facts);
    facts.paused = paused_ && !facts.waiting_for_disk;
    if (!latest_)
        return facts;
    if (const MetricSeries* total = metrics.find(Quantity::loss, "total"))
        facts.trend = loss_trend(*total);
    facts.gpu_busy = gpu_busy();
    if (latest_->next_save > latest_->step)
        facts.steps_to_save = latest_->next_save - latest_->step;
    if (latest_->seconds_left > 0)
        facts.done_at = now.addSecs(static_cast<qint64>(latest_->seconds_left));
    return facts;
}

/// Refers to the latest advice whose cause has not passed.
void HealthWatch::set_health_of_troubles(HealthFacts& facts) const {
    for (const RunTrouble& trouble : troubles_.active()) {
        facts.waiting_for_disk =
            facts.waiting_for_disk || trouble.kind == RunTrouble::Kind::waiting_for_disk;
        facts.advised_at = std::max(facts.advised_at, std::optional(trouble.advice.step));
    }
}

} // namespace formant
