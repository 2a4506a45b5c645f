#include "engine/session/voices/acoustic_teacher.h"

#include "engine/base/sha256.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_kinds.h"
#include "engine/session/runs/named_checkpoint.h"

namespace formant {
namespace {

/// Returns no file if the model cannot have a teacher.
ModelReference teacher_of(const ModelConfig& model) {
    return kind_of(model).teacher(model.kinds).value_or(ModelReference());
}

Result<AcousticTeacher> load_teacher(const Path& file, const VoiceConfig& student,
                                     const c10::Device& device) {
    auto content = sha256_of_file(file);
    if (!content)
        return fail(content.error());
    return load_checkpoint(file)
        .and_then([&](const StateTree& checkpoint) {
            return load_teacher_voice(checkpoint, teacher_of(student.model).key, student, device);
        })
        .map([&](SavedTeacher voice) {
            return AcousticTeacher{file, std::move(*content), std::move(voice)};
        });
}

} // namespace

bool has_acoustic_teacher(const ModelConfig& model) {
    return !teacher_of(model).file.empty();
}

Result<std::optional<AcousticTeacher>> load_acoustic_teacher(const VoiceConfig& config,
                                                             const c10::Device& device) {
    const ModelReference named = teacher_of(config.model);
    if (named.file.empty())
        return std::nullopt;
    return named_checkpoint(named.file, named.key)
        .and_then([&](const Path& file) { return load_teacher(file, config, device); })
        .map([](AcousticTeacher teacher) { return std::optional(std::move(teacher)); });
}

Result<std::vector<std::int64_t>> teacher_speaker_indices(const SpeakerTable& speakers,
                                                          const AcousticTeacher& teacher) {
    const SpeakerTable& known = teacher.voice.speakers;
    std::vector<std::int64_t> indices;
    for (const std::string& speaker : speakers.names()) {
        const bool knows_all = known.size() == 1 || !teacher.voice.reads_texts;
        const auto index = knows_all ? 0 : known.index(speaker);
        if (!index)
            return fail(
                ErrorKind::data,
                message(FORMANT_TR("session", "the teacher {file} knows the "
                                              "speakers {known}, but not {speaker} of the "
                                              "recordings; exclude those recordings, or train "
                                              "the teacher with them"),
                        {{"file", teacher.file.string()},
                         {"known", joined_names(known.names())},
                         {"speaker", speaker}}));
        indices.push_back(*index);
    }
    return indices;
}

void adopt_vocabulary(const std::optional<AcousticTeacher>& teacher, TextConfig& text) {
    if (teacher && text.tokenizer.empty() && text.vocabulary.empty())
        text.vocabulary = teacher->voice.vocabulary;
}

} // namespace formant
