#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace formant {

/// Writes all of `bytes` to a new file and asks the system to put it on the disk (fsync).
Result<void> write_and_sync(const Path& file, std::string_view bytes);

/// fsync of an existing file or folder: after a rename, the folder must reach the disk too.
Result<void> sync_path(const Path& path);

/// rename(2), then sync of the folder: either the old or the new file is there after a crash.
Result<void> rename_and_sync(const Path& from, const Path& to);

/// Makes the folder and those above it; fine where it is there already.
Result<void> make_folder(const Path& folder);

/// Removes the file, or the empty folder; fine where it is gone already.
Result<void> remove_file(const Path& file);

/// Size, time of change and inode as text: differs when the file was changed or replaced. Empty
/// where the file cannot be looked at.
std::string stamp_of(const Path& file);

/// Whether something is there; what cannot be asked for (a name longer than the file system takes,
/// a folder that may not be entered) counts as missing, where std::filesystem::exists() throws.
bool path_exists(const Path& path);

/// The same, of a folder.
bool folder_exists(const Path& path);

/// The folder itself, or the nearest above it that is there.
Path nearest_folder(const Path& folder);

/// We may write into the folder, or make it. Tried out by making something and removing it again:
/// root may by its rights write also where a file system takes nothing.
bool is_writable(const Path& folder);

/// Room that is left for us on the disk of `folder`; 0 where that cannot be told.
std::uint64_t free_bytes(const Path& folder);

/// A file mapped into memory, read only, for as long as the object lives.
class MappedFile {
  public:
    static Result<std::shared_ptr<const MappedFile>> open(const Path& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    const char* data() const { return data_; }
    std::size_t size() const { return size_; }

  private:
    MappedFile(const char* data, std::size_t size) : data_(data), size_(size) {}
    const char* data_;
    std::size_t size_;
};

} // namespace formant
