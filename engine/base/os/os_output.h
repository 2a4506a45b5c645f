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

/// Flushes standard output and checks that all that was printed was written: ErrorKind::disk if
/// not. Nothing is reported if its reader has closed it.
Result<void> flush_output();

/// Returns the error of a failed write to standard output: ErrorKind::interrupted if its reader has
/// closed it, else ErrorKind::disk.
Error output_error(int error_number);

/// Opens those of the descriptors 0, 1 and 2 that are closed on /dev/null. Otherwise the next files
/// that are opened would get these numbers, and messages would be written into them. To be called
/// before anything else.
void open_standard_streams();

} // namespace formant
