#pragma once

#include "engine/base/result.h"
#include "engine/train/commands.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace formant {

/// Protocol of a run's socket, one JSON object per line. The run sends a greeting, then the lines
/// of `--log-format json` and answers to commands, and finally how it ended. It receives commands.

/// First line to every client that connects.
struct RunGreeting {
    int schema = 1;
    int process = 0;
    /// Size of metrics.jsonl at this point: only later records are sent.
    std::uint64_t metrics_bytes = 0;
};

/// Answer to a command with a number.
struct RunAnswer {
    std::int64_t number = 0;
    std::optional<Error> error; ///< nothing: the command was accepted
};

/// Last line of the connection: how the run ended.
struct RunEnding {
    std::optional<Error> error; ///< nothing: the training is complete
};

/// Message of a run that is not an event.
using RunMessage = std::variant<RunGreeting, RunAnswer, RunEnding>;

/// Command with the number under which its answer is sent.
struct NumberedCommand {
    PostedCommand command;
    std::int64_t number = 0; ///< 0: no answer wanted
};

/// Serializes a message as a line, including its end.
std::string to_json_line(const RunMessage& message);
std::string to_json_line(const NumberedCommand& command);

/// Parses a line of a run; returns nothing for an event.
std::optional<RunMessage> parse_run_message(std::string_view line);
/// Parses a line to a run. ErrorKind::usage where it is not a command.
Result<NumberedCommand> parse_run_command(std::string_view line);

} // namespace formant
