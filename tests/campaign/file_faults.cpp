// Makes the file operations of a process fail, or records them, by LD_PRELOAD. Counts the
// operations below the folders FORMANT_FAULT_FOLDERS (separated by colons) that are of the kinds
// FORMANT_FAULT_KINDS (create, write, sync, rename, remove, mkdir, resize, close, open, read), in
// all processes together if FORMANT_FAULT_COUNTER names a file. From the operation
// FORMANT_FAULT_FIRST (counted from 0) on, FORMANT_FAULT_NUMBER operations meet
// FORMANT_FAULT_ACTION: an error number; `short`, which writes only half; or `kill`, which ends the
// process by SIGKILL before the operation.
//
// FORMANT_FAULT_TRACE names a file to which every operation is appended: a line
// "number<TAB>kind<TAB>offset<TAB>size<TAB>path", for renames with <TAB> and the new path. After
// the line of a write come its bytes if FORMANT_FAULT_BYTES is set.
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace {

template <typename Function>
Function* next_function(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

using Open = int(const char*, int, ...);
using Write = ssize_t(int, const void*, size_t);

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::atomic<long>* shared_counter() {
    static std::atomic<long> of_this_process{0};
    const std::string file = variable("FORMANT_FAULT_COUNTER");
    if (file.empty())
        return &of_this_process;
    const int descriptor = next_function<Open>("open")(file.c_str(), O_RDWR | O_CREAT, 0600);
    if (descriptor < 0 ||
        next_function<int(int, off_t)>("ftruncate")(descriptor, sizeof(long)) != 0)
        return &of_this_process;
    void* shared = ::mmap(nullptr, sizeof(long), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    next_function<int(int)>("close")(descriptor);
    return shared == MAP_FAILED ? &of_this_process : static_cast<std::atomic<long>*>(shared);
}

struct Faults {
    std::vector<std::string> folders = split(variable("FORMANT_FAULT_FOLDERS"), ':');
    std::vector<std::string> kinds = split(variable("FORMANT_FAULT_KINDS"), ',');
    std::string action = variable("FORMANT_FAULT_ACTION");
    long first = std::atol(variable("FORMANT_FAULT_FIRST").c_str());
    long number = std::atol(variable("FORMANT_FAULT_NUMBER").c_str());
    std::string trace = variable("FORMANT_FAULT_TRACE");
    bool has_bytes = !variable("FORMANT_FAULT_BYTES").empty();
    std::atomic<long>* counter = shared_counter();
};

const Faults& faults() {
    static const Faults once;
    return once;
}

struct Operation {
    std::string_view kind;
    std::string path;
    std::string new_path;
    off_t offset = 0;
    std::string_view bytes;
};

void append_to_trace(long number, const Operation& operation) {
    std::string text = std::to_string(number) + '\t' + std::string(operation.kind) + '\t' +
                       std::to_string(operation.offset) + '\t' +
                       std::to_string(operation.bytes.size()) + '\t' + operation.path;
    if (!operation.new_path.empty())
        text += '\t' + operation.new_path;
    text += '\n';
    if (faults().has_bytes)
        text += operation.bytes;
    static const int descriptor = next_function<Open>("open")(
        faults().trace.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (next_function<Write>("write")(descriptor, text.data(), text.size()) < 0)
        std::abort(); // a trace with holes would prove nothing
}

bool is_watched(std::string_view kind, const std::string& path) {
    const auto& kinds = faults().kinds;
    const auto& folders = faults().folders;
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end() &&
           std::any_of(folders.begin(), folders.end(),
                       [&](const std::string& folder) { return path.starts_with(folder); });
}

enum class Verdict { proceed, fail, shorten };

/// Makes the order in the trace that of the operations: locked from the record of one to its end.
/// Without a trace the operations of several threads run at the same time, as without this library.
std::unique_lock<std::recursive_mutex> lock_trace() {
    static std::recursive_mutex mutex;
    return faults().trace.empty() ? std::unique_lock<std::recursive_mutex>()
                                  : std::unique_lock<std::recursive_mutex>(mutex);
}

/// Sets errno if the operation is to fail; otherwise it keeps its value.
Verdict count(const Operation& operation) {
    const int previous = errno;
    if (!is_watched(operation.kind, operation.path) &&
        !is_watched(operation.kind, operation.new_path))
        return errno = previous, Verdict::proceed;
    const long number = (*faults().counter)++;
    if (!faults().trace.empty())
        append_to_trace(number, operation);
    errno = previous;
    const bool is_hit = number >= faults().first && number - faults().first < faults().number;
    if (!is_hit)
        return Verdict::proceed;
    if (faults().action == "kill")
        ::kill(::getpid(), SIGKILL);
    if (faults().action == "short")
        return Verdict::shorten;
    errno = std::atoi(faults().action.c_str());
    return Verdict::fail;
}

std::string path_of(int descriptor) {
    std::array<char, PATH_MAX> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const int previous = errno;
    const ssize_t length = ::readlink(link.c_str(), path.data(), path.size());
    errno = previous;
    return length > 0 ? std::string(path.data(), static_cast<std::size_t>(length)) : std::string();
}

std::string absolute(int folder, const char* path) {
    if (path == nullptr || path[0] == '/')
        return path == nullptr ? "" : path;
    std::array<char, PATH_MAX> current{};
    const std::string base = folder != AT_FDCWD                                    ? path_of(folder)
                             : ::getcwd(current.data(), current.size()) != nullptr ? current.data()
                                                                                   : "";
    return base + '/' + path;
}

bool must_fail(std::string_view kind, const std::string& path, const std::string& new_path = "") {
    return count({kind, path, new_path}) == Verdict::fail;
}

/// `opened` opens the file. A new or emptied file is a `create`, or a `resize` to nothing.
template <typename Opened>
auto watched_open(const std::string& path, int flags, Opened opened) {
    using Returned = decltype(opened());
    Returned nothing{};
    if constexpr (std::is_same_v<Returned, int>)
        nothing = -1;
    const bool is_written = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;
    struct stat status {};
    const int previous = errno;
    const bool is_present = ::stat(path.c_str(), &status) == 0;
    errno = previous;
    std::string_view kind = "open";
    if (is_written && !is_present)
        kind = "create";
    else if (is_written && (flags & O_TRUNC) != 0)
        kind = "resize";
    return must_fail(kind, path) ? nothing : opened();
}

int flags_of(const char* mode) {
    if (mode[0] == 'r')
        return std::strchr(mode, '+') != nullptr ? O_RDWR : O_RDONLY;
    return O_WRONLY | O_CREAT | (mode[0] == 'w' ? O_TRUNC : O_APPEND);
}

off_t position(int descriptor) {
    const int previous = errno;
    struct stat status {};
    const bool appends = (::fcntl(descriptor, F_GETFL) & O_APPEND) != 0;
    const off_t at = appends && ::fstat(descriptor, &status) == 0
                         ? status.st_size
                         : ::lseek(descriptor, 0, SEEK_CUR);
    errno = previous;
    return at;
}

/// `written` writes this many bytes.
template <typename Written>
ssize_t watched_write(int descriptor, off_t offset, std::string_view bytes, Written written) {
    switch (count({"write", path_of(descriptor), "", offset, bytes})) {
    case Verdict::fail:
        return -1;
    case Verdict::shorten:
        return written(std::max<std::size_t>(bytes.size() / 2, 1));
    case Verdict::proceed:
        break;
    }
    return written(bytes.size());
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    const auto lock = lock_trace();
    std::va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    static const auto real = next_function<Open>("open");
    return watched_open(absolute(AT_FDCWD, path), flags, [&] { return real(path, flags, mode); });
}

int open64(const char* path, int flags, ...) {
    const auto lock = lock_trace();
    std::va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    static const auto real = next_function<Open>("open64");
    return watched_open(absolute(AT_FDCWD, path), flags, [&] { return real(path, flags, mode); });
}

int openat(int folder, const char* path, int flags, ...) {
    const auto lock = lock_trace();
    std::va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    static const auto real = next_function<int(int, const char*, int, ...)>("openat");
    return watched_open(absolute(folder, path), flags,
                        [&] { return real(folder, path, flags, mode); });
}

FILE* fopen(const char* path, const char* mode) {
    const auto lock = lock_trace();
    static const auto real = next_function<FILE*(const char*, const char*)>("fopen");
    return watched_open(absolute(AT_FDCWD, path), flags_of(mode), [&] { return real(path, mode); });
}

FILE* fopen64(const char* path, const char* mode) {
    const auto lock = lock_trace();
    static const auto real = next_function<FILE*(const char*, const char*)>("fopen64");
    return watched_open(absolute(AT_FDCWD, path), flags_of(mode), [&] { return real(path, mode); });
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    const auto lock = lock_trace();
    static const auto real = next_function<Write>("write");
    return watched_write(descriptor, position(descriptor), {static_cast<const char*>(bytes), size},
                         [&](std::size_t part) { return real(descriptor, bytes, part); });
}

ssize_t writev(int descriptor, const iovec* parts, int number) {
    const auto lock = lock_trace();
    std::string bytes;
    for (int i = 0; i < number; ++i)
        bytes.append(static_cast<const char*>(parts[i].iov_base), parts[i].iov_len);
    static const auto real = next_function<Write>("write");
    return watched_write(descriptor, position(descriptor), bytes,
                         [&](std::size_t part) { return real(descriptor, bytes.data(), part); });
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t offset) {
    const auto lock = lock_trace();
    static const auto real = next_function<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return watched_write(descriptor, offset, {static_cast<const char*>(bytes), size},
                         [&](std::size_t part) { return real(descriptor, bytes, part, offset); });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset) {
    return pwrite(descriptor, bytes, size, offset);
}

ssize_t read(int descriptor, void* bytes, size_t size) {
    const auto lock = lock_trace();
    static const auto real = next_function<ssize_t(int, void*, size_t)>("read");
    return must_fail("read", path_of(descriptor)) ? -1 : real(descriptor, bytes, size);
}

ssize_t pread(int descriptor, void* bytes, size_t size, off_t offset) {
    const auto lock = lock_trace();
    static const auto real = next_function<ssize_t(int, void*, size_t, off_t)>("pread");
    return must_fail("read", path_of(descriptor)) ? -1 : real(descriptor, bytes, size, offset);
}

ssize_t pread64(int descriptor, void* bytes, size_t size, off64_t offset) {
    return pread(descriptor, bytes, size, offset);
}

int fsync(int descriptor) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(int)>("fsync");
    return must_fail("sync", path_of(descriptor)) ? -1 : real(descriptor);
}

int fdatasync(int descriptor) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(int)>("fdatasync");
    return must_fail("sync", path_of(descriptor)) ? -1 : real(descriptor);
}

/// Closes also if it fails, as the kernel does.
int close(int descriptor) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(int)>("close");
    const bool fails = must_fail("close", path_of(descriptor));
    const int error = errno;
    const int closed = real(descriptor);
    return fails ? (errno = error, -1) : closed;
}

int rename(const char* path, const char* new_path) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*, const char*)>("rename");
    const bool fails = must_fail("rename", absolute(AT_FDCWD, path), absolute(AT_FDCWD, new_path));
    return fails ? -1 : real(path, new_path);
}

