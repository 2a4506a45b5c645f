#pragma once

#include "engine/base/cancellation.h"

#include <array>
#include <streambuf>

namespace formant {

/// Reads standard input without delay: a line can be read as soon as it is written. The input ends
/// early on cancellation, while std::cin would block.
class StandardInput : public std::streambuf {
  public:
    /// Reads from `descriptor`, by default standard input. The token must outlive the object.
    explicit StandardInput(const CancellationToken& cancellation, int descriptor = 0)
        : cancellation_(cancellation), descriptor_(descriptor) {}

  protected:
    int_type underflow() override;

  private:
    const CancellationToken& cancellation_;
    int descriptor_;
    std::array<char, 4096> block_{};
};

} // namespace formant
