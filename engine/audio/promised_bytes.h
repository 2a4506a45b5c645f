#pragma once

#include <cstdint>
#include <optional>
#include <sndfile.h>

namespace formant {

/// Stores what the header of a recording says about its sound, and what the file holds.
struct PromisedBytes {
    std::int64_t promised = 0;
    std::int64_t present = 0;
};

/// Returns the sizes of an opened WAV or AIFF file whose header promises more sound than there is:
/// a copy that was cut off. libsndfile opens such a file like any other, and reports it only in its
/// log. Nothing if all is there, or if the header has one of the placeholders of programs that
/// write to a pipe (0xFFFFFFFF, 0x7FFFFFFF and just below), whose sound ends with the file.
std::optional<PromisedBytes> missing_sound(SNDFILE* sound);

} // namespace formant
