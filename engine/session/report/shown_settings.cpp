#include "engine/session/report/shown_settings.h"

#include "engine/config/yaml_writer.h"
#include "engine/session/corpus/corpus_name.h"

#include <algorithm>
#include <variant>

namespace formant {
namespace {

constexpr std::size_t max_value_bytes = 400;

FieldValue value_without_folders(const BoundField& bound) {
    FieldValue value = bound.value();
    if (bound.field.path == PathKind::none)
        return value;
    if (auto* file = std::get_if<std::string>(&value))
        *file = name_of_corpus(*file);
    if (auto* files = std::get_if<std::vector<std::string>>(&value))
        std::ranges::transform(*files, files->begin(), name_of_corpus);
    return value;
}

/// Cuts a long text between two letters.
std::string shortened(std::string text) {
    if (text.size() <= max_value_bytes)
        return text;
    std::size_t end = max_value_bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    text.resize(end);
    text += "...";
    return text;
}

std::string shown_value(const BoundField& bound) {
    const FieldValue value = value_without_folders(bound);
    const auto* text = std::get_if<std::string>(&value);
    if (text != nullptr && !text->empty())
        return shortened(*text);
    const bool is_automatic_zero = text == nullptr && bound.is_automatic();
    return shortened(write_yaml(value)) + (is_automatic_zero ? " (automatic)" : "");
}

ShownSetting shown_setting(const std::vector<ConfigTable>& tables, std::size_t field) {
    const BoundField& first = tables.front().fields()[field];
    ShownSetting setting{first.key, first.field.unit, {}};
    for (const ConfigTable& table : tables)
        setting.values.push_back(shown_value(table.fields()[field]));
    return setting;
}

bool is_equal_in_all(const std::vector<ConfigTable>& tables, std::size_t field) {
    const FieldValue value = tables.front().fields()[field].value();
    return std::ranges::all_of(
        tables, [&](const ConfigTable& table) { return table.fields()[field].value() == value; });
}

bool is_of_no_model(const std::vector<RunConfig>& configs, const std::string& key) {
    return std::ranges::all_of(configs, [&](const RunConfig& config) {
        return is_of_another_model(config.voice.model, key);
    });
}

/// `tables` are those of `configs`, and possibly of the defaults.
std::vector<ShownSetting> differences(const std::vector<ConfigTable>& tables,
                                      const std::vector<RunConfig>& configs) {
    std::vector<ShownSetting> settings;
    for (std::size_t i = 0; i < tables.front().fields().size(); ++i) {
        const std::string& key = tables.front().fields()[i].key;
        if (key != "name" && !is_equal_in_all(tables, i) && !is_of_no_model(configs, key))
            settings.push_back(shown_setting(tables, i));
    }
    return settings;
}

} // namespace

std::vector<ShownSetting> changed_settings(RunConfig config) {
    RunConfig defaults;
    const std::vector<ConfigTable> tables = {run_config_table(config), run_config_table(defaults)};
    return differences(tables, {config});
}

std::vector<ShownSetting> differing_settings(std::vector<RunConfig> configs) {
    if (configs.empty())
        return {};
    std::vector<ConfigTable> tables;
    tables.reserve(configs.size());
    for (RunConfig& config : configs)
        tables.push_back(run_config_table(config));
    return differences(tables, configs);
}

} // namespace formant
