#include "tests/support/voices/small_voice.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/config/yaml_writer.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"

#include <ATen/ATen.h>

namespace formant::test {
namespace {

std::string yaml_of(VoiceConfig config) {
    ConfigTable table;
    add_voice_fields(table, config);
    return write_yaml(table);
}

/// Returns averages that differ from the raw weights, so that a test can detect which were used.
StateTree::Map averages_of(const torch::nn::Module& module) {
    StateTree::Map averages;
    for (const auto& parameter : module.named_parameters())
        averages.emplace(parameter.key(), parameter.value().detach() * 0.5);
    return averages;
}

using Symbols = std::vector<std::string>;

Model small_model(const VoiceConfig& config, std::int64_t speakers,
                  const Symbols& symbols = small_voice_symbols()) {
    at::manual_seed(41);
    return create_model(config.model, MelConfig{}, static_cast<std::int64_t>(symbols.size()),
                        {-6, 2}, speakers)
        .value();
}

StateTree checkpoint_of(const VoiceConfig& config, const std::vector<std::string>& speakers,
                        const Symbols& symbols = small_voice_symbols()) {
    const Model model = small_model(config, static_cast<std::int64_t>(speakers.size()), symbols);
    StateTree state;
    if (!speakers.empty())
        state["speakers"] = StateTree::List(speakers.begin(), speakers.end());
    state["format"] = checkpoint_format;
    state["config"] = yaml_of(config) + "train:\n  max_steps: 7\n";
    state["symbols"] = StateTree::List(symbols.begin(), symbols.end());
    state["state_dict"] = save_weights(*model.trainable);
    state["ema"] = averages_of(*model.trainable);
    return state;
}

} // namespace

const std::vector<std::string>& small_voice_symbols() {
    static const std::vector<std::string> symbols = {"<padding>", " ", "n", "t", "uː", "u",
                                                     "w",         "ʌ", "θ", "ɹ", "i",  "s",
                                                     "f",         "ɔ", "ɪ", "k", "v",  "ɛ"};
    return symbols;
}

VoiceConfig small_voice_config() {
    VoiceConfig config;
    config.text.keep_stress = "off"; // the symbols below have no stress
    config.model.of<UnetConfig>().encoder_channels =
        config.model.of<UnetConfig>().decoder_channels = 16;
    config.model.of<UnetConfig>().style_encoder_channels = 8;
    return config;
}

Model small_voice_model(std::int64_t speakers) {
    return small_model(small_voice_config(), speakers);
}

StateTree small_voice_checkpoint(const std::vector<std::string>& speakers) {
    return checkpoint_of(small_voice_config(), speakers);
}

VoiceConfig small_vits_config() {
    VoiceConfig config;
    config.text.keep_stress = "off";
    config.model.name = "vits";
    VitsConfig& vits = config.model.of<VitsConfig>();
    vits.inter_channels = vits.gin_channels = 4;
    vits.hidden_channels = 8;
    vits.filter_channels = 16;
    vits.n_layers = 1;
    vits.discriminator_channels = 64;
    vits.decoder.upsample_initial_channel = 32;
    return config;
}

Model small_vits_of_one_with_a_row() {
    VoiceConfig config = small_vits_config();
    config.model.of<VitsConfig>().speaker_embedding = "on";
    return small_model(config, 1);
}

StateTree small_vits_checkpoint(const std::vector<std::string>& speakers) {
    return checkpoint_of(small_vits_config(), speakers);
}

StateTree small_piper_checkpoint(const std::vector<std::string>& speakers) {
    VoiceConfig config = small_vits_config();
    config.text.layout = "piper";
    config.text.keep_stress = "on";
    return checkpoint_of(config, speakers,
                         {"<padding>", "<begin>", "<end>", " ", "ˈ", "n", "t", "u", "ː", "w", "ʌ",
                          "θ",         "ɹ",       "i",     "s", "f", "ɔ", "ɪ", "k", "v", "ɛ"});
}

} // namespace formant::test
