#pragma once

#include "engine/base/cancellation.h"

#include <array>
#include <chrono>
#include <optional>
#include <streambuf>

namespace formant {

/// Reads standard input without delay: a line can be read as soon as it is written. The input ends
/// early on cancellation, while std::cin would block.
class StandardInput : public std::streambuf {
  public:
    /// Reads from `descriptor`, by default standard input. The token must outlive the object.
    explicit StandardInput(const CancellationToken& cancellation, int descriptor = 0)
        : cancellation_(cancellation), descriptor_(descriptor) {}

    /// Lets the input end if nothing arrives for `timeout`.
    void set_timeout(std::chrono::milliseconds timeout) { timeout_ = timeout; }
    bool has_timed_out() const { return has_timed_out_; }

  protected:
    int_type underflow() override;

  private:
    const CancellationToken& cancellation_;
    int descriptor_;
    std::optional<std::chrono::milliseconds> timeout_;
    bool has_timed_out_ = false;
    std::array<char, 4096> block_{};
};

} // namespace formant
