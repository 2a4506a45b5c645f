#include "app/command_config.h"

#include "app/exit_code.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

int print(const Result<std::string>& text) {
    if (!text)
        return report(text.error());
    std::fputs(text->c_str(), stdout);
    return 0;
}

int check(const ConfigRequest& request) {
    return print(
        check_config(request).map([&] { return fmt::format("{}: valid\n", request.file); }));
}

std::string what_became_of(const ImportedSetting& setting) {
    if (setting.becomes.empty())
        return fmt::format("{}: {}: left out: {}\n", setting.key, setting.value,
                           to_english(setting.why));
    return fmt::format("{}: {} -> {}\n", setting.key, setting.value, setting.becomes);
}

/// Without a file to write, standard output is for the configuration alone.
int import_older(const ConfigImport& request) {
    const auto imported = import_config(request);
    if (!imported)
        return report(imported.error());
    std::FILE* list = request.out.empty() ? stderr : stdout;
    for (const ImportedSetting& setting : imported->settings)
        std::fputs(what_became_of(setting).c_str(), list);
    return request.out.empty() ? print(imported->yaml)
                               : print(fmt::format("written: {}\n", request.out));
}

} // namespace

int handle_config(const ConfigCommand& command) {
    switch (command.action) {
    case ConfigAction::check:
        return check(command.config);
    case ConfigAction::show:
        return print(show_config(command.config));
    case ConfigAction::import_older:
        return import_older(command.older);
    case ConfigAction::help:
        return print(describe_settings(command.key));
    case ConfigAction::reference:
        return print(configuration_reference());
    }
    return static_cast<int>(ErrorKind::internal);
}

} // namespace formant
