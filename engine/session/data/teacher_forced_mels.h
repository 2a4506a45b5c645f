#pragma once

#include "engine/data/batches/batch_source.h"
#include "engine/session/voices/acoustic_teacher.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace formant {

/// Flow time from which the teacher regenerates the mel of a recording (0: noise, 1: recording).
/// Late enough to keep the pitch of the recording, which the target waveform has; early enough that
/// fine detail comes from the teacher.
constexpr double teacher_flow_start = 0.5;

/// Generator of teacher-forced (ground-truth-aligned) mels for fine-tuning a vocoder (Kong et al.
/// 2020, section 4.4). They replace the mels of the recordings and have the same lengths, aligned
/// with the waveform. Uses the default temperature and number of solver steps of the teacher.
class TeacherMelGenerator {
  public:
    /// Creates a generator for recordings of `speakers`. Errors as teacher_speaker_indices().
    static Result<std::unique_ptr<TeacherMelGenerator>>
    create(AcousticTeacher teacher, const SpeakerTable& speakers, std::uint64_t seed);

    /// Returns the batch with the mel [B, n_mels, T] replaced, on the device of the batch. The
    /// noise depends on the seed, `position` (of the global batch in the run) and the sample ids.
    Batch with_teacher_mels(Batch batch, std::int64_t position) const;

  private:
    TeacherMelGenerator(AcousticTeacher teacher, const std::vector<std::int64_t>& speaker_indices,
                        std::uint64_t seed);

    AcousticTeacher teacher_;
    at::Tensor speaker_indices_; ///< int64 [speakers of the recordings], in the teacher's table
    std::uint64_t seed_;
};

/// Creates the generator; null without a teacher.
Result<std::unique_ptr<TeacherMelGenerator>>
make_teacher_mel_generator(const std::optional<AcousticTeacher>& teacher,
                           const SpeakerTable& speakers, std::int64_t seed);

/// Batch source that replaces the mels of another source with teacher-forced ones. They are
/// generated in every epoch, on the device of the teacher, in the thread that calls next().
class TeacherForcedSource : public BatchSource {
  public:
    /// Wraps `recorded`. `mel_generator` must outlive the source.
    TeacherForcedSource(std::unique_ptr<BatchSource> recorded,
                        const TeacherMelGenerator& mel_generator)
        : recorded_(std::move(recorded)), mel_generator_(mel_generator) {}

    Result<GlobalBatch> next() override;
    std::int64_t batches_per_epoch() const override { return recorded_->batches_per_epoch(); }
    void seek(std::int64_t epoch, std::int64_t index) override { recorded_->seek(epoch, index); }
    void set_micro_batch(std::int64_t size) override { recorded_->set_micro_batch(size); }

  private:
    std::unique_ptr<BatchSource> recorded_;
    const TeacherMelGenerator& mel_generator_;
};

} // namespace formant
