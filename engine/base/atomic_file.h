#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace formant {

/// Replaces the file with `bytes`: after a crash or power cut it has either its old content or all
/// of the new. Writes to a temporary file in the same folder, syncs it, renames it, syncs the
/// folder.
Result<void> write_file_atomically(const Path& file, std::string_view bytes);

/// Replaces the file atomically with the one that `write` creates at the temporary path given to
/// it.
Result<void> write_atomically(const Path& file,
                              const std::function<Result<void>(const Path&)>& write);

/// Reads the whole file; ErrorKind::disk if it cannot be read.
Result<std::string> read_file(const Path& file);

} // namespace formant
