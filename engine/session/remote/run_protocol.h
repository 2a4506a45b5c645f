#pragma once

#include "engine/base/result.h"
#include "engine/train/commands.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace formant {

/// What goes through the socket of a run, one JSON object a line. From the run: first a greeting,
/// then the lines of `--log-format json`, answers, and at last how the run ended. To it: commands.

/// The first line to everyone who connects.
struct RunGreeting {
    int schema = 1;
    int process = 0;
    /// What metrics.jsonl holds up to here is told by no line that follows; all after it is.
    std::uint64_t metrics_bytes = 0;
};

/// To a command with a number.
struct RunAnswer {
    std::int64_t number = 0;
    std::optional<Error> error; ///< nothing: it is accepted
};

/// Nothing follows it.
struct RunEnding {
    std::optional<Error> error; ///< nothing: trained to the end
};

using RunWord = std::variant<RunGreeting, RunAnswer, RunEnding>;

/// A command as it comes in.
struct NumberedCommand {
    PostedCommand command;
    std::int64_t number = 0; ///< 0: wants no answer
};

/// Each with its line end.
std::string line_of(const RunWord& word);
std::string line_of(const NumberedCommand& command);

/// Nothing for a line of another kind: an event's.
std::optional<RunWord> word_of_line(std::string_view line);
/// ErrorKind::usage for what is no command.
Result<NumberedCommand> command_of_line(std::string_view line);

} // namespace formant
