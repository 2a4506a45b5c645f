#include "engine/synth/saved_teacher.h"

#include "engine/config/yaml_writer.h"
#include "engine/models/load_model_checked.h"
#include "engine/models/model_kinds.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// Builds a table of the settings that determine the mels and the reading of texts.
ConfigTable audio_and_text_table(VoiceConfig& config) {
    ConfigTable table;
    table.add("audio", config.audio, mel_fields());
    table.add("text", config.text, text_fields());
    return table;
}

/// Formats settings and their values: "audio.hop_length=256, text.language=es".
std::string values_of(const ConfigTable& table, const std::vector<std::string>& keys) {
    std::vector<std::string> settings;
    for (const std::string& key : keys)
        settings.push_back(fmt::format("{}={}", key, setting_text(table.find(key)->value())));
    return fmt::format("{}", fmt::join(settings, ", "));
}

bool regenerates_mels(const ModelKind& kind) {
    return kind.role() == ModelRole::acoustic || kind.role() == ModelRole::codec;
}

Error not_a_teacher(const std::string& setting, const ModelConfig& saved) {
    return {
        ErrorKind::usage,
        message(FORMANT_TR("synth", "the checkpoint in {setting} is a model '{name}'; the "
                                    "teacher must be a voice of a model that predicts mels, or a "
                                    "codec: {kinds}"),
                {{"setting", setting},
                 {"name", saved.name},
                 {"kinds", model_names_where(regenerates_mels)}})};
}

Result<void> check_settings(const std::string& setting, VoiceConfig saved, VoiceConfig wanted) {
    saved.text.symbols = wanted.text.symbols;
    saved.text.layout = wanted.text.layout;
    if (wanted.text.tokenizer.empty())
        saved.text.tokenizer.clear();
    if (kind_of(saved.model).role() == ModelRole::codec)
        saved.text = wanted.text; // it reads none
    if (wanted.text.keep_stress == "auto")
        wanted.text.keep_stress = saved.text.keep_stress;
    const ConfigTable saved_table = audio_and_text_table(saved),
                      wanted_table = audio_and_text_table(wanted);
    const std::vector<std::string> keys = wanted_table.differences(saved_table);
    if (keys.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the voice in {setting} has {voice}, but "
                                            "this run has {training}: use the settings of the "
                                            "voice"),
                        {{"setting", setting},
                         {"voice", values_of(saved_table, keys)},
                         {"training", values_of(wanted_table, keys)}}));
}

Result<SavedTeacher> create_teacher(const StateTree& checkpoint, const VoiceConfig& config) {
    auto symbols = symbols_of(checkpoint);
    if (!symbols)
        return fail(symbols.error());
    auto speakers = speakers_of(checkpoint);
    if (!speakers)
        return fail(speakers.error());
    return weights_of(checkpoint, VoiceWeights::ema)
        .and_then([&](const StateTree::Map& weights) {
            return load_model_checked(config.model, config.audio, symbols->size(), speakers->size(),
                                      weights);
        })
        .map([&](Model model) {
            return SavedTeacher{std::move(model),
                                std::move(*symbols),
                                layout_of(config.text),
                                std::move(*speakers),
                                config.text.keeps_stress(),
                                config.text.vocabulary,
                                features_of(config.model, config.audio).has(Feature::tokens)};
        });
}

} // namespace

Result<SavedTeacher> load_teacher_voice(const StateTree& checkpoint, const std::string& setting,
                                        const VoiceConfig& wanted, const c10::Device& device) {
    const auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    if (!regenerates_mels(kind_of(config->model)))
        return fail(not_a_teacher(setting, config->model));
    return check_settings(setting, *config, wanted)
        .and_then([&] { return create_teacher(checkpoint, *config); })
        .and_then([&](SavedTeacher saved) -> Result<SavedTeacher> {
            if (saved.model.mel_regenerator == nullptr)
                return fail(not_a_teacher(setting, config->model));
            saved.model.trainable->to(device);
            saved.model.trainable->eval();
            return saved;
        });
}

} // namespace formant
