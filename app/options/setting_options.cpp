#include "app/options/setting_options.h"

#include "engine/session/interop/setting_aliases.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace formant {
namespace {

struct Flag {
    SettingAlias alias;
    CLI::Option* option;
};

CLI::Option* add_flag(CLI::App& app, const SettingAlias& alias,
                      std::vector<std::string>& settings) {
    const std::string setting = fmt::format("{}={}", alias.key, alias.value);
    return app
        .add_flag_callback(
            alias.option, [&settings, setting] { settings.push_back(setting); },
            fmt::format("Same as --set {}", setting))
        ->trigger_on_parse()
        ->group("Settings");
}

/// Makes flags with different values of the same setting exclude each other.
void exclude_contradictions(const Flag& added, const std::vector<Flag>& others) {
    for (const Flag& other : others)
        if (other.alias.key == added.alias.key && other.alias.value != added.alias.value)
            added.option->excludes(other.option);
}

void add_option(CLI::App& app, const SettingAlias& alias, std::vector<std::string>& settings) {
    app.add_option_function<std::string>(
           alias.option,
           [&settings, alias,
            values = std::vector<std::string>()](const std::string& value) mutable {
               values.push_back(value);
               settings.push_back(alias.more_key.empty() || values.size() == 1
                                      ? setting_of(alias, value)
                                      : more_setting_of(alias, values));
           },
           fmt::format("Same as --set {}=...: {}", alias.key, alias.help))
        ->type_name("VALUE")
        ->trigger_on_parse()
        ->group("Settings");
}

} // namespace

void add_setting_options(CLI::App& app, std::vector<std::string>& settings) {
    app.add_option_function<std::string>(
           "--set", [&settings](const std::string& setting) { settings.push_back(setting); },
           "Override a setting: --set train.batch_size=4; can be repeated")
        ->type_name("KEY=VALUE")
        ->trigger_on_parse(); // so that the last of --set and its shortcuts wins
    std::vector<Flag> flags;
    for (const SettingAlias& alias : setting_aliases())
        if (alias.value.empty()) {
            add_option(app, alias, settings);
        } else {
            flags.push_back({alias, add_flag(app, alias, settings)});
            exclude_contradictions(flags.back(), flags);
        }
}

} // namespace formant
