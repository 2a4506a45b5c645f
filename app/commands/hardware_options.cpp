#include "app/commands/hardware_options.h"

#include "app/setting_options.h"

#include <CLI/CLI.hpp>

namespace formant {

CLI::App* add_hardware_options(CLI::App& app, HardwareCommand& command) {
    CLI::App* hardware = app.add_subcommand(
        "hardware", "Say which GPUs and CPU are here, which of them a training takes, and which "
                    "settings suit it, with the reasons");
    CLI::Option* json = hardware->add_flag("--json", command.json, "The report as one JSON object");
    CLI::Option* self_test = hardware->add_flag(
        "--self-test", command.self_test,
        "Compute on the device what a training computes, and compare with the CPU");
    CLI::Option* reconfigure =
        hardware->add_flag("--reconfigure", command.reconfigure,
                           "Ask again which device to train on; with --gpu, remember that one");
    CLI::Option* tune =
        hardware->add_flag("--tune", command.tune,
                           "Try batch sizes of the configuration with real steps, and remember the "
                           "fastest that leaves some memory free");
    for (CLI::Option* one : {self_test, reconfigure, tune})
        for (CLI::Option* other : {json, self_test, reconfigure, tune})
            if (one != other)
                one->excludes(other);
    hardware
        ->add_option("--gpu", command.hardware.device,
                     "cpu, the number of a GPU or its UUID; auto: what was chosen, or the best")
        ->capture_default_str();
    hardware->add_option("-c,--config", command.hardware.config_file,
                         "Configuration (YAML) whose settings are looked at; without one "
                         "everything is chosen automatically");
    add_setting_options(*hardware, command.hardware.settings);
    return hardware;
}

} // namespace formant
