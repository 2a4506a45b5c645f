#include "ui/training/health_watch.h"

#include <numeric>

namespace formant {
namespace {

constexpr std::size_t max_gpu_samples = 20;
constexpr std::int64_t advice_lifetime_steps = 200;

} // namespace

void HealthWatch::handle(const TrainEvent& event) {
    if (const auto* state = std::get_if<RunState>(&event); state && is_final(state->phase))
        return void(*this = HealthWatch()); // forecasts no longer apply
    if (const auto* report = std::get_if<StepReport>(&event)) {
        latest_ = *report;
        paused_ = false;
    } else if (const auto* state = std::get_if<RunState>(&event)) {
        paused_ = state->phase == RunPhase::paused;
    } else if (const auto* advice = std::get_if<Advice>(&event)) {
        advised_at_ = advice->step;
    } else if (const auto* sample = std::get_if<HardwareSample>(&event)) {
        add_hardware_sample(*sample);
    }
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
    facts.paused = paused_;
    if (!latest_)
        return facts;
    if (const MetricSeries* total = metrics.find(Quantity::loss, "total"))
        facts.trend = loss_trend(*total);
    facts.gpu_busy = gpu_busy();
    if (latest_->next_save > latest_->step)
        facts.steps_to_save = latest_->next_save - latest_->step;
    if (latest_->seconds_left > 0)
        facts.done_at = now.addSecs(static_cast<qint64>(latest_->seconds_left));
    if (advised_at_ && latest_->step - *advised_at_ <= advice_lifetime_steps)
        facts.advised_at = advised_at_;
    return facts;
}

} // namespace formant
