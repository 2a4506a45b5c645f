#include "ui/plots/run_metrics.h"

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t max_markers = 2000;
constexpr std::size_t max_plotted_ranks = 16; // more curves cannot be distinguished
constexpr double gib = 1024.0 * 1024 * 1024;
constexpr double to_percent = 100;

/// Configured quantities have no noise, and their jumps must stay visible.
bool is_measured(Quantity quantity) {
    return quantity != Quantity::learning_rate && quantity != Quantity::loss_scale;
}

} // namespace

void RunMetrics::add(const TrainEvent& event) {
    std::visit([this](const auto& what) { handle(what); }, event);
}

void RunMetrics::add_point(Quantity quantity, const std::string& name, double step, double value) {
    auto& all = series_[quantity];
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const NamedSeries& one) { return one.name == name; });
    if (found == all.end()) {
        found = all.insert(all.end(), {name, MetricSeries()});
        found->series.set_smoothing(is_measured(quantity) ? weight_of_past_ : 0);
    }
    found->series.add(step, time_s_, value);
}

void RunMetrics::handle(const StepReport& report) {
    const auto step = static_cast<double>(report.step);
    if (step_ >= 0 ? step <= step_ : step > 1)
        resume(step - 1);
    step_ = step;
    time_s_ += report.step_ms / 1000;
    add_point(Quantity::loss, "total", step, report.total);
    for (const auto& [term, value] : report.losses)
        add_point(Quantity::loss, term, step, value);
    add_point(Quantity::learning_rate, "", step, report.learning_rate);
    if (report.grad_norms.empty())
        add_point(Quantity::gradient_norm, "", step, report.grad_norm);
    for (const auto& [phase, norm] : report.grad_norms)
        add_point(Quantity::gradient_norm, phase, step, norm);
    add_point(Quantity::loss_scale, "", step, report.loss_scale);
    add_point(Quantity::step_time, "", step, report.step_ms);
    add_point(Quantity::samples_per_s, "", step, report.samples_per_s);
}

/// A resumed run reports the step of its checkpoint; while it searches for it, it reports 0.
void RunMetrics::handle(const RunState& state) {
    if (state.phase == RunPhase::preparing && state.step > 0 && step_ >= 0)
        resume(static_cast<double>(state.step));
}

/// Discards what was trained after the checkpoint that the run resumes from.
void RunMetrics::resume(double step) {
    for (auto& [quantity, all] : series_)
        for (NamedSeries& one : all)
            one.series.drop_after(step);
    const MetricSeries* total = find(Quantity::loss, "total");
    const bool is_fresh = total == nullptr || total->points().empty();
    time_s_ = is_fresh ? 0 : total->points().back().time_s;
    std::erase_if(markers_, [&](const MetricMarker& marker) { return marker.step > step; });
    step_ = step;
    mark(MetricMarker::Kind::resume, step);
}

void RunMetrics::handle(const ValidationReport& report) {
    add_point(Quantity::validation, "", static_cast<double>(report.step), report.total);
}

void RunMetrics::handle(const HardwareSample& sample) {
    const auto step = static_cast<double>(sample.step);
    const auto add_if_known = [&](Quantity quantity, const std::string& name, const auto& value,
                                  double factor) {
        if (value)
            add_point(quantity, name, step, static_cast<double>(*value) * factor);
    };
    for (const GpuSample& gpu : sample.gpus) {
        add_if_known(Quantity::gpu_use, gpu.uuid, gpu.utilization, to_percent);
        add_if_known(Quantity::gpu_memory, gpu.uuid, gpu.memory_used_bytes, 1 / gib);
        add_if_known(Quantity::gpu_temperature, gpu.uuid, gpu.temperature_c, 1);
        add_if_known(Quantity::gpu_power, gpu.uuid, gpu.power_w, 1);
    }
    add_if_known(Quantity::cpu_use, "", sample.cpu_load, to_percent);
    add_if_known(Quantity::ram, "used", sample.ram_used_bytes, 1 / gib);
    add_if_known(Quantity::ram, "ours", sample.ram_ours_bytes, 1 / gib);
}

void RunMetrics::handle(const RanksReport& report) {
    const auto step = static_cast<double>(report.step);
    for (std::size_t i = 0; i < std::min(report.ranks.size(), max_plotted_ranks); ++i) {
        const std::string name = std::to_string(i);
        add_point(Quantity::rank_compute, name, step, report.ranks[i].times.compute_ms);
        add_point(Quantity::rank_wait, name, step, report.ranks[i].times.wait_ms);
    }
}

void RunMetrics::handle(const Advice& advice) {
    mark(MetricMarker::Kind::advice, static_cast<double>(advice.step));
}

void RunMetrics::handle(const CheckpointSaved& saved) {
    mark(MetricMarker::Kind::checkpoint, static_cast<double>(saved.step));
}

/// Events may be about an earlier step than the latest.
double RunMetrics::time_at(double step) const {
    const MetricSeries* total = find(Quantity::loss, "total");
    if (total == nullptr || step >= step_)
        return time_s_;
    const auto& points = total->points();
    const auto later = std::ranges::upper_bound(points, step, {}, &MetricPoint::step);
    return later == points.begin() ? 0 : std::prev(later)->time_s;
}

void RunMetrics::mark(MetricMarker::Kind kind, double step) {
    markers_.push_back({kind, step, time_at(step)});
    if (markers_.size() > max_markers)
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
