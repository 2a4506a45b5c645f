#include "app/commands/command_hardware.h"

#include "app/exit_code.h"
#include "app/first_run_dialogue.h"
#include "app/hardware_tuning.h"
#include "app/self_test_text.h"
#include "app/stop_on_signal.h"
#include "engine/base/os/os_terminal.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_report_json.h"
#include "engine/session/hardware/hardware_report_lines.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

int print_report(const HardwareCommand& command) {
    const auto found = hardware_report(command.hardware);
    if (!found)
        return report(found.error());
    if (command.json) {
        fmt::print("{}", hardware_report_json(*found));
        return 0;
    }
    const std::vector<Message> lines = hardware_report_lines(*found);
    for (const Message& line : lines)
        fmt::print("{}\n", to_english(line));
    return 0;
}

void print(const SelfTestLine& line) {
    fmt::print("{}\n", self_test_text(line));
    std::fflush(stdout);
}

int test_device(const std::string& asked) {
    const StopOnSignal stop;
    const auto passed = run_hardware_self_test(device_for(asked), stop.asked(), print);
    return passed ? 0 : report(passed.error());
}

/// `--gpu` in place of the question.
int choose_unasked(const std::string& asked) {
    const DeviceOffers offers = offer_devices();
    const OfferedDevice* chosen = find_offer(offers, asked);
    if (chosen == nullptr)
        return report(
            {ErrorKind::device, message(FORMANT_TR("app", "there is no device '{asked}' here; "
                                                          "`formant hardware` lists what is there"),
                                        {{"asked", asked}})});
    const auto remembered = remember_device(offers, *chosen);
    if (!remembered)
        return report(remembered.error());
    fmt::print("{}\n", to_english(*remembered));
    return 0;
}

int choose_anew(const std::string& asked) {
    if (asked != "auto")
        return choose_unasked(asked);
    if (!input_is_a_terminal() || !output_is_a_terminal())
        return report({ErrorKind::usage,
                       message(FORMANT_TR("app", "--reconfigure asks, and there is no terminal to "
                                                 "ask in; with --gpu it does not"))});
    choose_in_terminal();
    return 0;
}

} // namespace

int handle_hardware(const HardwareCommand& command) {
    if (command.tune && command.hardware.config_file.empty())
        return report({ErrorKind::usage,
                       message(FORMANT_TR("app", "--tune tries the batch sizes of a configuration: "
                                                 "name it with --config"))});
    if (command.reconfigure)
        return choose_anew(command.hardware.device);
    if (command.self_test)
        return test_device(command.hardware.device);
    if (command.tune)
        return tune_in_terminal(command.hardware);
    return print_report(command);
}

} // namespace formant
