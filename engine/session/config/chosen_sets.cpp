#include "engine/session/config/chosen_sets.h"

#include "engine/session/config/preset.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// A model that the public code trains too begins as that trains it: the recipe of another kind of
/// model would not do.
std::string preset_of_model(const ModelConfig& model) {
    if (model.name == "hifigan")
        return model.name;
    if (model.name != "vits")
        return RunConfig().preset;
    const std::string of_size = fmt::format("vits-{}", model.size);
    const auto names = preset_names();
    return std::find(names.begin(), names.end(), of_size) == names.end() ? "vits-small" : of_size;
}

} // namespace

ChosenSets::ChosenSets() {
    said_.preset.clear();
    said_.voice.model.name.clear();
    said_.voice.model.size.clear();
}

const std::vector<std::string>& ChosenSets::keys() {
    static const std::vector<std::string> keys = {"preset", "model.name", "model.size"};
    return keys;
}

Result<void> ChosenSets::begin(RunConfig& config) const {
    set_model_size(config.voice.model, size());
    config.voice.model.size = RunConfig().voice.model.size; // who said it says it again
    config.preset = preset();
    return apply_preset(run_config_table(config), config.preset).map([&] {
        if (said_.preset.empty())
            config.voice.model.name = RunConfig().voice.model.name; // as the size
    });
}

std::string ChosenSets::preset() const {
    return said_.preset.empty() ? preset_of_model(said_.voice.model) : said_.preset;
}

/// What it says itself, or its preset, or the default.
std::string ChosenSets::size() const {
    if (!said_.voice.model.size.empty())
        return said_.voice.model.size;
    RunConfig config;
    return apply_preset(run_config_table(config), preset())
        .map([&] { return config.voice.model.size; })
        .value_or(RunConfig().voice.model.size);
}

} // namespace formant
