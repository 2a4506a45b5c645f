#pragma once

#include "engine/data/batches/computed_feature.h"
#include "engine/data/data_config.h"
#include "engine/session/voices/acoustic_teacher.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace formant {

/// Flow time from which the teacher regenerates the mel of a recording (0: noise, 1: recording).
/// Late enough to keep the pitch of the recording, which the target waveform has; early enough that
/// fine detail comes from the teacher.
constexpr double teacher_flow_start = 0.5;

/// Network that computes teacher-forced (ground-truth-aligned) mels for fine-tuning a vocoder (Kong
/// et al. 2020, section 4.4). They replace the mels of the recordings and have the same lengths,
/// aligned with the waveform. Uses the default temperature and number of solver steps of the
/// teacher. On the CPU, each sample is computed alone, so that its mel is the same bit by bit in
/// each run.
class TeacherForcedMels : public FeatureNetwork {
  public:
    /// Creates the network for recordings of `speakers`; `seed` and the recording determine the
    /// noise. Errors as teacher_speaker_indices().
    static Result<std::unique_ptr<TeacherForcedMels>>
    create(AcousticTeacher teacher, const SpeakerTable& speakers, std::uint64_t seed);

    Feature output() const override { return Feature::mel; }
    std::set<Feature> inputs() const override;
    std::string fingerprint() const override;
    std::size_t samples_at_once() const override;
    at::Tensor compute(const Batch& batch) const override;

  private:
    TeacherForcedMels(AcousticTeacher teacher, std::vector<std::int64_t> speaker_indices,
                      std::uint64_t seed)
        : teacher_(std::move(teacher)), speaker_indices_(std::move(speaker_indices)), seed_(seed) {}
    at::Device device() const;
    /// Halves the batch as often as memory runs out, down to one sample.
    at::Tensor compute_in_slices(const Batch& batch) const;
    /// Returns nothing if memory runs out, unless this is the last attempt.
    std::optional<at::Tensor> attempt(const Batch& batch, bool is_last) const;

    AcousticTeacher teacher_;
    std::vector<std::int64_t> speaker_indices_; ///< in the teacher's table, of the recordings'
    std::uint64_t seed_;
};

/// Returns the folder of the cache for features that networks compute. Empty if samples are random
/// concatenations, which hardly ever repeat.
Path computed_feature_folder(const DataConfig& data);

/// Returns the computed feature for a run with this teacher; null without one. Mels are cached in
/// the folder `cache`; nothing is cached if it is empty. ErrorKind::disk if it cannot be opened.
Result<std::unique_ptr<ComputedFeature>>
make_teacher_forced_mels(const std::optional<AcousticTeacher>& teacher,
                         const SpeakerTable& speakers, std::int64_t seed, const Path& cache);

} // namespace formant
