// Simulates a limit of threads for a process by LD_PRELOAD: pthread_create() fails with EAGAIN, as
// with `ulimit -u` or pids.max, while FORMANT_MAX_THREADS threads run that it has started.
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <memory>
#include <pthread.h>

namespace {

std::atomic<int> running{0};

struct Start {
    void* (*function)(void*);
    void* argument;
};

void* run(void* start) {
    const std::unique_ptr<Start> owned(static_cast<Start*>(start));
    void* result = owned->function(owned->argument);
    --running;
    return result;
}

} // namespace

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*start)(void*), void* argument) {
    const char* limit = std::getenv("FORMANT_MAX_THREADS");
    if (limit != nullptr && running >= std::atoi(limit))
        return EAGAIN;
    ++running;
    using Function = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    const auto create = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "pthread_create"));
    const int failure = create(thread, attributes, run, new Start{start, argument});
    if (failure != 0)
        --running;
    return failure;
}
