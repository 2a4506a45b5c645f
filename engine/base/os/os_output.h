#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"

#include <string_view>

namespace formant {

/// Writes bytes to standard output (or another `descriptor`) unbuffered and unchanged, and waits
/// for a slow reader. ErrorKind::interrupted on cancellation, or if the reader has closed it
/// (requires ignore_write_signals()); ErrorKind::disk if it cannot be written, as on a full disk.
Result<void> write_output(std::string_view bytes, const CancellationToken& cancellation,
                          int descriptor = 1);

} // namespace formant
