#include "engine/train/changed_config.h"

#include "engine/config/config_table.h"
#include "engine/config/yaml_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

ConfigTable table_of(TrainConfig& config) {
    ConfigTable table;
    table.add("train", config, train_fields());
    return table;
}

Error restart_needed_error(const ConfigTable& table, const std::string& key) {
    std::vector<std::string> keys;
    for (const BoundField& bound : table.fields())
        if (!bound.field.restart_needed)
            keys.push_back(bound.key);
    return {ErrorKind::usage,
            message(FORMANT_TR("train", "{key} cannot be changed during training; stop the run, "
                                        "change it, and start the run again. These can be "
                                        "changed: {keys}"),
                    {{"key", key}, {"keys", fmt::format("{}", fmt::join(keys, ", "))}})};
}

bool contains_key(const SettingValues& settings, const std::string& key) {
    return std::any_of(settings.begin(), settings.end(),
                       [&](const auto& setting) { return setting.first == key; });
}

Result<void> assign(const ConfigTable& table, const std::string& key, const std::string& value) {
    const BoundField* bound = table.find(key);
    if (bound == nullptr || bound->field.restart_needed)
        return fail(restart_needed_error(table, key));
    return assign_text(table, key, value, message(FORMANT_TR("train", "change while training")));
}

} // namespace

Result<TrainConfig> with_settings(TrainConfig config, const SettingValues& settings) {
    const ConfigTable table = table_of(config);
    for (const auto& [key, value] : settings)
        if (auto assigned = assign(table, key, value); !assigned)
            return fail(assigned.error());
    if (config.layers != "custom" && !contains_key(settings, "train.layer_patterns"))
        config.layer_patterns.clear();
    return check_train_config(config).map([&] { return config; });
}

} // namespace formant
