#include "app/commands/command_config.h"

#include "app/exit_code.h"

#include <fmt/format.h>

#include <algorithm>
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
    const ConfigFindings findings = check_config(request);
    int code = 0;
    for (const Error& fault : findings.faults)
        code = report(fault);
    if (code != 0)
        return code;
    std::string text = fmt::format("{}: valid\n", request.file);
    for (const Message& note : findings.notes)
        text += fmt::format("  {}\n", to_english(note));
    return print(text);
}

std::string what_became_of(const ImportedSetting& setting) {
    if (setting.becomes.empty())
        return fmt::format("{}: {}: left out: {}\n", setting.key, setting.value,
                           to_english(setting.why));
    return fmt::format("{}: {} -> {}\n", setting.key, setting.value, setting.becomes);
}

std::string how_many(const std::vector<ImportedSetting>& settings) {
    const auto left_out =
        std::count_if(settings.begin(), settings.end(),
                      [](const ImportedSetting& setting) { return setting.becomes.empty(); });
    const auto all = static_cast<std::ptrdiff_t>(settings.size());
    if (left_out == 0)
        return fmt::format("values taken over: {}, left out: none\n", all);
    return fmt::format("values taken over: {}, left out: {}; `formant config help` lists the "
                       "settings that there are\n",
                       all - left_out, left_out);
}

/// Without a file to write, standard output is for the configuration alone.
int import_older(const ConfigImport& request) {
    const auto imported = import_config(request);
    if (!imported)
        return report(imported.error());
    std::FILE* list = request.out.empty() ? stderr : stdout;
    for (const ImportedSetting& setting : imported->settings)
        std::fputs(what_became_of(setting).c_str(), list);
    std::fputs(how_many(imported->settings).c_str(), list);
    for (const Message& note : imported->notes)
        std::fputs(fmt::format("note: {}\n", to_english(note)).c_str(), list);
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
