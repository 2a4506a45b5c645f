#include "engine/session/interop/setting_aliases.h"

#include "engine/session/config/run_config.h"
#include "engine/session/config/user_folders.h"
#include "engine/session/recording/recording_profile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

constexpr const char* profile_option = "--profile-id";

/// Returns the help of an option. Choices are listed only for options that take a value.
std::string help_of(const Field& field, const CommandLineAlias& alias) {
    std::string help = to_english(field.help);
    if (alias.option == profile_option)
        return fmt::format("{} Or the name of a voice recorded with this program", help);
    if (!alias.value.empty() || field.choices.empty())
        return help;
    return fmt::format("{} One of {}", help, fmt::join(field.choices, ", "));
}

} // namespace

std::vector<SettingAlias> setting_aliases() {
    RunConfig defaults;
    std::vector<SettingAlias> aliases;
    const ConfigTable table = run_config_table(defaults);
    for (const BoundField& bound : table.fields())
        for (const CommandLineAlias& alias : bound.field.aliases)
            aliases.push_back({alias.option, bound.key, alias.value, help_of(bound.field, alias),
                               alias.more_key});
    return aliases;
}

std::string more_setting_of(const SettingAlias& alias, const std::vector<std::string>& values) {
    const nlohmann::json more = std::vector<std::string>(values.begin() + 1, values.end());
    return fmt::format("{}={}", alias.more_key, more.dump()); // JSON lists are YAML
}

std::string setting_of(const SettingAlias& alias, const std::string& value) {
    if (alias.option == profile_option)
        return fmt::format("{}={}", alias.key, corpus_of_profile(value, user_folders().data));
    return fmt::format("{}={}", alias.key, value);
}

} // namespace formant
