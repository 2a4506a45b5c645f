#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <functional>
#include <string>
#include <string_view>

namespace formant {

/// The file is either as it was or holds all of `bytes`, also after a power cut: written beside its
/// place, synced, renamed, folder synced.
Result<void> write_file_atomically(const Path& file, std::string_view bytes);

/// The same of what `write` makes of the name that the file has until it is whole.
Result<void> write_atomically(const Path& file,
                              const std::function<Result<void>(const Path&)>& write);

/// The whole file; ErrorKind::disk when it cannot be read.
Result<std::string> read_file(const Path& file);

} // namespace formant
