#pragma once

#include "engine/base/cancellation.h"

#include <array>
#include <streambuf>

namespace formant {

/// Standard input as it comes: a line can be read as soon as it is written. It ends early when that
/// is asked for, where std::cin would wait for who types.
class StandardInput : public std::streambuf {
  public:
    /// The cancellation outlives it. `descriptor`: another file that is open for reading.
    explicit StandardInput(const Cancellation& cancellation, int descriptor = 0)
        : cancellation_(cancellation), descriptor_(descriptor) {}

  protected:
    int_type underflow() override;

  private:
    const Cancellation& cancellation_;
    int descriptor_;
    std::array<char, 4096> block_{};
};

} // namespace formant
