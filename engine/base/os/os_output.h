#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <string_view>

namespace formant {

/// Writes bytes to standard output at once and as they are, without a line end changed. Waits for a
/// slow reader. ErrorKind::interrupted where the reader is gone (with ignore_broken_pipes()) or
/// that is asked for; disk where a file takes no more. `descriptor`: another file that is open for
/// writing.
Result<void> write_output(std::string_view bytes, const Cancellation& cancellation,
                          int descriptor = 1);

} // namespace formant
