#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/metrics/metrics_sink.h"

#include <fstream>
#include <memory>
#include <string>

namespace formant {

/// metrics.jsonl of a run: one JSON record a line, of type train, valid, advice, settings (values
/// that another run of the same seed has too, except for advice on the machine), time, gpu (those
/// that it has not; of gpu one for some seconds, HardwareAverage) or resume: readers then drop
/// earlier records above its step.
class MetricsLog : public MetricsSink {
  public:
    static Result<std::unique_ptr<MetricsLog>> open(const Path& file);
    void on_event(const TrainEvent& event) override;
    void resumed_at(std::int64_t step) override;

  private:
    explicit MetricsLog(const Path& file);
    void write(const std::string& lines);

    Path path_;
    bool is_continuation_; ///< it had records when it was opened
    std::ofstream file_;
    bool told_ = false; ///< that it cannot be written
};

} // namespace formant
