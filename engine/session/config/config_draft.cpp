#include "engine/session/config/config_draft.h"

#include "engine/config/yaml_edit.h"
#include "engine/config/yaml_look.h"
#include "engine/config/yaml_removal.h"
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
    look_at_values();
    if (!read_.is_whole)
        show_what_is_written();
}

bool ConfigDraft::is_readable() const {
    return is_yaml(text_);
}

void ConfigDraft::look_at_values() {
    values_.clear();
    const ConfigTable beginning = run_config_table(read_.beginning);
    const ConfigTable table = run_config_table(read_.config);
    for (const BoundField& bound : table.fields())
        values_[bound.key] = {as_typed(bound.value()), as_typed(beginning.find(bound.key)->value()),
                              bound.is_automatic()};
}

/// A value that could not be read is still in the text.
void ConfigDraft::show_what_is_written() {
    for (const ConfigFault& fault : faults_)
        if (!fault.key.empty())
            if (const auto written = written_value(text_, key_in_text(fault.key)))
                values_[fault.key].now = *written;
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
