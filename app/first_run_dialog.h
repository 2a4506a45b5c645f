#pragma once

#include "app/command_line.h"
#include "engine/session/hardware/device_selection.h"

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace formant {

/// Facts that decide whether the user is asked for a device.
struct FirstRunFacts {
    bool input_is_a_terminal = false;
    bool output_is_a_terminal = false;
    bool json_log = false;
    std::string device = "auto"; ///< `--gpu`: naming one is a choice
    bool selection_is_open = true;
    bool device_is_given = false; ///< `--gpu auto` is a choice too
};
bool should_ask(const FirstRunFacts& facts);

/// Returns the text of the question: platform, devices numbered from 1, suggested workers and
/// notes.
std::string first_run_text(const DeviceOffers& offers);

/// Returns the index in `offers.devices` that an answer selects by its number; an empty answer
/// selects the first. Absent if the answer is invalid.
std::optional<std::size_t> parse_answer(const std::string& answer, const DeviceOffers& offers);

/// Asks until the answer is valid; absent at the end of the input (Ctrl-D).
std::optional<std::size_t> ask_for_device(const DeviceOffers& offers, std::istream& in,
                                          std::ostream& out);

/// Lists the devices, asks in the terminal and saves the answer. Ctrl-D and Ctrl-C change nothing
/// and print a message; Ctrl-C ends the program. With a time limit, the program continues without
/// an answer.
void choose_in_terminal(std::optional<std::chrono::seconds> time_limit = std::nullopt);

/// Lets the user choose a device before the first run in a terminal, for a minute. Asks nothing
/// where there is only one device.
void ask_on_first_run(const CommandLine& line);

} // namespace formant
