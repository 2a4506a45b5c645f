#include "app/commands/command_hardware.h"

#include "app/exit_code.h"
#include "app/first_run_dialog.h"
#include "app/hardware_tuning.h"
#include "app/options/setting_options.h"
#include "app/self_test_text.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/base/os/os_terminal.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_report.h"
#include "engine/session/training/rank_communication.h"
#include "engine/session/training/rank_launcher.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

int print_report(const HardwareCommand& command) {
    const auto found = collect_hardware_report(command.hardware);
    if (!found)
        return report(found.error());
    if (command.json) {
        fmt::print("{}", hardware_report_json(*found));
        return 0;
    }
    const std::vector<Message> lines = hardware_report_lines(*found);
    for (const Message& line : lines)
        print_line(to_english(line));
    return 0;
}

void print_calculation(const SelfTestLine& line) {
    print_line(self_test_text(line));
    std::fflush(stdout);
}

int test_device(const std::string& device) {
    const StopOnSignal stop;
    const auto passed =
        run_hardware_self_test(device_to_open(device), stop.token(), print_calculation);
    return passed ? 0 : report(passed.error());
}

int measure_as_rank(const std::string& device) {
    const StopOnSignal stop;
    const auto begin = [&](const RankCommunication& rank) {
        if (is_rank_0())
            print_line(fmt::format("all-reduce over {} ranks, each on {}", rank.size, rank.device));
    };
    const auto print_speed = [&](const AllReduceSpeed& speed) {
        if (is_rank_0())
            print_line(fmt::format("{:>4} MiB: {:8.2f} ms, {:6.2f} GB/s", speed.bytes >> 20,
                                   1e3 * speed.seconds, speed.bytes_per_second / 1e9));
        std::fflush(stdout);
    };
    const auto measured = measure_communication(device, stop.token(), begin, print_speed);
    if (measured)
        return 0;
    return is_rank_0() ? report(measured.error()) : static_cast<int>(measured.error().kind);
}

/// Measures how fast the GPUs, or processes on the CPU, sum with each other.
int test_communication(const HardwareCommand& command) {
    if (is_one_of_several_ranks())
        return measure_as_rank(command.hardware.device);
    return launch_ranks(command.ranks);
}

/// Saves the device that `--gpu` names, without asking.
int choose_without_prompt(const std::string& device) {
    const DeviceOffers offers = offer_devices();
    const OfferedDevice* chosen = find_offer(offers, device);
    if (chosen == nullptr)
        return report(
            {ErrorKind::device, message(FORMANT_TR("app", "no device '{asked}' found; `formant "
                                                          "hardware` lists the available ones"),
                                        {{"asked", device}})});
    const auto remembered = remember_device(offers, *chosen);
    if (!remembered)
        return report(remembered.error());
    print_line(to_english(*remembered));
    return 0;
}

int choose_again(const std::string& device) {
    if (device != "auto")
        return choose_without_prompt(device);
    if (!input_is_a_terminal() || !output_is_a_terminal())
        return report(
            {ErrorKind::usage,
             message(FORMANT_TR("app", "--reconfigure needs a terminal; without one, name "
                                       "the device with --gpu"))});
    choose_in_terminal();
    return 0;
}

} // namespace

CLI::App* add_hardware_options(CLI::App& app, HardwareCommand& command) {
    CLI::App* hardware = app.add_subcommand(
        "hardware",
        "Show GPUs and CPU, the device that training uses, and recommended settings with the "
        "reasons");
    CLI::Option* json =
        hardware->add_flag("--json", command.json, "Print the report as one JSON object");
    CLI::Option* self_test = hardware->add_flag(
        "--self-test", command.self_test,
        "Run typical training operations on the device and compare with the CPU");
    CLI::Option* reconfigure =
        hardware->add_flag("--reconfigure", command.reconfigure,
                           "Choose the training device again; with --gpu, save that one");
    CLI::Option* tune = hardware->add_flag(
        "--tune", command.tune,
        "Benchmark batch sizes of the configuration and save the fastest that fits in "
        "memory");
    for (CLI::Option* one : {self_test, reconfigure, tune})
        for (CLI::Option* other : {json, self_test, reconfigure, tune})
            if (one != other)
                one->excludes(other);
    hardware
        ->add_option("--gpu", command.hardware.device,
                     "cpu, the number of a GPU or its UUID; auto: the saved choice, or the best")
        ->capture_default_str();
    add_rank_options(*hardware, command.ranks, "With --self-test: measure the sums over",
                     self_test);
    hardware->add_option(
        "-c,--config", command.hardware.config_file,
        "Configuration (YAML) whose settings are considered; default: all settings "
        "are automatic");
    add_setting_options(*hardware, command.hardware.settings);
    return hardware;
}

int handle_hardware(const HardwareCommand& command) {
    if (command.tune && command.hardware.config_file.empty())
        return report({ErrorKind::usage,
                       message(FORMANT_TR("app", "--tune needs a configuration: name it with "
                                                 "--config"))});
    if (command.reconfigure)
        return choose_again(command.hardware.device);
    if (command.self_test && command.ranks.are_given())
        return test_communication(command);
    if (command.self_test)
        return test_device(command.hardware.device);
    if (command.tune)
        return tune_in_terminal(command.hardware);
    return print_report(command);
}

} // namespace formant
