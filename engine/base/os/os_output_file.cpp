#include "engine/base/os/os_output_file.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace formant {
namespace {

int open_flags(OutputFile::Mode mode) {
    constexpr int common = O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK; // a FIFO fails at once
    switch (mode) {
    case OutputFile::Mode::replace:
        return common | O_TRUNC;
    case OutputFile::Mode::append:
        return common | O_APPEND;
    case OutputFile::Mode::update:
        return common;
    }
    return common;
}

} // namespace

bool sync_descriptor(int descriptor) {
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
}

OutputFile::OutputFile(const Path& file, Mode mode)
    : descriptor_(::open(file.c_str(), open_flags(mode), 0644)), mode_(mode) {
    if (descriptor_ < 0)
        error_number_ = errno;
}

OutputFile::~OutputFile() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), mode_(other.mode_),
      error_number_(other.error_number_), whole_bytes_(other.whole_bytes_) {}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    mode_ = other.mode_;
    error_number_ = other.error_number_;
    whole_bytes_ = other.whole_bytes_;
    return *this;
}

bool OutputFile::remove_partial_write() {
    if (whole_bytes_ >= 0 && ::ftruncate(descriptor_, whole_bytes_) != 0) {
        error_number_ = errno;
        return false;
    }
    whole_bytes_ = -1;
    return true;
}

bool OutputFile::write(std::string_view bytes) {
    if (descriptor_ < 0 || !remove_partial_write())
        return false;
    const std::int64_t end = mode_ == Mode::append ? ::lseek(descriptor_, 0, SEEK_END) : -1;
    const std::size_t whole = bytes.size();
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int cause = errno;
            whole_bytes_ = bytes.size() < whole ? end : -1;
            remove_partial_write();
            error_number_ = cause;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool OutputFile::sync() {
    if (sync_descriptor(descriptor_))
        return true;
    error_number_ = errno;
    return false;
}

bool OutputFile::close() {
    if (descriptor_ >= 0 && ::close(std::exchange(descriptor_, -1)) != 0 && error_number_ == 0)
        error_number_ = errno;
    return error_number_ == 0;
}

} // namespace formant
