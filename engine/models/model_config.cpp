#include "engine/models/model_config.h"

#include "engine/models/model_kinds.h"

namespace formant {
namespace {

/// Returns `about`, followed by a sentence for each kind of model.
Message with_kinds(MessageText about, MessageText (ModelKind::*text)() const) {
    Message all{"", "{about}", {{"about", message(about)}}};
    for (const ModelKind* kind : model_kinds()) {
        all.text += " {" + kind->name() + "}";
        all.args.emplace_back(
            kind->name(), message(FORMANT_TR("models", "{model}: {text}."),
                                  {{"model", kind->name()}, {"text", message((kind->*text)())}}));
    }
    return all;
}

Result<void> check_lora(const ModelKind& kind, const LoraConfig& lora) {
    if (!lora.is_on() || kind.supports_lora())
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("models", "model.lora_rank is {rank}, but a model of type {name} "
                                     "has no layers for LoRA; set it to 0, or model.name "
                                     "to one of {others}"),
                {{"rank", std::to_string(lora.rank)},
                 {"name", kind.name()},
                 {"others", model_names_where(
                                [](const ModelKind& other) { return other.supports_lora(); })}}));
}

} // namespace

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
              {field("name", &ModelConfig::name, {})
                   .help(with_kinds(FORMANT_TR("models", "Model type."), &ModelKind::description))
                   .label(FORMANT_TR("field", "Model"))
                   .choices(model_names())
                   .alias("--model"),
               field("size", &ModelConfig::size, {})
                   .help(with_kinds(FORMANT_TR("models", "Preset of widths and depths; single "
                                                         "settings override it."),
                                    &ModelKind::sizes))
                   .label(FORMANT_TR("field", "Model size"))
                   .choices({"tiny", "small", "medium", "large"})
                   .alias("--model-size")});
    table.add("model", config.lora, lora_fields());
    for (const ModelKind* kind : model_kinds())
        kind->add_fields(table, config.kinds);
}

Result<void> check_model_config(const ModelConfig& config, const MelConfig& mel) {
    const ModelKind* kind = find_model_kind(config.name);
    if (kind == nullptr)
        return fail(ErrorKind::usage, message(FORMANT_TR("models", "unknown model '{name}'"),
                                              {{"name", config.name}}));
    return check_lora(*kind, config.lora).and_then([&] { return kind->check(config.kinds, mel); });
}

bool is_of_another_model(const ModelConfig& config, const std::string& key) {
    const std::string section = "model.";
    const bool is_of_one_kind =
        key.starts_with(section) && key.find('.', section.size()) != std::string::npos;
    return is_of_one_kind && !key.starts_with(section + config.name + ".");
}

} // namespace formant
