#include "engine/base/os/os_files.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_output_file.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace formant {
namespace {

Error broken_link_error(const Path& path, const Path& link) {
    std::error_code unreadable;
    return {ErrorKind::disk,
            message(FORMANT_TR("base", "cannot create the folder {path}: {link} is a symbolic link "
                                       "to {target}, which does not exist. Is a disk not mounted? "
                                       "Mount it, or remove the link"),
                    {{"path", path.string()},
                     {"link", link.string()},
                     {"target", std::filesystem::read_symlink(link, unreadable).string()}})};
}

/// Closes the descriptor at the end of the scope.
struct Descriptor {
    int value;
    /// Network file systems report at closing what they could not write.
    bool close() { return ::close(std::exchange(value, -1)) == 0; }
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

} // namespace

bool path_exists(const Path& path) {
    std::error_code unreadable;
    return std::filesystem::exists(path, unreadable);
}

bool folder_exists(const Path& path) {
    std::error_code unreadable;
    return std::filesystem::is_directory(path, unreadable);
}

std::optional<Path> broken_link(const Path& path) {
    Path part;
    for (const Path& name : path) {
        part /= name;
        std::error_code unreadable;
        if (std::filesystem::is_symlink(part, unreadable) && !path_exists(part))
            return part;
    }
    return std::nullopt;
}

Path nearest_existing_folder(const Path& folder) {
    Path nearest = std::filesystem::absolute(folder);
    while (nearest != nearest.parent_path() && !path_exists(nearest))
        nearest = nearest.parent_path();
    return nearest;
}

bool is_writable(const Path& folder) {
    std::string trial = (nearest_existing_folder(folder) / ".formant-XXXXXX").string();
    if (::mkdtemp(trial.data()) == nullptr)
        return false;
    ::rmdir(trial.c_str());
    return true;
}

namespace {

/// Syncs the folders from the parent of `folder` up to `top`. Without it a power cut can remove a
/// new folder together with the synced files in it.
Result<void> sync_parents(const Path& folder, const Path& top) {
    std::error_code unreadable; // then syncing says why
    const Path last = std::filesystem::canonical(top, unreadable);
    Path parent = std::filesystem::canonical(folder, unreadable);
    while (parent != last && parent != parent.parent_path()) {
        parent = parent.parent_path();
        if (::access(parent.c_str(), R_OK) != 0)
            continue; // a folder that may not be read cannot be opened to sync it
        if (auto synced = sync_path(parent); !synced)
            return synced;
    }
    return {};
}

Result<void> folder_failure(const Path& folder, const std::error_code& failure) {
    return fail(disk_error(message(FORMANT_TR("base", "cannot create the folder {path}: {reason}"),
                                   {{"path", folder.string()}, {"reason", failure.message()}}),
                           failure));
}

} // namespace

Result<void> check_regular_file(const Path& file) {
    struct stat facts {};
    if (::stat(file.c_str(), &facts) == 0 && S_ISREG(facts.st_mode))
        return {};
    if (S_ISDIR(facts.st_mode))
        errno = EISDIR;
    else if (facts.st_mode != 0)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("base", "cannot read {path}: it is a device, a FIFO or a "
                                               "socket, not a file"),
                            {{"path", file.string()}}));
    return read_failure(file, errno);
}

Result<std::ifstream> open_input_file(const Path& file) {
    return check_regular_file(file).and_then([&]() -> Result<std::ifstream> {
        std::ifstream stream(file, std::ios::binary);
        if (stream)
            return stream;
        return read_failure(file, errno);
    });
}

std::optional<std::string> read_first_bytes(const Path& file, std::size_t count) {
    auto stream = open_input_file(file);
    if (!stream)
        return std::nullopt;
    std::string bytes(count, '\0');
    stream->read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(stream->gcount()));
    return stream->bad() ? std::nullopt : std::optional(bytes);
}

bool ends_with_line(const Path& file) {
    auto stream = open_input_file(file);
    if (!stream || !stream->seekg(-1, std::ios::end))
        return true;
    return stream->get() == '\n';
}

std::uint64_t free_bytes(const Path& folder) {
    std::error_code failure;
    const auto space = std::filesystem::space(folder, failure);
    return failure ? 0 : space.available;
}

Result<void> write_and_sync(const Path& file, std::string_view bytes) {
    Descriptor descriptor{::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    if (descriptor.value < 0 || !write_all(descriptor.value, bytes) ||
        !sync_descriptor(descriptor.value) || !descriptor.close())
        return write_failure(file, errno);
    return {};
}

Result<void> overwrite_in_place(const Path& file, std::string_view bytes) {
    Descriptor descriptor{::open(file.c_str(), O_WRONLY | O_CLOEXEC)};
    if (descriptor.value < 0 || !write_all(descriptor.value, bytes) ||
        ::ftruncate(descriptor.value, static_cast<off_t>(bytes.size())) != 0 ||
        !sync_descriptor(descriptor.value) || !descriptor.close())
        return write_failure(file, errno);
    return {};
}

Result<void> sync_path(const Path& path) {
    const Descriptor descriptor{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    if (descriptor.value < 0 || !sync_descriptor(descriptor.value))
        return file_failure(FORMANT_TR("base", "cannot write {path} to the disk: {reason}"), path,
                            errno);
    return {};
}

Result<void> rename_and_sync(const Path& from, const Path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0)
        return file_failure(FORMANT_TR("base", "cannot replace {path}: {reason}"), to, errno);
    return sync_path(to.parent_path().empty() ? Path(".") : to.parent_path());
}

Result<void> make_folder(const Path& folder) {
    // Also of a folder that is there: an earlier sync may have failed, or been interrupted.
    const Path present = folder_exists(folder) ? folder / ".." : nearest_existing_folder(folder);
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (!failure)
        return sync_parents(folder, present);
    if (const auto link = broken_link(folder))
        return fail(broken_link_error(folder, *link));
    return folder_failure(folder, failure);
}

Result<void> make_folder_in_parent(const Path& folder) {
    std::error_code failure;
    std::filesystem::create_directory(folder, failure);
    return failure ? folder_failure(folder, failure) : Result<void>();
}

Result<void> remove_file(const Path& file) {
    std::error_code failure;
    std::filesystem::remove(file, failure);
    if (!failure)
        return {};
    return fail(disk_error(message(FORMANT_TR("base", "cannot remove {path}: {reason}"),
                                   {{"path", file.string()}, {"reason", failure.message()}}),
                           failure));
}

std::string stamp_of(const Path& file) {
    struct stat facts {};
    if (::stat(file.c_str(), &facts) != 0)
        return "";
    return std::to_string(facts.st_size) + "/" + std::to_string(facts.st_mtim.tv_sec) + "." +
           std::to_string(facts.st_mtim.tv_nsec) + "/" + std::to_string(facts.st_ino);
}

} // namespace formant
