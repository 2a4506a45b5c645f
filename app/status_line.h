#pragma once

#include <chrono>
#include <string>

namespace formant {

/// Returns a progress bar "[##### ]"; `share` is 0 to 1.
std::string bar(double share);

/// A progress line on standard error: redrawn on a terminal, otherwise a new line from time to
/// time.
class StatusLine {
  public:
    /// `prefix` starts every line.
    explicit StatusLine(std::string prefix = "");
    /// Shows the line; skipped if the previous one was shown just before, except for the `last`.
    void show(const std::string& line, bool last);
    /// Prints a permanent line.
    void print(const std::string& line);
    /// Ends the progress line, so that further output begins on a new line.
    void end();

  private:
    std::string prefix_;
    bool redraws_;
    bool is_shown_ = false;
    std::chrono::steady_clock::time_point last_shown_;
};

} // namespace formant
