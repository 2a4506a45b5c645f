#include "engine/base/os/os_mapped_file.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"

#include <sys/mman.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <unistd.h>
#include <utility>

namespace formant {
namespace {

/// The files that are mapped, by the addresses of their first bytes.
class Mappings {
  public:
    void add(const char* begin, std::size_t size, const std::string& file) {
        const std::scoped_lock lock(mutex_);
        files_[begin] = {size, file};
    }
    void remove(const char* begin) {
        const std::scoped_lock lock(mutex_);
        files_.erase(begin);
    }
    /// Returns the file that is mapped at an address; empty if it is none of ours.
    std::string file_at(const char* address) {
        const std::scoped_lock lock(mutex_);
        const auto next = files_.upper_bound(address);
        if (next == files_.begin())
            return "";
        const auto& [begin, mapped] = *std::prev(next);
        return address < begin + mapped.first ? mapped.second : "";
    }

  private:
    std::mutex mutex_;
    std::map<const char*, std::pair<std::size_t, std::string>> files_;
};

Mappings& mappings() {
    static Mappings all;
    return all;
}

/// The thread was stopped while it read a mapped byte, thus outside this file and any allocation:
/// locks and memory are safe to use. A signal that another process sends may come at any moment.
void end_for_unreadable_mapping(int signal, siginfo_t* cause, void*) {
    const bool is_sent = cause->si_code <= 0;
    const std::string file =
        is_sent ? "" : mappings().file_at(static_cast<const char*>(cause->si_addr));
    if (file.empty()) {
        ::signal(signal, SIG_DFL);
        ::raise(signal);
        return;
    }
    const std::string text =
        "formant: " +
        to_english(message(FORMANT_TR("base", "cannot read {path}: the disk failed, or another "
                                              "program shortened the file. Check the disk, then "
                                              "repeat the command"),
                           {{"path", file}})) +
        "\n";
    std::fputs(text.c_str(), stderr);
    ::_exit(static_cast<int>(ErrorKind::disk));
}

} // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const Path& file) {
    if (auto regular = check_regular_file(file); !regular)
        return fail(regular.error());
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return read_failure(file, errno);
    auto mapped = map(descriptor, file);
    ::close(descriptor);
    return mapped;
}

Result<std::shared_ptr<const MappedFile>> MappedFile::map(int descriptor, const Path& file) {
    const off_t size = ::lseek(descriptor, 0, SEEK_END);
    if (size < 0)
        return read_failure(file, errno);
    if (size == 0) // mmap refuses empty files
        return std::shared_ptr<const MappedFile>(new MappedFile(nullptr, 0, file));
    const auto length = static_cast<std::size_t>(size);
    void* data = ::mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (data == MAP_FAILED)
        return read_failure(file, errno);
    return std::shared_ptr<const MappedFile>(
        new MappedFile(static_cast<const char*>(data), length, file));
}

MappedFile::MappedFile(const char* data, std::size_t size, const Path& file)
    : data_(data), size_(size) {
    if (data_ != nullptr)
        mappings().add(data_, size_, file.string());
}

MappedFile::~MappedFile() {
    if (data_ == nullptr)
        return;
    mappings().remove(data_);
    ::munmap(const_cast<char*>(data_), size_);
}

void explain_unreadable_mappings() {
    struct sigaction action {};
    action.sa_sigaction = end_for_unreadable_mapping;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGBUS, &action, nullptr);
}

} // namespace formant
