// Simulates a file system without locks for a process by LD_PRELOAD: flock() fails with the error
// number FORMANT_FLOCK_ERRNO, the open file description locks of fcntl() with FORMANT_FCNTL_ERRNO.
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>

namespace {

int error_number(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? 0 : std::atoi(value);
}

int fail_with(int error) {
    errno = error;
    return -1;
}

int call_fcntl(const char* name, int file, int command, void* argument) {
    const int error = error_number("FORMANT_FCNTL_ERRNO");
    if (error != 0 && (command == F_OFD_SETLK || command == F_OFD_GETLK))
        return fail_with(error);
    using Function = int (*)(int, int, ...);
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name))(file, command, argument);
}

} // namespace

// <fcntl.h> declares a struct of this name, too.
#pragma GCC diagnostic ignored "-Wshadow"
extern "C" int flock(int file, int operation) {
    if (const int error = error_number("FORMANT_FLOCK_ERRNO"); error != 0)
        return fail_with(error);
    using Function = int (*)(int, int);
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "flock"))(file, operation);
}

extern "C" int fcntl(int file, int command, ...) {
    std::va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    return call_fcntl("fcntl", file, command, argument);
}

extern "C" int fcntl64(int file, int command, ...) {
    std::va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    return call_fcntl("fcntl64", file, command, argument);
}
