#include "engine/synth/saved_unet.h"

#include "engine/config/yaml_writer.h"
#include "engine/models/model_with_weights.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// What its frames depend on, and how a text is read.
ConfigTable frames_and_texts(VoiceConfig& config) {
    ConfigTable table;
    table.add("audio", config.audio, mel_fields());
    table.add("text", config.text, text_fields());
    return table;
}

/// "audio.hop_length=256, text.language=es", as they are set.
std::string values_of(const ConfigTable& table, const std::vector<std::string>& keys) {
    std::vector<std::string> settings;
    for (const std::string& key : keys) {
        const FieldValue value = table.find(key)->value();
        const auto* text = std::get_if<std::string>(&value);
        settings.push_back(fmt::format("{}={}", key, text != nullptr ? *text : write_yaml(value)));
    }
    return fmt::format("{}", fmt::join(settings, ", "));
}

Result<void> check_is_unet(const VoiceConfig& saved) {
    if (saved.model.name == "unet")
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the checkpoint that model.hifigan.mels_of names holds "
                                            "a model '{name}'; only a voice of unet makes frames "
                                            "of recordings"),
                        {{"name", saved.model.name}}));
}

Result<void> check_settings(VoiceConfig saved, VoiceConfig wanted) {
    saved.text.symbols = wanted.text.symbols;
    saved.text.layout = wanted.text.layout;
    const ConfigTable theirs = frames_and_texts(saved), ours = frames_and_texts(wanted);
    const std::vector<std::string> keys = ours.differences(theirs);
    if (keys.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the voice of model.hifigan.mels_of has {voice}, and "
                                            "this training has {training}: set here what the voice "
                                            "has"),
                        {{"voice", values_of(theirs, keys)}, {"training", values_of(ours, keys)}}));
}

Result<SavedUnet> load_unet(const StateTree& checkpoint, const VoiceConfig& config) {
    auto symbols = symbols_of(checkpoint);
    if (!symbols)
        return fail(symbols.error());
    auto speakers = speakers_of(checkpoint);
    if (!speakers)
        return fail(speakers.error());
    return weights_of(checkpoint, VoiceWeights::ema)
        .and_then([&](const StateTree::Map& weights) {
            return model_with_weights(config.model, config.audio, symbols->size(), speakers->size(),
                                      weights);
        })
        .map([&](const Model& model) {
            return SavedUnet{std::dynamic_pointer_cast<unet::UnetModel>(model.trainable),
                             std::move(*symbols), layout_of(config.text), std::move(*speakers)};
        });
}

} // namespace

Result<SavedUnet> unet_of(const StateTree& checkpoint, const VoiceConfig& wanted,
                          const c10::Device& device) {
    const auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    return check_is_unet(*config)
        .and_then([&] { return check_settings(*config, wanted); })
        .and_then([&] { return load_unet(checkpoint, *config); })
        .map([&](SavedUnet saved) {
            saved.model->to(device);
            saved.model->eval();
            return saved;
        });
}

} // namespace formant
