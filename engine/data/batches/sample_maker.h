#pragma once

#include "engine/base/result.h"
#include "engine/base/stage_profiler.h"
#include "engine/data/batches/batch.h"
#include "engine/data/batches/epoch_plan.h"
#include "engine/data/batches/padding_grid.h"
#include "engine/data/batches/sample_features.h"
#include "engine/data/training_clip.h"
#include "engine/text/tokenizer.h"

#include <span>
#include <utility>
#include <vector>

namespace formant {

/// Creates samples from clips: concatenates clips of one speaker with silence (zeros) between them,
/// and computes the features that the model needs. A clip with prepared codes is a sample of its
/// own, which is not concatenated.
class SampleMaker {
  public:
    /// `tokenizer` is the one that created the tokens of the clips.
    SampleMaker(const TrainingClips& clips, const FeatureNeeds& needs, Tokenizer tokenizer,
                StageProfiler* stages = nullptr)
        : clips_(clips), needs_(needs), features_(needs), tokenizer_(std::move(tokenizer)),
          stages_(stages) {}
    /// ErrorKind::data if a file of prepared vectors can no longer be read.
    Result<Sample> make(const PlannedSample& planned) const;
    /// Returns the length of the sample that make() creates, without creating it.
    SampleLength length(const PlannedSample& planned) const;

  private:
    std::int64_t silent_samples(double ms) const;
    at::Tensor silence(double ms) const;
    Tokens tokens_of(const PlannedSample& planned) const;
    Sample joined_sample(const PlannedSample& planned) const;
    Result<Sample> prepared_sample(const TrainingClip& clip) const;

    const TrainingClips& clips_;
    FeatureNeeds needs_;
    SampleFeatures features_;
    Tokenizer tokenizer_;
    StageProfiler* stages_;
};

/// Pads samples, which have the same features, with zeros to a batch as long as its longest sample.
/// The first has the id `first_id` in its global batch.
Batch collate(std::span<const Sample> samples, std::int64_t first_id);

/// How collate_micro_batches() splits and pads samples.
struct Collation {
    std::int64_t micro_batch = 1;      ///< maximum number of samples of a batch
    const PaddingGrid* grid = nullptr; ///< shapes of which all batches have one; null: none
    std::int64_t first_id = 0;         ///< of the first sample in its global batch
    SampleLength longest_of_others{};  ///< of the samples of the global batch that are not there
    /// Maximum size of a batch of several samples, padding included: samples times
    /// SampleLength::steps() of their longest lengths; 0: none.
    std::int64_t max_frames = 0;
};

/// Returns how many samples of these lengths, counted from the first, fit into one batch. A sample
/// that is too long has a batch of its own.
std::size_t samples_in_batch(std::span<const SampleLength> lengths, const Collation& how);

/// Collates samples to batches. With a grid, all have the shape that fits the global batch;
/// without, each is as long as its longest sample.
std::vector<Batch> collate_micro_batches(std::span<const Sample> samples, const Collation& how);

} // namespace formant
