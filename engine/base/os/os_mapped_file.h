#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstddef>
#include <memory>

namespace formant {

/// Maps a file into memory, read-only, for as long as the object exists. A part that the disk
/// cannot deliver, or that another program cut off, ends the process when it is read
/// (explain_unreadable_mappings()).
class MappedFile {
  public:
    static Result<std::shared_ptr<const MappedFile>> open(const Path& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    const char* data() const { return data_; }
    std::size_t size() const { return size_; }

  private:
    static Result<std::shared_ptr<const MappedFile>> map(int descriptor, const Path& file);
    MappedFile(const char* data, std::size_t size, const Path& file);
    const char* data_;
    std::size_t size_;
};

/// Makes reading a part of a mapped file that cannot be read (SIGBUS) end the process with the exit
/// code of ErrorKind::disk and a message on standard error that names the file, instead of a crash.
/// What was saved before is intact, as after any kill.
void explain_unreadable_mappings();

} // namespace formant
