#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace formant {

/// Replaces the file with `bytes`: after a crash or power cut it has either its old content or all
/// of the new. Writes to a temporary file in the same folder, syncs it, renames it, syncs the
/// folder. A device, such as /dev/null, is written to and stays.
Result<void> write_file_atomically(const Path& file, std::string_view bytes);

/// Replaces the file atomically with the one that `write` creates, and syncs, at the path given to
/// it: a temporary one, or that of a device.
Result<void> write_atomically(const Path& file,
                              const std::function<Result<void>(const Path&)>& write);

/// Replaces the name of the temporary file in the error by that of the file, which the user knows.
Error with_final_name(const Path& file, const Path& temporary, Error error);

/// The longest text that is read as a whole: lists of recordings are the longest.
constexpr std::uint64_t max_text_bytes = std::uint64_t{1} << 30;

/// Reads a whole file of at most `max_bytes`, which bounds the memory that a file of a stranger can
/// take. ErrorKind::disk if it cannot be read; ErrorKind::data if it is larger, or a device, a FIFO
/// or a socket.
Result<std::string> read_file(const Path& file, std::uint64_t max_bytes = max_text_bytes);

/// Returns an empty text for a missing file. Any other failure is an error, so that a file is never
/// overwritten with a part of itself.
Result<std::string> read_file_if_present(const Path& file);

/// Reads what a pipe, a terminal or a file gives until it ends. Only for what the user named: it
/// waits for the other end. Errors as of read_file().
Result<std::string> read_stream(const Path& source, std::uint64_t max_bytes = max_text_bytes);

/// Returns true for the name of a file that is written atomically, before it gets its own name:
/// what a killed process leaves.
bool is_temporary_name(const Path& file);

} // namespace formant
