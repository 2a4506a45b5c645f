// Simulates a shortage of memory in one process by LD_PRELOAD: the one whose RANK is
// FORMANT_SHORT_RANK (not set: any process) fails to allocate one tensor of at least
// FORMANT_SHORT_BYTES bytes once the file FORMANT_SHORTAGE exists, which it then removes.
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <unistd.h>

namespace {

bool is_in_short_rank() {
    const char* rank = std::getenv("RANK");
    const char* short_rank = std::getenv("FORMANT_SHORT_RANK");
    return short_rank == nullptr || (rank != nullptr && std::strcmp(rank, short_rank) == 0);
}

/// Returns true for the first allocation after the file was created.
bool takes_the_shortage(std::size_t bytes) {
    const char* least = std::getenv("FORMANT_SHORT_BYTES");
    const char* file = std::getenv("FORMANT_SHORTAGE");
    return least != nullptr && file != nullptr && bytes >= std::strtoull(least, nullptr, 10) &&
           is_in_short_rank() && ::unlink(file) == 0;
}

} // namespace

extern "C" int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) {
    if (takes_the_shortage(bytes))
        return ENOMEM;
    using Function = int (*)(void**, std::size_t, std::size_t);
    static const auto allocate = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "posix_memalign"));
    return allocate(memory, alignment, bytes);
}
