#include "engine/session/queue/adapted_voice.h"

#include "engine/config/yaml_writer.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_untrained.h"

namespace formant {
namespace {

/// Returns whether a setting of the table belongs to the model of this kind, or to all.
bool is_of_model(const std::string& section, const std::string& kind) {
    return !section.starts_with("model.") || section.starts_with("model." + kind);
}

std::vector<std::string> as_settings(VoiceConfig config) {
    // A voice's symbols are its own, which it calls those of its corpus. Another run takes them
    // from the weights.
    config.text.symbols = TextConfig().symbols;
    ConfigTable table;
    add_voice_fields(table, config);
    std::vector<std::string> settings;
    for (const BoundField& bound : table.fields())
        if (is_of_model(bound.section(), config.model.name) && !bound.field.only_speed)
            settings.push_back(bound.key + "=" + setting_text(bound.value()));
    return settings;
}

Error complete_voice_error(const Path& voice) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "{file} has all weights that training needs, so it is "
                                          "adapted by one run: set train.pretrained_path, with "
                                          "the preset fine_tune"),
                    {{"file", voice.string()}})};
}

} // namespace

Result<std::vector<std::string>> settings_to_adapt(const Path& voice) {
    return load_voice_file(voice).and_then(
        [&](const VoiceFile& read) -> Result<std::vector<std::string>> {
            if (untrained_in(read.checkpoint).empty())
                return fail(complete_voice_error(voice));
            return voice_config_of(read.checkpoint).map(as_settings);
        });
}

} // namespace formant
