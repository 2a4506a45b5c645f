#include "engine/models/model_config.h"

#include "engine/models/model_kinds.h"

namespace formant {

ModelConfig::ModelConfig() : name(model_kinds().front()->name()) {
    for (const ModelKind* kind : model_kinds())
        kind->add_settings(kinds);
    set_model_size(*this, size);
}

void set_model_size(ModelConfig& config, const std::string& size) {
    config.size = size;
    for (const ModelKind* kind : model_kinds())
        kind->set_size(config.kinds, size);
}

void add_model_fields(ConfigTable& table, ModelConfig& config) {
    table.add("model", config,
              {field("name", &ModelConfig::name,
                     FORMANT_TR("models", "Model type. unet: text to mel, best with little data; "
                                          "vits: text to waveform, compatible with upstream "
                                          "checkpoints; hifigan: vocoder (mel to waveform) for "
                                          "unet voices."))
                   .label(FORMANT_TR("field", "Model"))
                   .choices(model_names())
                   .alias("--model"),
               field("size", &ModelConfig::size,
                     FORMANT_TR("models", "Preset of widths and depths; single settings override "
                                          "it. unet: 2.3, 5.9, 17.6 or 37.3 million parameters. "
                                          "vits: large is upstream's ljs_base. hifigan: small, "
                                          "medium and large are V3, V2 and V1."))
                   .label(FORMANT_TR("field", "Model size"))
                   .choices({"tiny", "small", "medium", "large"})
                   .alias("--model-size")});
    for (const ModelKind* kind : model_kinds())
        kind->add_fields(table, config.kinds);
}

Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel) {
    const ModelKind* kind = find_model_kind(config.name);
    if (kind == nullptr)
        return fail(ErrorKind::usage, message(FORMANT_TR("models", "unknown model '{name}'"),
                                              {{"name", config.name}}));
    return kind->check(config.kinds, mel);
}

bool is_of_another_model(const ModelConfig& config, const std::string& key) {
    const std::string section = "model.";
    const bool is_of_one_kind =
        key.starts_with(section) && key.find('.', section.size()) != std::string::npos;
    return is_of_one_kind && !key.starts_with(section + config.name + ".");
}

} // namespace formant
