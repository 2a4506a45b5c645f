#include "engine/session/export/voice_import.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_kinds.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/session/voices/voice_file.h"
#include "engine/session/voices/weights_origin.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_untrained.h"

#include <utility>

namespace formant {
namespace {

Result<void> check_is_third_party(const std::string& name, const VoiceFile& file) {
    if (file.is_third_party)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} is a checkpoint of this program already; "
                                              "formant checkpoint export writes it without what "
                                              "only training needs"),
                        {{"file", name}}));
}

/// Returns the checkpoint to write.
Result<StateTree> with_origin(const Path& name, StateTree checkpoint) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& config) {
        record_origin(checkpoint, third_party_origin(name, kind_of(config.model)));
        return std::move(checkpoint);
    });
}

ImportNotes notes_on(const StateTree& checkpoint) {
    if (untrained_in(checkpoint).empty())
        return {};
    return {message(FORMANT_TR("session", "the file lacks what only training needs: the voice "
                                          "speaks; a run from it (train.pretrained_path) starts "
                                          "with --layers posterior_encoder_only"))};
}

} // namespace

Result<ImportNotes> import_voice(const VoiceImportRequest& request) {
    return check_new_checkpoint(request.out)
        .and_then([&] { return load_voice_file(request.file); })
        .and_then([&](VoiceFile file) {
            return check_is_third_party(request.file, file).and_then([&] {
                return with_origin(request.file, std::move(file.checkpoint));
            });
        })
        .and_then([&](const StateTree& checkpoint) {
            return save_checkpoint(request.out, checkpoint).map([&] {
                return notes_on(checkpoint);
            });
        });
}

} // namespace formant
