#include "engine/session/data/teacher_forced_mels.h"

#include <ATen/ATen.h>

namespace formant {

TeacherMelGenerator::TeacherMelGenerator(AcousticTeacher teacher,
                                         const std::vector<std::int64_t>& speaker_indices,
                                         std::uint64_t seed)
    : teacher_(std::move(teacher)), speaker_indices_(at::tensor(speaker_indices, at::kLong)),
      seed_(seed) {}

Result<std::unique_ptr<TeacherMelGenerator>>
TeacherMelGenerator::create(AcousticTeacher teacher, const SpeakerTable& speakers,
                            std::uint64_t seed) {
    return teacher_speaker_indices(speakers, teacher)
        .map([&](const std::vector<std::int64_t>& speaker_indices) {
            return std::unique_ptr<TeacherMelGenerator>(
                new TeacherMelGenerator(std::move(teacher), speaker_indices, seed));
        });
}

Batch TeacherMelGenerator::with_teacher_mels(Batch batch, std::int64_t position) const {
    Batch input = batch;
    input.speakers = speaker_indices_.index_select(0, batch.speakers.to(at::kCPU));
    input.audio.reset(); // not needed, and large to copy to the device
    CounterNoise noise(seed_, position);
    const at::Device device = teacher_.voice.model.trainable->parameters().front().device();
    batch.mel = teacher_.voice.model.mel_regenerator
                    ->regenerate_mel(input.to(device), noise, teacher_flow_start)
                    .to(batch.mel.device());
    return batch;
}

Result<std::unique_ptr<TeacherMelGenerator>>
make_teacher_mel_generator(const std::optional<AcousticTeacher>& teacher,
                           const SpeakerTable& speakers, std::int64_t seed) {
    if (!teacher)
        return nullptr;
    return TeacherMelGenerator::create(*teacher, speakers, static_cast<std::uint64_t>(seed));
}

Result<GlobalBatch> TeacherForcedSource::next() {
    return recorded_->next().map([&](GlobalBatch batch) {
        const std::int64_t position = batch.epoch * batches_per_epoch() + batch.index;
        for (Batch& micro : batch.micro_batches)
            micro = mel_generator_.with_teacher_mels(std::move(micro), position);
        return batch;
    });
}

} // namespace formant
