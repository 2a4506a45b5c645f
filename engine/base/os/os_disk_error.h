#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <system_error>

namespace formant {

/// Returns ErrorKind::disk. Sets `out_of_space` for the error numbers that free space can help
/// against: ENOSPC and EDQUOT. `error_number` is an errno.
Error disk_error(Message what, int error_number);

/// The same for a failure of std::filesystem.
Error disk_error(Message what, const std::error_code& failure);

/// Returns the error of a file operation that failed for the reason that an errno stands for. The
/// text has the placeholders {path} and {reason}.
tl::unexpected<Error> file_failure(MessageText text, const Path& file, int error_number);
/// Return the errors of a file that could not be read or written, for the reason that an errno
/// stands for.
tl::unexpected<Error> read_failure(const Path& file, int error_number);
tl::unexpected<Error> write_failure(const Path& file, int error_number);

} // namespace formant
