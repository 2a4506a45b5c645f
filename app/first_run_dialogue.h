#pragma once

#include "app/command_line.h"
#include "engine/session/hardware/device_selection.h"

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace formant {

/// What decides whether the user is asked.
struct FirstRunFacts {
    bool input_is_a_terminal = false;
    bool output_is_a_terminal = false;
    bool json_log = false;
    std::string device = "auto"; ///< `--gpu`: who names one has chosen
    bool selection_is_open = true;
};
bool should_ask(const FirstRunFacts& facts);

/// Platform, devices with numbers from 1, suggested workers, notes, and the question.
std::string first_run_text(const DeviceOffers& offers);

/// The place in `offers.devices` that an answer means: its number, or nothing typed for the first.
std::optional<std::size_t> place_of_answer(const std::string& answer, const DeviceOffers& offers);

/// Asks until the answer is one; nothing at the end of the input (Ctrl-D).
std::optional<std::size_t> ask_for_device(const DeviceOffers& offers, std::istream& in,
                                          std::ostream& out);

/// Looks for devices, asks in the terminal and keeps the answer. Ctrl-D and Ctrl-C choose nothing
/// and say so; Ctrl-C ends the program.
void choose_in_terminal();

/// Before the first training in a terminal: lets the user choose.
void ask_on_first_run(const CommandLine& line);

} // namespace formant
