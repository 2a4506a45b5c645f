#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/metrics/metrics_sink.h"
#include "engine/train/metrics/record_file.h"

#include <memory>

namespace formant {

/// Writes metrics.jsonl of a run: one JSON record per line. Records of type train, valid, advice
/// and settings are equal in another run of the same seed (except for advice on the machine); time
/// and gpu (one per few seconds, see HardwareAverage) are not. Before a checkpoint is written, the
/// records reach the disk. After a record resume, readers drop
/// earlier records of steps above its step.
class MetricsLog : public MetricsSink {
  public:
    static Result<std::unique_ptr<MetricsLog>> open(const Path& file);
    void on_event(const TrainEvent& event) override;
    void resumed_at(std::int64_t step) override;

  private:
    explicit MetricsLog(const Path& file);

    Path path_;
    bool is_continuation_; ///< it had records when opened
    RecordFile file_;
};

} // namespace formant
