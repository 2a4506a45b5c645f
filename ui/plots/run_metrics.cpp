#include "ui/plots/run_metrics.h"

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t most_markers = 2000;
constexpr double gib = 1024.0 * 1024 * 1024;
constexpr double to_percent = 100;

/// What the training sets has no noise, and a step in it is to be seen as one.
bool is_measured(Quantity quantity) {
    return quantity != Quantity::learning_rate && quantity != Quantity::loss_scale;
}

} // namespace

void RunMetrics::add(const TrainEvent& event) {
    std::visit([this](const auto& what) { take(what); }, event);
}

void RunMetrics::put(Quantity quantity, const std::string& name, double step, double value) {
    auto& all = series_[quantity];
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const NamedSeries& one) { return one.name == name; });
    if (found == all.end()) {
        found = all.insert(all.end(), {name, MetricSeries()});
        found->series.set_smoothing(is_measured(quantity) ? weight_of_past_ : 0);
    }
    found->series.add(step, time_s_, value);
}

void RunMetrics::take(const StepReport& report) {
    const auto step = static_cast<double>(report.step);
    if (step_ >= 0 ? step <= step_ : step > 1)
        resume(step - 1);
    step_ = step;
    time_s_ += report.step_ms / 1000;
    put(Quantity::loss, "total", step, report.total);
    for (const auto& [term, value] : report.losses)
        put(Quantity::loss, term, step, value);
    put(Quantity::learning_rate, "", step, report.learning_rate);
    if (report.grad_norms.empty())
        put(Quantity::gradient_norm, "", step, report.grad_norm);
    for (const auto& [phase, norm] : report.grad_norms)
        put(Quantity::gradient_norm, phase, step, norm);
    put(Quantity::loss_scale, "", step, report.loss_scale);
    put(Quantity::step_time, "", step, report.step_ms);
    put(Quantity::samples_per_s, "", step, report.samples_per_s);
}

/// A run that goes on says after which step; while it looks for its checkpoint it says 0.
void RunMetrics::take(const RunState& state) {
    if (state.phase == RunPhase::preparing && state.step > 0 && step_ >= 0)
        resume(static_cast<double>(state.step));
}

/// What was trained after the checkpoint that a run goes on from is void.
void RunMetrics::resume(double step) {
    for (auto& [quantity, all] : series_)
        for (NamedSeries& one : all)
            one.series.drop_after(step);
    const MetricSeries* total = find(Quantity::loss, "total");
    const bool is_anew = total == nullptr || total->points().empty();
    time_s_ = is_anew ? 0 : total->points().back().time_s;
    step_ = step;
    mark(MetricMarker::Kind::resume, step);
}

void RunMetrics::take(const ValidationReport& report) {
    put(Quantity::validation, "", static_cast<double>(report.step), report.total);
}

void RunMetrics::take(const HardwareSample& sample) {
    const auto step = static_cast<double>(sample.step);
    const auto put_known = [&](Quantity quantity, const std::string& name, const auto& value,
                               double factor) {
        if (value)
            put(quantity, name, step, static_cast<double>(*value) * factor);
    };
    for (const GpuSample& gpu : sample.gpus) {
        put_known(Quantity::gpu_use, gpu.uuid, gpu.utilisation, to_percent);
        put_known(Quantity::gpu_memory, gpu.uuid, gpu.memory_used_bytes, 1 / gib);
        put_known(Quantity::gpu_temperature, gpu.uuid, gpu.temperature_c, 1);
        put_known(Quantity::gpu_power, gpu.uuid, gpu.power_w, 1);
    }
    put_known(Quantity::cpu_use, "", sample.cpu_load, to_percent);
    put_known(Quantity::ram, "used", sample.ram_used_bytes, 1 / gib);
    put_known(Quantity::ram, "ours", sample.ram_ours_bytes, 1 / gib);
}

void RunMetrics::take(const Advice& advice) {
    mark(MetricMarker::Kind::advice, static_cast<double>(advice.step));
}

void RunMetrics::take(const CheckpointSaved& saved) {
    mark(MetricMarker::Kind::checkpoint, static_cast<double>(saved.step));
}

void RunMetrics::mark(MetricMarker::Kind kind, double step) {
    markers_.push_back({kind, step, time_s_});
    if (markers_.size() > most_markers)
        markers_.pop_front();
}

void RunMetrics::set_smoothing(double weight_of_past) {
    weight_of_past_ = weight_of_past;
    for (auto& [quantity, all] : series_)
        for (NamedSeries& one : all)
            one.series.set_smoothing(is_measured(quantity) ? weight_of_past : 0);
}

const std::deque<NamedSeries>& RunMetrics::of(Quantity quantity) const {
    static const std::deque<NamedSeries> none;
    const auto found = series_.find(quantity);
    return found == series_.end() ? none : found->second;
}

const MetricSeries* RunMetrics::find(Quantity quantity, const std::string& name) const {
    for (const NamedSeries& one : of(quantity))
        if (one.name == name)
            return &one.series;
    return nullptr;
}

std::size_t RunMetrics::point_count(Quantity quantity, const std::string& name) const {
    const MetricSeries* series = find(quantity, name);
    return series == nullptr ? 0 : series->points().size();
}

} // namespace formant
