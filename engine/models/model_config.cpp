#include "engine/models/model_config.h"

namespace formant {

ModelConfig::ModelConfig() {
    set_model_size(*this, size);
}

void set_model_size(ModelConfig& config, const std::string& size) {
    config.size = size;
    set_unet_size(config.unet, size);
    set_vits_size(config.vits, size);
    set_hifigan_size(config.hifigan, size);
}

void add_model_fields(ConfigTable& table, ModelConfig& config) {
    table.add("model", config,
              {field("name", &ModelConfig::name,
                     FORMANT_TR("models", "Model type. unet: text to mel, best with little data; "
                                          "vits: text to waveform, compatible with upstream "
                                          "checkpoints; hifigan: vocoder (mel to waveform) for "
                                          "unet voices."))
                   .choices({"unet", "vits", "hifigan"})
                   .alias("--model"),
               field("size", &ModelConfig::size,
                     FORMANT_TR("models", "Preset of widths and depths; single settings override "
                                          "it. unet: 2.3, 5.9, 17.6 or 37.3 million parameters. "
                                          "vits: large is upstream's ljs_base. hifigan: small, "
                                          "medium and large are V3, V2 and V1."))
                   .choices({"tiny", "small", "medium", "large"})
                   .alias("--model-size")});
    table.add("model.unet", config.unet, unet_fields());
    table.add("model.vits", config.vits, vits_fields());
    table.add("model.vits", config.vits.decoder, generator_fields());
    table.add("model.hifigan", config.hifigan, hifigan_fields());
    table.add("model.hifigan", config.hifigan.generator, generator_fields());
}

Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel) {
    if (config.name == "vits")
        return check_vits_config(config.vits, mel);
    if (config.name == "hifigan")
        return check_hifigan_config(config.hifigan, mel);
    return check_unet_config(config.unet);
}

bool supports_gradient_checkpointing(const ModelConfig& config) {
    return config.name == "unet";
}

bool is_of_another_model(const ModelConfig& config, const std::string& key) {
    const std::string section = "model.";
    const bool is_of_one_kind =
        key.starts_with(section) && key.find('.', section.size()) != std::string::npos;
    return is_of_one_kind && !key.starts_with(section + config.name + ".");
}

} // namespace formant
