#include "engine/base/os/os_detached_process.h"

#include "engine/base/os/os_spawn.h"

#include <fcntl.h>
#include <unistd.h>

namespace formant {

Result<DetachedProcess> DetachedProcess::start(const Path& program,
                                               const std::vector<std::string>& arguments,
                                               const Path& standard_error) {
    const int null_device = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    const int errors =
        ::open(standard_error.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const auto pid =
        null_device < 0 || errors < 0
            ? Result<int>(fail(cannot_start_error(program)))
            : spawn_process(program, arguments,
                            {ChildLifetime::independent, null_device, null_device, errors});
    for (const int descriptor : {null_device, errors})
        if (descriptor >= 0)
            ::close(descriptor);
    return pid.map([](int started) { return DetachedProcess(started); });
}

std::optional<int> DetachedProcess::exit_code() {
    if (!exit_code_)
        exit_code_ = poll_exit_code(pid_);
    return exit_code_;
}

} // namespace formant
