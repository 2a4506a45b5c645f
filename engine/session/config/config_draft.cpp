#include "engine/session/config/config_draft.h"

#include "engine/config/yaml_edit.h"
#include "engine/session/config/config_file_edit.h"
#include "engine/session/config/typed_value.h"

#include <utility>

namespace formant {

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
    update_values();
    if (!read_.is_complete)
        keep_invalid_values();
}

bool ConfigDraft::is_readable() const {
    return is_valid_yaml(text_);
}

void ConfigDraft::update_values() {
    values_.clear();
    const ConfigTable base = run_config_table(read_.base);
    const ConfigTable table = run_config_table(read_.config);
    for (const BoundField& bound : table.fields())
        values_[bound.key] = {as_typed(bound.value()), as_typed(base.find(bound.key)->value()),
                              bound.is_automatic()};
}

/// Shows invalid values as the text has them, not as defaults.
void ConfigDraft::keep_invalid_values() {
    for (const ConfigFault& fault : faults_)
        if (!fault.key.empty())
            if (const auto written = yaml_value(text_, key_in_text(text_, fault.key)))
                values_[fault.key].current = *written;
}

Result<void> ConfigDraft::set(const std::string& key, const std::string& typed) {
    RunConfig config = read_.config;
    const ConfigTable table = run_config_table(config);
    const BoundField& bound = *table.find(key);
    return assign_typed(table, bound, typed).and_then([&] {
        return apply_edit(set_in_config_text(text_, key, as_written(bound), name_));
    });
}

Result<void> ConfigDraft::reset_to_preset(const std::string& key) {
    return apply_edit(remove_from_yaml(text_, key_in_text(text_, key), name_));
}

Result<void> ConfigDraft::apply_edit(const Result<std::string>& edited) {
    return edited.map([&](const std::string& text) { set_text(text); });
}

} // namespace formant
