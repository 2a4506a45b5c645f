#pragma once

#include "engine/audio/log_mel.h"
#include "engine/base/stage_recorder.h"
#include "engine/data/batch.h"
#include "engine/data/epoch_plan.h"
#include "engine/data/training_clip.h"

#include <span>
#include <vector>

namespace formant {

/// Features of one sample.
struct Sample {
    at::Tensor mel; ///< log-mel [n_mels, T]
    Tokens tokens;
    std::int64_t speaker = 0; ///< place in the speaker table
};

/// Makes samples from clips: joins them (all of one speaker) with silence (zeros) and computes the
/// log-mel.
class SampleMaker {
  public:
    SampleMaker(const TrainingClips& clips, const MelConfig& mel, StageRecorder* stages = nullptr)
        : clips_(clips), log_mel_(mel), stages_(stages) {}
    Sample make(const PlannedSample& planned) const;

  private:
    at::Tensor silence(double ms) const;

    const TrainingClips& clips_;
    LogMel log_mel_;
    StageRecorder* stages_;
};

/// Pads samples to one batch; the first has the id `first_id` in its global batch.
Batch collate(std::span<const Sample> samples, std::int64_t first_id);

/// Slices of at most `micro_batch` samples.
std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, std::int64_t micro_batch);

} // namespace formant
