// Simulates a slow disk for a process by LD_PRELOAD: the first read of each audio file takes
// FORMANT_SLOW_READS_MS longer; after that the file is in the page cache.
#include <array>
#include <chrono>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <unistd.h>

namespace {

std::string path_of(int file) {
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = ::readlink(link.c_str(), path.data(), path.size());
    return length > 0 ? std::string(path.data(), static_cast<std::size_t>(length)) : std::string();
}

bool is_first_read_of_sound(int file) {
    static std::mutex mutex;
    static std::set<std::string> known;
    const std::string path = path_of(file);
    if (!path.ends_with(".wav") && !path.ends_with(".flac"))
        return false;
    const std::lock_guard lock(mutex);
    return known.insert(path).second;
}

} // namespace

extern "C" ssize_t read(int file, void* bytes, size_t count) {
    using Read = ssize_t (*)(int, void*, size_t);
    static const auto real = reinterpret_cast<Read>(::dlsym(RTLD_NEXT, "read"));
    static const char* delay_ms = std::getenv("FORMANT_SLOW_READS_MS");
    if (delay_ms != nullptr && is_first_read_of_sound(file))
        std::this_thread::sleep_for(std::chrono::milliseconds(std::atoi(delay_ms)));
    return real(file, bytes, count);
}
