#include "engine/session/training/checkpoint_header.h"

#include "engine/config/yaml_reader.h"
#include "engine/models/model_kinds.h"
#include "engine/session/data/corpus_identity.h"
#include "engine/session/data/recorded_split.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/text/phonemizer.h"
#include "engine/text/text_reader.h"
#include "engine/text/token_layout.h"

namespace formant {
namespace {

StateTree::List as_list(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

constexpr const char* teacher_key = "frames_voice";

std::string provenance_of(const StateTree& state, const char* key) {
    return state.subtree("provenance")
        .and_then([&](const StateTree& provenance) { return provenance.get<std::string>(key); })
        .value_or("");
}

std::string fingerprint_of(const StateTree& state) {
    return provenance_of(state, "corpus_fingerprint");
}

/// Resolves an automatic layout, which configurations and early checkpoints contain.
void resolve_layout(RunConfig& config) {
    config.voice.text.layout = name_of(layout_of(config.voice.text));
}

} // namespace

StateTree make_checkpoint_header(const RunConfig& config, const TrainingData& data) {
    StateTree header;
    header["model"] = config.voice.model.name;
    header["config"] = run_config_yaml(config);
    header["symbols"] = as_list(data.symbols.symbols());
    record_vocabulary(header, config.voice.text);
    header["speakers"] = as_list(data.speakers.names());
    record_recordings(header, recording_ids(data));
    record_validation_split(header, data, config.data.validation_share);
    header["provenance"]["corpus"] = config.data.corpus;
    header["provenance"]["corpus_fingerprint"] =
        corpus_fingerprint(data.training, features_of(config.voice.model, config.voice.audio));
    header["provenance"]["speaker"] = data.profile.speaker;
    header["provenance"]["consent"] = data.profile.consent;
    header["provenance"]["licence"] = data.profile.license;
    header["provenance"]["espeak_version"] = Phonemizer::espeak_version();
    header["provenance"]["icu_version"] = TextReader::icu_version();
    return header;
}

Result<void> check_speakers(const StateTree& checkpoint, const SpeakerTable& speakers) {
    return speakers_of(checkpoint).and_then([&](const SpeakerTable& saved) -> Result<void> {
        const bool both_single = saved.size() == 1 && speakers.size() == 1;
        if (both_single || saved.names() == speakers.names())
            return {};
        return fail(
            ErrorKind::checkpoint,
            message(FORMANT_TR("session", "the checkpoint was trained with the speakers "
                                          "{saved}, but the corpus has {found}; resume with "
                                          "the original corpus, or start a new run (name) "
                                          "from train.pretrained_path"),
                    {{"saved", joined_names(saved.names())},
                     {"found", joined_names(speakers.names())}}));
    });
}

bool has_different_corpus(const StateTree& checkpoint, const StateTree& header) {
    return fingerprint_of(checkpoint) != fingerprint_of(header);
}

void record_acoustic_teacher(StateTree& header, const std::string& content) {
    header["provenance"][teacher_key] = content;
}

bool has_different_teacher(const StateTree& checkpoint, const StateTree& header) {
    const std::string before = provenance_of(checkpoint, teacher_key);
    const std::string now = provenance_of(header, teacher_key);
    return !before.empty() && !now.empty() && before != now;
}

std::vector<std::string> changed_settings(const StateTree& checkpoint, RunConfig config) {
    RunConfig saved;
    saved.voice.text.keep_stress = "off"; // of checkpoints from before this setting
    const ConfigTable table = run_config_table(saved);
    const auto read = checkpoint.get<std::string>("config").and_then([&](const std::string& yaml) {
        return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
    });
    resolve_layout(saved);
    resolve_layout(config);
    if (config.voice.text.keep_stress == "auto")
        config.voice.text.keep_stress = saved.voice.text.keep_stress;
    auto changed =
        read ? table.differences_in_result(run_config_table(config)) : std::vector<std::string>();
    const auto vocoder = kind_of(config.voice.model).vocoder(config.voice.model.kinds);
    std::erase_if(changed, [&](const std::string& key) {
        const bool affects_samples_only = vocoder && key == vocoder->key;
        return affects_samples_only || is_of_another_model(config.voice.model, key);
    });
    return changed;
}

} // namespace formant
