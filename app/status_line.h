#pragma once

#include <chrono>
#include <string>

namespace formant {

/// "[#####     ]"; `share` is 0 to 1.
std::string bar(double share);

/// One line on standard error that says how far something is: redrawn on a terminal, a new line now
/// and then where there is none.
class StatusLine {
  public:
    StatusLine();
    /// Not shown when the one before was shown just now, except for the `last`.
    void show(const std::string& line, bool last);
    /// A line that stays.
    void say(const std::string& line);
    /// What is written next begins on a line of its own.
    void end();

  private:
    bool redraws_;
    bool is_shown_ = false;
    std::chrono::steady_clock::time_point last_shown_;
};

} // namespace formant
