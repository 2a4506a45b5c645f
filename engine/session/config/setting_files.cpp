#include "engine/session/config/setting_files.h"

#include "engine/base/atomic_file.h"
#include "engine/config/yaml_edit.h"
#include "engine/config/yaml_look.h"
#include "engine/session/config/run_config.h"

namespace formant {
namespace {

/// The one of its names that the file gives it by.
std::string key_in(const std::string& text, const std::string& key) {
    RunConfig defaults;
    const ConfigTable table = run_config_table(defaults);
    const BoundField* bound = table.find(key);
    if (bound != nullptr && !bound->field.other_key.empty() &&
        gives_key(text, bound->field.other_key))
        return bound->field.other_key;
    return key;
}

Result<std::string> put_in(const std::string& text, const std::string& setting,
                           const std::string& name) {
    const auto equals = setting.find('=');
    return set_in_yaml(text, key_in(text, setting.substr(0, equals)), setting.substr(equals + 1),
                       name);
}

} // namespace

Result<void> write_settings(const Path& file, const std::vector<std::string>& settings) {
    auto text = read_file(file);
    for (const std::string& setting : settings)
        text = text.and_then(
            [&](const std::string& before) { return put_in(before, setting, file.string()); });
    return text.and_then(
        [&](const std::string& edited) { return write_file_atomically(file, edited); });
}

} // namespace formant
