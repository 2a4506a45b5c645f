#include "engine/audio/memory_file.h"

#include <algorithm>

namespace formant {
namespace {

MemoryFile& of(void* file) {
    return *static_cast<MemoryFile*>(file);
}

sf_count_t length(void* file) {
    return static_cast<sf_count_t>(of(file).bytes.size());
}

sf_count_t position_of(void* file) {
    return static_cast<sf_count_t>(of(file).position);
}

sf_count_t seek(sf_count_t offset, int whence, void* file) {
    const sf_count_t from = whence == SEEK_SET   ? 0
                            : whence == SEEK_CUR ? position_of(file)
                                                 : length(file);
    of(file).position = static_cast<std::size_t>(from + offset);
    return position_of(file);
}

sf_count_t read(void* to, sf_count_t count, void* file) {
    const std::size_t taken =
        of(file).bytes.copy(static_cast<char*>(to), static_cast<std::size_t>(count),
                            std::min(of(file).position, of(file).bytes.size()));
    of(file).position += taken;
    return static_cast<sf_count_t>(taken);
}

sf_count_t write(const void* from, sf_count_t count, void* file) {
    const auto size = static_cast<std::size_t>(count);
    auto& [bytes, position] = of(file);
    bytes.resize(std::max(bytes.size(), position + size));
    bytes.replace(position, size, static_cast<const char*>(from), size);
    position += size;
    return count;
}

} // namespace

SNDFILE* MemoryFile::open_for_writing(SF_INFO& info) {
    SF_VIRTUAL_IO memory{length, seek, read, write, position_of};
    return sf_open_virtual(&memory, SFM_WRITE, &info, this);
}

} // namespace formant
