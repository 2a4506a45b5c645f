#pragma once

#include "engine/base/os/os_output_file.h"
#include "engine/base/paths.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace formant {

/// Appends records to a file. A write error does not end the run: what cannot be written, as on a
/// full disk, is kept and written before the next record. The log names the error once, and says
/// when the file is written again.
class RecordFile {
  public:
    /// Records beyond this are dropped until the file can be written, which the log says: days of a
    /// run whose disk stays full.
    static constexpr std::size_t max_kept_bytes = 64 << 20;

    /// Creates the file if it does not exist. If that fails, each write tries it again.
    explicit RecordFile(Path file);
    /// Tries once more to write what is kept.
    ~RecordFile();
    RecordFile(const RecordFile&) = delete;
    RecordFile& operator=(const RecordFile&) = delete;

    bool is_open() const { return file_.is_open(); }
    int error_number() const { return file_.error_number(); } ///< of the latest failure; 0: none
    void write(std::string_view record);
    /// Writes what is kept and syncs the file.
    void sync();

  private:
    bool write_kept();
    void report_error();

    Path path_;
    OutputFile file_;
    std::string kept_;
    bool is_failing_ = false;    ///< since the latest success
    bool is_incomplete_ = false; ///< records were dropped since the latest success
    bool is_unsynced_ = false;   ///< the log has named the error
};

} // namespace formant
