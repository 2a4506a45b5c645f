#include "engine/audio/sound_file.h"

#include "engine/base/os/os_disk_error.h"

#include <cerrno>

namespace formant {

SF_VIRTUAL_IO SoundFile::callbacks() {
    const auto position = [](void* file) -> sf_count_t {
        return static_cast<SoundFile*>(file)->stream_.tellg();
    };
    const auto seek = [](sf_count_t offset, int whence, void* file) -> sf_count_t {
        std::ifstream& stream = static_cast<SoundFile*>(file)->stream_;
        stream.clear();
        stream.seekg(offset, whence == SEEK_SET   ? std::ios::beg
                             : whence == SEEK_CUR ? std::ios::cur
                                                  : std::ios::end);
        return stream.tellg();
    };
    const auto length = [](void* file) -> sf_count_t {
        std::ifstream& stream = static_cast<SoundFile*>(file)->stream_;
        const auto here = stream.tellg();
        stream.seekg(0, std::ios::end);
        const auto end = stream.tellg();
        stream.seekg(here);
        return end;
    };
    const auto read = [](void* to, sf_count_t count, void* file) -> sf_count_t {
        auto& self = *static_cast<SoundFile*>(file);
        errno = 0;
        self.stream_.read(static_cast<char*>(to), count);
        if (self.stream_.bad() && self.error_number_ == 0)
            self.error_number_ = errno == 0 ? EIO : errno;
        const sf_count_t there = self.stream_.gcount();
        self.stream_.clear();
        return there;
    };
    return {length, seek, read, nullptr, position};
}

/// A file that cannot be opened at all is left to sf_open(), which says why.
SoundFile::SoundFile(const Path& file) : file_(file), stream_(file, std::ios::binary) {
    SF_VIRTUAL_IO io = callbacks();
    sound_ = stream_ ? sf_open_virtual(&io, SFM_READ, &info_, this)
                     : sf_open(file.c_str(), SFM_READ, &info_);
}

SoundFile::~SoundFile() {
    if (sound_ != nullptr)
        sf_close(sound_);
}

Result<void> SoundFile::check_reads() const {
    return error_number_ == 0 ? Result<void>() : read_failure(file_, error_number_);
}

} // namespace formant
