#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// Writes all of `bytes` to a new file and syncs it to disk (fsync).
Result<void> write_and_sync(const Path& file, std::string_view bytes);

/// Overwrites a small existing file and syncs it. This often succeeds on a full disk, because the
/// file already has its blocks. Not atomic: a crash can leave a mixture of both contents.
Result<void> overwrite_in_place(const Path& file, std::string_view bytes);

/// Syncs an existing file or folder (fsync): after a rename, the folder must reach the disk too.
Result<void> sync_path(const Path& path);

/// Renames a file and syncs the folder: after a crash, either the old or the new file is there.
Result<void> rename_and_sync(const Path& from, const Path& to);

/// Creates the folder and its parents, and syncs the folders that contain them; succeeds if it
/// exists already.
Result<void> make_folder(const Path& folder);
/// Creates a folder whose parent must exist; succeeds if it is there already. ErrorKind::disk.
Result<void> make_folder_in_parent(const Path& folder);

/// Removes the file or empty folder; succeeds if it does not exist.
Result<void> remove_file(const Path& file);

/// Returns size, modification time and inode as text, which differs if the file was changed or
/// replaced. Empty if the file cannot be accessed.
std::string stamp_of(const Path& file);

/// Returns true if the path exists. A path that cannot be checked (a name that is too long, a
/// folder without permission) counts as missing, while std::filesystem::exists() throws.
bool path_exists(const Path& path);

/// Returns true if the path is an existing folder; never throws, like path_exists().
bool folder_exists(const Path& path);

/// Returns the first symbolic link in the path that leads to nothing; nothing if there is none.
std::optional<Path> broken_link(const Path& path);

/// Returns the folder, or its nearest parent that exists.
Path nearest_existing_folder(const Path& folder);

/// Returns true if we can write to the folder, or create it. Tests this by creating and removing a
/// folder: the permissions of root do not show that a file system is read-only.
bool is_writable(const Path& folder);

/// Checks that the path leads to a regular file. ErrorKind::disk if it cannot be examined or is a
/// folder; ErrorKind::data for a device, a FIFO or a socket: those can block, or never end.
Result<void> check_regular_file(const Path& file);

/// Opens a regular file for reading, in binary mode. Errors as of check_regular_file().
Result<std::ifstream> open_input_file(const Path& file);

/// Returns the first bytes of a regular file, at most `count`; nothing if they cannot be read.
std::optional<std::string> read_first_bytes(const Path& file, std::size_t count);

/// Returns true if the file is missing or empty, or its last byte ends a line. A line that was cut
/// off by a crash must be ended before another is appended.
bool ends_with_line(const Path& file);

/// Returns the free space on the disk of `folder` that we may use; 0 if it is unknown.
std::uint64_t free_bytes(const Path& folder);

} // namespace formant