int unlink(const char* path) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*)>("unlink");
    return must_fail("remove", absolute(AT_FDCWD, path)) ? -1 : real(path);
}

int unlinkat(int folder, const char* path, int flags) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(int, const char*, int)>("unlinkat");
    return must_fail("remove", absolute(folder, path)) ? -1 : real(folder, path, flags);
}

int remove(const char* path) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*)>("remove");
    return must_fail("remove", absolute(AT_FDCWD, path)) ? -1 : real(path);
}

int rmdir(const char* path) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*)>("rmdir");
    return must_fail("remove", absolute(AT_FDCWD, path)) ? -1 : real(path);
}

int mkdir(const char* path, mode_t mode) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*, mode_t)>("mkdir");
    return must_fail("mkdir", absolute(AT_FDCWD, path)) ? -1 : real(path, mode);
}

int ftruncate(int descriptor, off_t size) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(int, off_t)>("ftruncate");
    const bool fails = count({"resize", path_of(descriptor), "", size}) == Verdict::fail;
    return fails ? -1 : real(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) {
    const auto lock = lock_trace();
    return ftruncate(descriptor, size);
}

int truncate(const char* path, off_t size) {
    const auto lock = lock_trace();
    static const auto real = next_function<int(const char*, off_t)>("truncate");
    const bool fails = count({"resize", absolute(AT_FDCWD, path), "", size}) == Verdict::fail;
    return fails ? -1 : real(path, size);
}

int truncate64(const char* path, off64_t size) {
    const auto lock = lock_trace();
    return truncate(path, size);
}

} // extern "C"
