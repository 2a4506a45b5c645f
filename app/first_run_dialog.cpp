#include "app/first_run_dialog.h"

#include "engine/base/os/os_input.h"
#include "engine/base/os/os_process.h"
#include "engine/base/os/os_signals.h"
#include "engine/base/os/os_terminal.h"

#include <fmt/format.h>

#include <charconv>
#include <iostream>

namespace formant {
namespace {

void print_nothing_chosen() {
    std::cout << "\nnothing was chosen and nothing has changed: training uses the saved device, "
                 "or the best one\n"
              << std::flush;
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string::npos
               ? ""
               : text.substr(first, text.find_last_not_of(" \t\r") + 1 - first);
}

std::string not_usable(const OfferedDevice& device) {
    return device.why_not_usable.empty()
               ? ""
               : fmt::format("  seen, not usable: {}", to_english(device.why_not_usable));
}

constexpr const char* benchmark_offer =
    "To measure the fastest batch size of a configuration on this device (about a minute):\n"
    "  formant hardware --tune --config my.yaml\n\n";

void print(const Result<Message>& remembered) {
    std::cout << to_english(remembered ? *remembered : remembered.error().what) << "\n\n"
              << std::flush;
}

} // namespace

bool should_ask(const FirstRunFacts& facts) {
    return facts.input_is_a_terminal && facts.output_is_a_terminal && !facts.json_log &&
           facts.device == "auto" && !facts.device_is_given && facts.selection_is_open;
}

std::string first_run_text(const DeviceOffers& offers) {
    std::string text =
        fmt::format("Select the device to train on ({})\n\n", to_english(offers.platform));
    for (std::size_t i = 0; i < offers.devices.size(); ++i)
        text += fmt::format("  {}  {}{}\n", i + 1, to_english(offers.devices[i].facts),
                            i == 0 ? "  <- suggested" : not_usable(offers.devices[i]));
    text += fmt::format("\nData loader workers: {}\n", offers.workers);
    for (const Message& note : offers.notes)
        text += fmt::format("Note: {}\n", to_english(note));
    return text + "\n";
}

std::optional<std::size_t> parse_answer(const std::string& answer, const DeviceOffers& offers) {
    const std::string typed = trimmed(answer);
    if (typed.empty())
        return 0;
    std::size_t number = 0;
    const char* end = typed.data() + typed.size();
    const auto read = std::from_chars(typed.data(), end, number);
    const bool fits =
        read.ec == std::errc() && read.ptr == end && number >= 1 && number <= offers.devices.size();
    return fits ? std::optional(number - 1) : std::nullopt;
}

std::optional<std::size_t> ask_for_device(const DeviceOffers& offers, std::istream& in,
                                          std::ostream& out) {
    out << first_run_text(offers);
    const auto ask = [&] { out << "Number (Enter for 1): " << std::flush; };
    ask();
    for (std::string answer; std::getline(in, answer); ask()) {
        if (const auto index = parse_answer(answer, offers))
            return index;
        out << fmt::format("'{}' is not a number from 1 to {}\n", trimmed(answer),
                           offers.devices.size());
    }
    return std::nullopt;
}

namespace {

void ask_and_remember(const DeviceOffers& offers, std::optional<std::chrono::seconds> time_limit) {
    const CancellationToken never;
    StandardInput input(never);
    if (time_limit) {
        input.set_timeout(*time_limit);
        std::cout << fmt::format("Without an answer within {} s, training starts on the suggested "
                                 "device.\n",
                                 time_limit->count());
    }
    std::istream in(&input);
    const auto index = ask_for_device(offers, in, std::cout);
    if (index) {
        print(remember_device(offers, offers.devices[*index]));
        std::cout << benchmark_offer << std::flush;
    } else if (input.has_timed_out())
        std::cout << fmt::format(
                         "\nno answer within {} s: training starts on the suggested device; "
                         "to choose another: formant hardware --reconfigure\n\n",
                         time_limit->count())
                  << std::flush;
    else {
        print_nothing_chosen();
    }
}

} // namespace

void choose_in_terminal(std::optional<std::chrono::seconds> time_limit) {
    // Before the search for GPUs starts threads, so that they inherit the blocked signals.
    const SignalWatcher watcher([](int) {
        print_nothing_chosen();
        exit_at_once(static_cast<int>(ErrorKind::interrupted));
    });
    const DeviceOffers offers = offer_devices();
    if (!time_limit || offers.devices.size() > 1)
        ask_and_remember(offers, time_limit);
}

void ask_on_first_run(const CommandLine& line) {
    constexpr std::chrono::seconds time_limit{60};
    FirstRunFacts facts{
        input_is_a_terminal(), output_is_a_terminal(), line.json_log, line.run.device, true,
        line.device_is_given};
    if (!should_ask(facts))
        return;
    const SelectionState state = selection_state();
    facts.selection_is_open = state.needs_choice;
    if (!state.note.empty())
        std::cout << to_english(state.note) << "\n" << std::flush;
    if (should_ask(facts))
        choose_in_terminal(time_limit);
}

} // namespace formant
