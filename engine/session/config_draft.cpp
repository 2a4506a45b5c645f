#include "engine/session/config_draft.h"

#include "engine/config/yaml_edit.h"
#include "engine/config/yaml_look.h"
#include "engine/config/yaml_removal.h"
#include "engine/session/typed_value.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// The value of a key that there is.
FieldValue value_in(RunConfig config, const std::string& key) {
    return run_config_table(config).find(key)->value();
}

bool is_about(const std::vector<ConfigFault>& faults, const std::string& key) {
    return std::any_of(faults.begin(), faults.end(),
                       [&](const ConfigFault& fault) { return fault.key == key; });
}

} // namespace

ConfigDraft::ConfigDraft(std::string text, std::string name)
    : text_(std::move(text)), name_(std::move(name)) {
    read();
}

void ConfigDraft::set_text(std::string text) {
    text_ = std::move(text);
    read();
}

void ConfigDraft::set_name(std::string name) {
    name_ = std::move(name);
    read();
}

void ConfigDraft::read() {
    read_ = read_run_config_text(text_, name_);
    faults_.clear();
    for (const Error& fault : read_.faults)
        faults_.push_back(locate_fault(fault, text_));
}

std::string ConfigDraft::value(const std::string& key) const {
    const auto written =
        is_about(faults_, key) ? written_value(text_, key_in_text(key)) : std::nullopt;
    return written ? *written : as_typed(value_in(read_.config, key));
}

std::string ConfigDraft::value_of_preset(const std::string& key) const {
    return as_typed(value_in(read_.beginning, key));
}

bool ConfigDraft::differs_from_preset(const std::string& key) const {
    return value(key) != value_of_preset(key);
}

bool ConfigDraft::is_automatic(const std::string& key) const {
    RunConfig config = read_.config;
    return run_config_table(config).find(key)->is_automatic();
}

Result<void> ConfigDraft::set(const std::string& key, const std::string& typed) {
    RunConfig config = read_.config;
    const ConfigTable table = run_config_table(config);
    const BoundField& bound = *table.find(key);
    return assign_typed(table, bound, typed).and_then([&] {
        return take(set_in_yaml(text_, key_in_text(key), as_written(bound), name_));
    });
}

Result<void> ConfigDraft::back_to_preset(const std::string& key) {
    return take(remove_from_yaml(text_, key_in_text(key), name_));
}

Result<void> ConfigDraft::take(const Result<std::string>& edited) {
    return edited.map([&](const std::string& text) { set_text(text); });
}

/// The one of its names that the text gives it by.
std::string ConfigDraft::key_in_text(const std::string& key) const {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    const std::string& other = table.find(key)->field.other_key;
    return !other.empty() && gives_key(text_, other) ? other : key;
}

} // namespace formant
