#include "app/commands/command_config.h"

#include "app/exit_code.h"
#include "app/options/setting_options.h"
#include "app/terminal_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace formant {
namespace {

CLI::App* add(CLI::App& config, ConfigCommand& command, ConfigAction action,
              const std::string& name, const std::string& help) {
    CLI::App* added = config.add_subcommand(name, help);
    added->callback([&command, action] { command.action = action; });
    return added;
}

void add_check(CLI::App& config, ConfigCommand& command) {
    CLI::App* check = add(config, command, ConfigAction::check, "check",
                          "Check if a configuration is valid, and show errors with their location");
    check->add_option("-c,--config,file", command.config.file, "Configuration (YAML)")->required();
    add_setting_options(*check, command.config.settings);
}

void add_show(CLI::App& config, ConfigCommand& command) {
    CLI::App* show = add(config, command, ConfigAction::show, "show",
                         "Print the value of every setting as training would use it (YAML)");
    show->add_option("-c,--config,file", command.config.file,
                     "Configuration (YAML); default: show the defaults");
    add_setting_options(*show, command.config.settings);
}

void add_import(CLI::App& config, ConfigCommand& command) {
    CLI::App* import_command = add(
        config, command, ConfigAction::import_external, "import",
        "Import a configuration of the legacy Python scripts, upstream VITS or HiFi-GAN, Piper or "
        "Coqui, and list the result for each value");
    import_command
        ->add_option("file", command.import_request.file, "Configuration to import (YAML, JSON)")
        ->required();
    import_command
        ->add_option("--out", command.import_request.out,
                     "File to write; default: print the configuration")
        ->type_name("FILE");
}

void add_help(CLI::App& config, ConfigCommand& command) {
    add(config, command, ConfigAction::help, "help", "Explain settings: all, a section's, or one")
        ->add_option("key", command.key, "For example train.batch_size or train");
}

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
    print_line(fmt::format("{}: valid", request.file));
    for (const Message& note : findings.notes)
        print_line(fmt::format("  {}", to_english(note)));
    return 0;
}

std::string import_result_line(const ImportedSetting& setting) {
    if (setting.becomes.empty())
        return fmt::format("{}: {}: skipped: {}", setting.key, setting.value,
                           to_english(setting.why));
    return fmt::format("{}: {} -> {}", setting.key, setting.value, setting.becomes);
}

std::string import_summary(const std::vector<ImportedSetting>& settings) {
    const auto skipped =
        std::count_if(settings.begin(), settings.end(),
                      [](const ImportedSetting& setting) { return setting.becomes.empty(); });
    const auto all = static_cast<std::ptrdiff_t>(settings.size());
    if (skipped == 0)
        return fmt::format("values imported: {}, skipped: none", all);
    return fmt::format("values imported: {}, skipped: {}; `formant config help` lists all settings",
                       all - skipped, skipped);
}

/// Imports a configuration. Without an output file the list goes to standard error, so that
/// standard output holds only the configuration.
int import_external(const ConfigImport& request) {
    const auto imported = import_config(request);
    if (!imported)
        return report(imported.error());
    auto* list_line = request.out.empty() ? print_error_line : print_line;
    for (const ImportedSetting& setting : imported->settings)
        list_line(import_result_line(setting));
    list_line(import_summary(imported->settings));
    for (const Message& note : imported->notes)
        list_line(fmt::format("note: {}", to_english(note)));
    if (request.out.empty())
        return print(imported->yaml);
    print_line(fmt::format("written: {}", request.out));
    return 0;
}

} // namespace

CLI::App* add_config_options(CLI::App& app, ConfigCommand& command) {
    CLI::App* config = app.add_subcommand("config", "Check, show, import, explain configurations");
    config->require_subcommand(1);
    add_check(*config, command);
    add_show(*config, command);
    add_import(*config, command);
    add_help(*config, command);
    add(*config, command, ConfigAction::reference, "reference",
        "Print the reference of all settings (Markdown)");
    return config;
}

int handle_config(const ConfigCommand& command) {
    switch (command.action) {
    case ConfigAction::check:
        return check(command.config);
    case ConfigAction::show:
        return print(show_config(command.config));
    case ConfigAction::import_external:
        return import_external(command.import_request);
    case ConfigAction::help:
        return print(describe_settings(command.key));
    case ConfigAction::reference:
        return print(configuration_reference());
    }
    return static_cast<int>(ErrorKind::internal);
}

} // namespace formant
