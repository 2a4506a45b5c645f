#pragma once

#include "engine/base/cancellation.h"
#include "engine/models/model_factory.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/remade_frames.h"
#include "engine/session/data/training_data.h"
#include "engine/train/layer_selection.h"
#include "engine/tuning/diagnosis_facts.h"

#include <c10/core/Device.h>

#include <memory>
#include <optional>

namespace formant {

/// The training of a configuration, taken some steps far to measure them. Nothing of it is kept.
class DiagnosedTraining {
  public:
    DiagnosedTraining(const RunConfig& config, c10::Device device, Path decode_program,
                      const Cancellation& cancellation);

    /// Reads the recordings, decodes some of them anew to see how long that takes, and makes the
    /// model.
    Result<void> prepare();
    Result<void> take_steps(std::int64_t steps);
    /// A few steps of half the batch, or twice a batch that has no half; none where that does not
    /// fit into memory.
    Result<void> take_steps_of_another_size();

    /// Without what others know: cores, throttling, the GPU's utilisation.
    DiagnosisFacts facts() const;
    /// Of the recordings that were decoded and of take_steps().
    std::vector<StageSpan> spans() const;

  private:
    Result<void> read_recordings();
    Result<void> time_preparation();
    Result<void> make_model();
    Result<void> run(const RunConfig& config, std::int64_t steps);

    RunConfig config_;
    c10::Device device_;
    Path decode_program_;
    const Cancellation& cancellation_;
    StageRecorder stages_;
    TrainingData data_;
    std::unique_ptr<FrameRemaker> remaker_; ///< null where the frames are the recordings' own
    Model model_;
    LayerSelection layers_;
    PreparationFacts preparation_;
    std::vector<StageSpan> of_preparation_, of_steps_;
    std::optional<ComputeTime> other_size_;
    std::int64_t steps_of_training_ = 1;
};

} // namespace formant
