#include "engine/synth/saved_config.h"

#include "engine/checkpoint/pickle_file.h"
#include "engine/config/yaml_reader.h"

namespace formant {
namespace {

constexpr const char* vocabulary_key = "vocabulary";

} // namespace

Result<VoiceConfig> voice_config_of(const StateTree& checkpoint) {
    VoiceConfig config;
    config.text.keep_stress = "off"; // of checkpoints from before this setting
    ConfigTable table;
    add_voice_fields(table, config);
    auto read = checkpoint.get<std::string>("config").and_then([&](const std::string& yaml) {
        return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
    });
    if (!read)
        return fail(read.error());
    config.text.vocabulary = checkpoint.get<std::string>(vocabulary_key).value_or("");
    return config;
}

std::optional<std::string> read_saved_vocabulary(const Path& checkpoint) {
    return read_pickle_string(checkpoint, vocabulary_key);
}

void record_vocabulary(StateTree& header, const TextConfig& text) {
    if (!text.vocabulary.empty())
        header[vocabulary_key] = text.vocabulary;
}

} // namespace formant
