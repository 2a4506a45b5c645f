#include "engine/session/config/base_settings.h"

#include "engine/models/model_kinds.h"
#include "engine/session/config/preset.h"

namespace formant {
namespace {

/// Models that upstream code trains too default to its recipe: the defaults are made for the first
/// kind. An unknown name is reported when it is read.
std::string preset_of_model(const ModelConfig& model) {
    const ModelKind* kind = find_model_kind(model.name);
    return kind == nullptr ? RunConfig().preset : kind->default_preset(model.size);
}

} // namespace

BaseSettings::BaseSettings() {
    given_.preset.clear();
    given_.voice.model.name.clear();
    given_.voice.model.size.clear();
}

const std::vector<std::string>& BaseSettings::keys() {
    static const std::vector<std::string> keys = {"preset", "model.name", "model.size"};
    return keys;
}

Result<void> BaseSettings::apply(RunConfig& config) const {
    set_model_size(config.voice.model, size());
    config.voice.model.size = RunConfig().voice.model.size; // a single setting, read again later
    config.preset = preset();
    return apply_preset(run_config_table(config), config.preset).map([&] {
        if (given_.preset.empty())
            config.voice.model.name = RunConfig().voice.model.name; // likewise read again later
    });
}

std::string BaseSettings::preset() const {
    return given_.preset.empty() ? preset_of_model(given_.voice.model) : given_.preset;
}

/// Returns the size that the configuration gives, or else that of its preset, or the default.
std::string BaseSettings::size() const {
    if (!given_.voice.model.size.empty())
        return given_.voice.model.size;
    RunConfig config;
    return apply_preset(run_config_table(config), preset())
        .map([&] { return config.voice.model.size; })
        .value_or(RunConfig().voice.model.size);
}

} // namespace formant
