#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <string_view>

namespace formant {

/// Syncs an open file or folder (fsync). Devices and some FUSE file systems have nothing to sync,
/// which is not a failure.
bool sync_descriptor(int descriptor);

/// Writes a file and keeps the error number of the first failure, which std::ofstream loses.
class OutputFile {
  public:
    enum class Mode {
        replace, ///< truncates an existing file
        append,
        update, ///< overwrites from the start, without truncating
    };
    OutputFile() = default; ///< no file yet: every write fails
    OutputFile(const Path& file, Mode mode);
    ~OutputFile();
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&& other) noexcept;

    /// Writes all bytes. Returns false if that fails. The part that was written is removed again if
    /// the mode is `append`: at once, or before the next write, which fails if that is not
    /// possible.
    bool write(std::string_view bytes);
    /// Syncs what was written to the disk (fsync). Returns false if that fails.
    bool sync();
    /// Closes the file. Returns false if that or an earlier write failed.
    bool close();

    bool is_open() const { return descriptor_ >= 0; }
    int error_number() const { return error_number_; } ///< of the latest failure; 0: none

  private:
    bool remove_partial_write();

    int descriptor_ = -1;
    Mode mode_ = Mode::replace;
    int error_number_ = 0;
    std::int64_t whole_bytes_ = -1; ///< before a partial write that is still there; -1: none
};

} // namespace formant
