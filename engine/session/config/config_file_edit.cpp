#include "engine/session/config/config_file_edit.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/config/yaml_edit.h"
#include "engine/session/config/config_text.h"
#include "engine/session/config/run_config.h"

namespace formant {
namespace {

Result<std::string> apply_to_text(const std::string& text, const std::string& setting,
                                  const std::string& name) {
    const auto equals = setting.find('=');
    return set_in_config_text(text, setting.substr(0, equals), setting.substr(equals + 1), name);
}

} // namespace

std::string key_in_text(const std::string& text, const std::string& key) {
    RunConfig defaults;
    const ConfigTable table = run_config_table(defaults);
    const BoundField* bound = table.find(key);
    if (bound == nullptr)
        return key;
    const std::string& other = bound->field.other_key;
    return !other.empty() && contains_key(text, other) ? other : bound->key;
}

Result<std::string> set_in_config_text(const std::string& text, const std::string& key,
                                       const std::string& value, const std::string& name) {
    RunConfig defaults;
    const ConfigTable table = run_config_table(defaults);
    const BoundField* bound = table.find(key);
    if (bound == nullptr || !bound->field.was_renamed)
        return set_in_yaml(text, key_in_text(text, key), value, name);
    return rename_in_yaml(text, bound->field.other_key, bound->key, name)
        .and_then([&](const std::string& renamed) {
            return set_in_yaml(renamed, bound->key, value, name);
        });
}

Result<void> write_settings(const Path& file, const std::vector<std::string>& settings) {
    if (path_exists(file) && !is_config_file(file))
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("session", "the settings cannot be written to {file}, because "
                                          "it is not a file; save the configuration to a "
                                          "file and name that one"),
                    {{"file", file.string()}}));
    auto text = read_file(file);
    for (const std::string& setting : settings)
        text = text.and_then([&](const std::string& before) {
            return apply_to_text(before, setting, file.string());
        });
    return text.and_then(
        [&](const std::string& edited) { return write_file_atomically(file, edited); });
}

} // namespace formant
