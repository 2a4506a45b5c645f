#include "app/commands/config_options.h"

#include "app/setting_options.h"

#include <CLI/CLI.hpp>

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
                          "Say whether a configuration is valid, or what is wrong and where");
    check->add_option("-c,--config,file", command.config.file, "Configuration (YAML)")->required();
    add_setting_options(*check, command.config.settings);
}

void add_show(CLI::App& config, ConfigCommand& command) {
    CLI::App* show = add(config, command, ConfigAction::show, "show",
                         "Print every setting with the value that a training would have (YAML)");
    show->add_option("-c,--config,file", command.config.file,
                     "Configuration (YAML); without one the defaults are shown");
    add_setting_options(*show, command.config.settings);
}

void add_import(CLI::App& config, ConfigCommand& command) {
    CLI::App* older = add(
        config, command, ConfigAction::import_older, "import",
        "Translate a configuration of the older Python scripts, the public VITS or HiFi-GAN code, "
        "Piper or Coqui, and list what became of each of its values");
    older->add_option("file", command.older.file, "Their configuration (YAML, JSON)")->required();
    older
        ->add_option("--out", command.older.out,
                     "File to write; without one the configuration is printed")
        ->type_name("FILE");
}

void add_help(CLI::App& config, ConfigCommand& command) {
    add(config, command, ConfigAction::help, "help", "Explain settings: all, a section's, or one")
        ->add_option("key", command.key, "As in train.batch_size or train");
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

} // namespace formant
