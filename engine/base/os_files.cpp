#include "engine/base/os_files.h"

#include <sys/mman.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace formant {
namespace {

tl::unexpected<Error> disk_failure(MessageText text, const Path& path) {
    return fail(ErrorKind::disk,
                message(text, {{"path", path.string()}, {"reason", std::strerror(errno)}}));
}

/// Closes the descriptor when the scope ends.
struct Descriptor {
    int value;
    ~Descriptor() {
        if (value >= 0)
            ::close(value);
    }
};

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// Only for words and signals: the lock itself is the kernel's, and goes with its process. Where it
/// cannot be written, only the words are poorer.
void write_own_pid(int descriptor) {
    const std::string text = std::to_string(::getpid()) + "\n";
    if (::ftruncate(descriptor, 0) != 0 || ::write(descriptor, text.data(), text.size()) < 0)
        return;
}

/// Of the open file, as flock(2) has it, but it can be asked about without being taken.
struct flock whole_file_lock() {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

/// 0 where it holds none.
int read_pid(int descriptor) {
    std::array<char, 32> text{};
    return ::pread(descriptor, text.data(), text.size() - 1, 0) > 0 ? std::atoi(text.data()) : 0;
}

} // namespace

std::uint64_t free_bytes(const Path& folder) {
    std::error_code failure;
    const auto space = std::filesystem::space(folder, failure);
    return failure ? 0 : space.available;
}

Result<void> write_and_sync(const Path& file, std::string_view bytes) {
    const Descriptor descriptor{
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    if (descriptor.value < 0 || !write_all(descriptor.value, bytes) ||
        ::fsync(descriptor.value) != 0)
        return disk_failure(FORMANT_TR("base", "cannot write {path}: {reason}"), file);
    return {};
}

Result<void> sync_path(const Path& path) {
    const Descriptor descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (descriptor.value < 0 || ::fsync(descriptor.value) != 0)
        return disk_failure(FORMANT_TR("base", "cannot write {path} to the disk: {reason}"), path);
    return {};
}

Result<void> rename_and_sync(const Path& from, const Path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0)
        return disk_failure(FORMANT_TR("base", "cannot put {path} in its place: {reason}"), to);
    return sync_path(to.parent_path().empty() ? Path(".") : to.parent_path());
}

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const Path& file) {
    const Descriptor descriptor{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
    const off_t size = descriptor.value < 0 ? -1 : ::lseek(descriptor.value, 0, SEEK_END);
    if (size < 0)
        return disk_failure(FORMANT_TR("base", "cannot read {path}: {reason}"), file);
    if (size == 0) // there is nothing to map, and mmap refuses it
        return std::shared_ptr<const MappedFile>(new MappedFile(nullptr, 0));
    const auto length = static_cast<std::size_t>(size);
    void* data = ::mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor.value, 0);
    if (data == MAP_FAILED)
        return disk_failure(FORMANT_TR("base", "cannot read {path}: {reason}"), file);
    return std::shared_ptr<const MappedFile>(
        new MappedFile(static_cast<const char*>(data), length));
}

MappedFile::~MappedFile() {
    if (data_ != nullptr)
        ::munmap(const_cast<char*>(data_), size_);
}

Result<std::unique_ptr<FileLock>> FileLock::take(const Path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor < 0)
        return disk_failure(FORMANT_TR("base", "cannot open {path}: {reason}"), file);
    struct flock lock = whole_file_lock();
    if (::fcntl(descriptor, F_OFD_SETLK, &lock) == 0) {
        write_own_pid(descriptor);
        return std::unique_ptr<FileLock>(new FileLock(descriptor));
    }
    const int pid = read_pid(descriptor);
    ::close(descriptor);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("base", "{path} is in use by another formant process ({pid}); "
                                           "stop that one first"),
                        {{"path", file.parent_path().string()}, {"pid", std::to_string(pid)}}));
}

std::optional<int> FileLock::holder(const Path& file) {
    const Descriptor descriptor{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
    struct flock lock = whole_file_lock();
    if (descriptor.value < 0 || ::fcntl(descriptor.value, F_OFD_GETLK, &lock) != 0 ||
        lock.l_type == F_UNLCK)
        return std::nullopt;
    return read_pid(descriptor.value);
}

FileLock::~FileLock() {
    ::close(descriptor_);
}

} // namespace formant
