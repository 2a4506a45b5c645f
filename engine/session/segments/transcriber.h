#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A program of the user's own choice that prints what is said in a recording.
class Transcriber {
  public:
    /// Splits a command into its arguments: at spaces, with quotes and backslashes as a shell has
    /// them. No shell runs, so nothing else is replaced than `{file}`. ErrorKind::usage if a quote
    /// is not closed, `{file}` is missing, or there is no such program.
    static Result<Transcriber> parse(const std::string& command, double timeout_s);

    /// Runs the program on a file, and returns its standard output as one line; empty if it says
    /// nothing. ErrorKind::data with the end of its standard error if it fails, takes too long, or
    /// prints no UTF-8; ErrorKind::interrupted on cancellation, which ends it.
    Result<std::string> text_of(const Path& file, const CancellationToken& cancellation) const;

    const std::vector<std::string>& arguments() const { return arguments_; }

  private:
    Path program_;
    std::vector<std::string> arguments_; ///< with {file}
    double timeout_s_ = 0;
};

} // namespace formant
