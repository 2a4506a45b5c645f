#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/batches/batch_share.h"
#include "engine/distributed/process_group.h"
#include "engine/models/model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/teacher_forced_mels.h"
#include "engine/session/data/training_data.h"
#include "engine/train/layer_selection.h"
#include "engine/tuning/diagnosis_facts.h"

#include <c10/core/Device.h>

#include <memory>
#include <optional>

namespace formant {

/// Runs some training steps of a configuration to measure them. Nothing that it trains is saved.
class DiagnosedTraining {
  public:
    /// `group`: the ranks that run the steps together; null: there is one.
    DiagnosedTraining(const RunConfig& config, c10::Device device, Path decode_program,
                      const CancellationToken& cancellation, ProcessGroup* group = nullptr);

    /// Reads the corpus, times the decoding of some recordings even if they are cached, and creates
    /// the model.
    Result<void> prepare();
    /// Runs and measures the given number of steps.
    Result<void> run_steps(std::int64_t steps);
    /// Runs a few steps with half the batch size, or twice the size if it is odd. Does nothing if
    /// they do not fit into memory, or if there are several ranks and the size is odd.
    Result<void> run_steps_of_other_batch_size();

    /// Returns the measurements, without those that the caller adds: cores, throttling and GPU
    /// utilization.
    DiagnosisFacts facts() const;
    /// Returns the spans of the decoded recordings and of run_steps().
    std::vector<StageSpan> spans() const;

  private:
    Result<void> read_recordings();
    Result<void> time_preparation();
    Result<void> make_model();
    std::optional<BatchShare> own_share(const RunConfig& config) const;
    Result<void> run(const RunConfig& config, std::int64_t steps);
    /// Computes the mels of a teacher for the steps to be measured: a run computes them once, and
    /// reads them from the cache in all later epochs.
    Result<void> cache_teacher_mels(const RunConfig& config, std::int64_t steps);

    RunConfig config_;
    c10::Device device_;
    Path decode_program_;
    const CancellationToken& cancellation_;
    ProcessGroup* group_;
    StageProfiler stages_;
    TrainingData data_;
    std::unique_ptr<ComputedFeature> teacher_mels_; ///< null without a teacher
    Model model_;
    LayerSelection layers_;
    PreparationFacts preparation_;
    std::vector<StageSpan> preparation_spans_, step_spans_;
    std::optional<ComputeTime> other_size_;
    std::int64_t total_steps_ = 1;
};

} // namespace formant
