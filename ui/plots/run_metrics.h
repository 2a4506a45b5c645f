#pragma once

#include "engine/session/runs/run.h"
#include "ui/plots/metric_series.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// What can be plotted of a run.
enum class Quantity {
    loss, ///< the total first, then the terms
    validation,
    learning_rate,
    gradient_norm,
    loss_scale,
    step_time, ///< milliseconds
    samples_per_s,
    gpu_use,         ///< percent, one series a card, as all of gpu_*
    gpu_memory,      ///< GiB
    gpu_temperature, ///< degrees Celsius
    gpu_power,       ///< watts
    cpu_use,         ///< percent
    ram,             ///< GiB
};

/// A series by the name that tells it apart from others of its quantity: "total", a loss term, the
/// UUID of a card; empty where there is only one.
struct NamedSeries {
    std::string name;
    MetricSeries series;
};

/// Something that happened at a step.
struct MetricMarker {
    enum class Kind { checkpoint, advice, resume };
    Kind kind = Kind::checkpoint;
    double step = 0;
    double time_s = 0;
};

/// Everything of one run that is plotted, fed with what the run says. Its memory is bounded.
class RunMetrics {
  public:
    void add(const TrainEvent& event);
    /// Of what is measured; what is set stays as it is.
    void set_smoothing(double weight_of_past);

    /// In the order in which they came; a deque, so that they stay where they are.
    const std::deque<NamedSeries>& of(Quantity quantity) const;
    /// Null where there is none yet.
    const MetricSeries* find(Quantity quantity, const std::string& name = "") const;
    std::size_t point_count(Quantity quantity, const std::string& name = "") const;
    const std::deque<MetricMarker>& markers() const { return markers_; }
    double training_time_s() const { return time_s_; }
    double last_step() const { return step_; }

  private:
    void take(const StepReport& report);
    void take(const ValidationReport& report);
    void take(const HardwareSample& sample);
    void take(const Advice& advice);
    void take(const CheckpointSaved& saved);
    void take(const RunState& state);
    void take(const SampleReady&) {}
    void take(const SettingsChanged&) {}
    void resume(double step);
    void put(Quantity quantity, const std::string& name, double step, double value);
    void mark(MetricMarker::Kind kind, double step);

    std::map<Quantity, std::deque<NamedSeries>> series_;
    std::deque<MetricMarker> markers_;
    double time_s_ = 0;
    double step_ = -1; ///< the latest; -1: none yet
    double weight_of_past_ = 0.95;
};

} // namespace formant
