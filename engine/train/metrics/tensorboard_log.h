#pragma once

#include "engine/base/result.h"
#include "engine/train/metrics/event_file.h"
#include "engine/train/metrics/metrics_sink.h"

#include <memory>

namespace formant::tensorboard {
class Event;
class Summary;
} // namespace formant::tensorboard

namespace formant {

/// Shows a run in TensorBoard. Scalars: `train/total`, `train/<loss term>`,
/// `train/learning_rate`, `train/grad_norm`, `train/grad_norm/<phase>` of several phases,
/// `train/applied`, `train/samples_per_s`,
/// `valid/total`, `valid/<loss term>`, `gpu/utilization`, `gpu/memory_gb`, `gpu/temperature_c`,
/// `gpu/power_w` (of further cards `gpu2/...`), `host/cpu_load`, `host/ram_gb`, as far as they are
/// known, `rank<number>/samples`, `.../compute_ms`, `.../data_wait_ms` and `.../rank_wait_ms` of
/// several ranks, and `resume`, 1 at each step that the run resumed from.
/// Audio: `samples/<number of the text>`. Values are float32.
class TensorBoardLog : public MetricsSink {
  public:
    /// Prepares an event file in the folder. It is created with the first event.
    static Result<std::unique_ptr<TensorBoardLog>> open(const Path& folder);
    void on_event(const TrainEvent& event) override;
    void resumed_at(std::int64_t step) override;

  private:
    explicit TensorBoardLog(std::unique_ptr<EventFile> file) : file_(std::move(file)) {}
    void write_sample(const SampleReady& sample);
    void write_summary(std::int64_t step, tensorboard::Summary summary);
    void write(std::int64_t step, tensorboard::Event event);
    void append(std::int64_t step, tensorboard::Event event);

    std::unique_ptr<EventFile> file_;
    bool has_version_ = false;
};

} // namespace formant
