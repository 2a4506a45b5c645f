#include "app/setting_options.h"

#include "engine/session/setting_aliases.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace formant {
namespace {

void add_flag(CLI::App& app, const SettingAlias& alias, std::vector<std::string>& settings) {
    const std::string setting = fmt::format("{}={}", alias.key, alias.value);
    app.add_flag_callback(
           alias.option, [&settings, setting] { settings.push_back(setting); },
           fmt::format("As --set {}", setting))
        ->trigger_on_parse()
        ->group("Settings");
}

void add_option(CLI::App& app, const SettingAlias& alias, std::vector<std::string>& settings) {
    app.add_option_function<std::string>(
           alias.option,
           [&settings, key = alias.key](const std::string& value) {
               settings.push_back(fmt::format("{}={}", key, value));
           },
           fmt::format("As --set {}=...: {}", alias.key, alias.help))
        ->type_name("VALUE")
        ->trigger_on_parse()
        ->group("Settings");
}

} // namespace

void add_setting_options(CLI::App& app, std::vector<std::string>& settings) {
    app.add_option_function<std::string>(
           "--set", [&settings](const std::string& setting) { settings.push_back(setting); },
           "Override one setting: --set train.batch_size=4; may be given several times")
        ->type_name("KEY=VALUE")
        ->trigger_on_parse(); // so that the later of two wins, whichever way it is given
    for (const SettingAlias& alias : setting_aliases())
        if (alias.value.empty())
            add_option(app, alias, settings);
        else
            add_flag(app, alias, settings);
}

} // namespace formant
