#pragma once

#include "engine/base/stage_recorder.h"
#include "engine/data/batches/batch.h"
#include "engine/data/batches/epoch_plan.h"
#include "engine/data/batches/sample_features.h"
#include "engine/data/training_clip.h"
#include "engine/text/tokenizer.h"

#include <span>
#include <utility>
#include <vector>

namespace formant {

/// Makes samples from clips: joins them (all of one speaker) with silence (zeros) and computes what
/// the model needs of them.
class SampleMaker {
  public:
    /// `tokenizer` is the one that made the clips' tokens.
    SampleMaker(const TrainingClips& clips, const FeatureNeeds& needs, Tokenizer tokenizer,
                StageRecorder* stages = nullptr)
        : clips_(clips), rate_hz_(needs.mel.sample_rate_hz), features_(needs),
          tokenizer_(std::move(tokenizer)), stages_(stages) {}
    Sample make(const PlannedSample& planned) const;

  private:
    at::Tensor silence(double ms) const;

    const TrainingClips& clips_;
    std::int64_t rate_hz_;
    SampleFeatures features_;
    Tokenizer tokenizer_;
    StageRecorder* stages_;
};

/// Pads samples to one batch; the first has the id `first_id` in its global batch.
Batch collate(std::span<const Sample> samples, std::int64_t first_id);

/// Slices of at most `micro_batch` samples.
std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, std::int64_t micro_batch);

} // namespace formant
