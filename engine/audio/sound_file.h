#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <fstream>
#include <sndfile.h>

namespace formant {

/// A sound file that libsndfile reads from the disk. libsndfile takes a read that failed for the
/// end of a part of the header or of the sound, and returns what it has.
class SoundFile {
  public:
    /// Opens the file like sf_open() with mode SFM_READ.
    explicit SoundFile(const Path& file);
    ~SoundFile();
    SoundFile(const SoundFile&) = delete;
    SoundFile& operator=(const SoundFile&) = delete;

    SNDFILE* get() const { return sound_; } ///< null if it could not be opened
    const SF_INFO& info() const { return info_; }
    /// Returns ErrorKind::disk if the system could not read a part of the file.
    Result<void> check_reads() const;

  private:
    static SF_VIRTUAL_IO callbacks();

    Path file_;
    std::ifstream stream_;
    int error_number_ = 0; ///< of the first read that failed
    SF_INFO info_{};
    SNDFILE* sound_ = nullptr;
};

} // namespace formant
