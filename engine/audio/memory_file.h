#pragma once

#include <cstddef>
#include <sndfile.h>
#include <string>

namespace formant {

/// A file in memory for libsndfile. A full disk then shows where the bytes are written, with its
/// cause, which the encoders of libsndfile replace by an error of their own.
struct MemoryFile {
    std::string bytes;
    std::size_t position = 0;

    /// Opens the file like sf_open() with mode SFM_WRITE; null if that fails. It must outlive the
    /// sound.
    SNDFILE* open_for_writing(SF_INFO& info);
};

} // namespace formant
