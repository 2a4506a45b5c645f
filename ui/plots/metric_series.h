#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace formant {

struct MetricPoint {
    double order = 0;  ///< how many values came before it
    double step = 0;   ///< of the training
    double time_s = 0; ///< spent training until then; a pause takes none
    double value = 0;
    double smoothed = 0;
};

/// The values of one metric over a training, and their average as it moves along. It holds a
/// bounded number of points, however long the training is: when it is full, of each four points the
/// lowest and the highest stay, so that no spike is lost, and the very first.
class MetricSeries {
  public:
    static constexpr std::size_t usual_capacity = std::size_t{1} << 15;

    explicit MetricSeries(std::size_t capacity = usual_capacity);

    /// A value that is not finite (of a step that was skipped) is left out.
    void add(double step, double time_s, double value);
    /// Weight of the past in the moving average, 0 (no smoothing) to below 1. The average is
    /// divided by the sum of its weights, so that its beginning is not drawn towards 0 (Kingma and
    /// Ba 2015, section 3).
    void set_smoothing(double weight_of_past);
    /// Forgets what came after that step: the training has gone back to it.
    void drop_after(double step);

    const std::vector<MetricPoint>& points() const { return points_; }
    /// Another number where points that were there have changed; else some were only added.
    std::uint64_t generation() const { return generation_; }

  private:
    void smooth(MetricPoint& point);
    void smooth_all();
    void make_room();

    std::size_t capacity_;
    std::vector<MetricPoint> points_;
    std::uint64_t generation_ = 0;
    double next_order_ = 0;
    double weight_of_past_ = 0.95;
    double average_ = 0;
    double weight_ = 0;      ///< sum of the weights in average_
    double last_order_ = -1; ///< of the value that average_ took last
};

} // namespace formant
