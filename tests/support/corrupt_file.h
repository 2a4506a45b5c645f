#pragma once

#include "engine/base/paths.h"

#include <fstream>

namespace formant::test {

/// Changes a byte in the middle of the file. Its size and both of its ends stay as they are, so
/// that only reading all of it shows the damage.
inline void flip_middle_byte(const Path& file) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    const auto middle = static_cast<std::streamoff>(std::filesystem::file_size(file) / 2);
    bytes.seekg(middle);
    const auto byte = static_cast<char>(bytes.get());
    bytes.seekp(middle);
    bytes.put(static_cast<char>(~byte));
}

} // namespace formant::test
