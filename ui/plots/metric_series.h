#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace formant {

struct MetricPoint {
    double order = 0;  ///< number of values before it
    double step = 0;   ///< training step
    double time_s = 0; ///< training time so far, without pauses
    double value = 0;
    double smoothed = 0;
};

/// Holds the values of one metric over a run, and their moving average. The number of points is
/// bounded, however long the run is: when the series is full, the lowest and the highest of every
/// four points are kept, so that no spike is lost, and the very first.
class MetricSeries {
  public:
    static constexpr std::size_t usual_capacity = std::size_t{1} << 15;

    explicit MetricSeries(std::size_t capacity = usual_capacity);

    /// Adds a value. A value that is not finite (of a skipped step) is ignored.
    void add(double step, double time_s, double value);
    /// Sets the weight of the past in the moving average, from 0 (no smoothing) to below 1. The
    /// average is divided by the sum of its weights, so that it is not biased towards 0 at the
    /// beginning (Kingma and Ba 2015, section 3).
    void set_smoothing(double weight_of_past);
    /// Drops the points after that step, because the run was rolled back to it.
    void drop_after(double step);

    const std::vector<MetricPoint>& points() const { return points_; }
    /// Returns a number that changes when existing points have changed; otherwise points were only
    /// added.
    std::uint64_t generation() const { return generation_; }

  private:
    void smooth(MetricPoint& point);
    void smooth_all();
    void decimate();

    std::size_t capacity_;
    std::vector<MetricPoint> points_;
    std::uint64_t generation_ = 0;
    double next_order_ = 0;
    double weight_of_past_ = 0.95;
    double average_ = 0;
    double weight_ = 0;      ///< sum of the weights in average_
    double last_order_ = -1; ///< of the latest value in average_
};

} // namespace formant
