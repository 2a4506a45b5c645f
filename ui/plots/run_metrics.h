#pragma once

#include "engine/session/runs/run.h"
#include "ui/plots/metric_series.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Names a quantity of a run that can be plotted.
enum class Quantity {
    loss, ///< the total first, then the terms
    validation,
    learning_rate,
    gradient_norm,
    loss_scale,
    step_time, ///< milliseconds
    samples_per_s,
    gpu_use,         ///< percent; one series per GPU, as for all gpu_*
    gpu_memory,      ///< GiB
    gpu_temperature, ///< degrees Celsius
    gpu_power,       ///< watts
    cpu_use,         ///< percent
    ram,             ///< GiB
    rank_compute,    ///< milliseconds of a step; one series per rank, as for rank_wait
    rank_wait,       ///< milliseconds of a step that a rank waits for others
};

/// Holds a series and the name that distinguishes it from others of its quantity: "total", a loss
/// term, the UUID of a GPU, or the number of a rank; empty if there is only one.
struct NamedSeries {
    std::string name;
    MetricSeries series;
};

/// Marks an event at a step.
struct MetricMarker {
    enum class Kind { checkpoint, advice, resume };
    Kind kind = Kind::checkpoint;
    double step = 0;
    double time_s = 0;
};

/// Collects everything that is plotted of one run from its events. Its memory is bounded.
class RunMetrics {
  public:
    void add(const TrainEvent& event);
    /// Smooths measured quantities; configured ones, such as the learning rate, stay as they are.
    void set_smoothing(double weight_of_past);

    /// Returns the series in order of arrival. A deque keeps their addresses stable.
    const std::deque<NamedSeries>& of(Quantity quantity) const;
    /// Returns null if there is no such series yet.
    const MetricSeries* find(Quantity quantity, const std::string& name = "") const;
    std::size_t point_count(Quantity quantity, const std::string& name = "") const;
    const std::deque<MetricMarker>& markers() const { return markers_; }
    double training_time_s() const { return time_s_; }
    double last_step() const { return step_; }

  private:
    void handle(const StepReport& report);
    void handle(const ValidationReport& report);
    void handle(const HardwareSample& sample);
    void handle(const Advice& advice);
    void handle(const CheckpointSaved& saved);
    void handle(const RunState& state);
    void handle(const SampleReady&) {}
    void handle(const SettingsChanged&) {}
    void handle(const RanksReport& report);
    void resume(double step);
    void add_point(Quantity quantity, const std::string& name, double step, double value);
    void mark(MetricMarker::Kind kind, double step);
    double time_at(double step) const;

    std::map<Quantity, std::deque<NamedSeries>> series_;
    std::deque<MetricMarker> markers_;
    double time_s_ = 0;
    double step_ = -1; ///< latest step; -1 before the first
    double weight_of_past_ = 0.95;
};

} // namespace formant
