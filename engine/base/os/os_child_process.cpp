#include "engine/base/os/os_child_process.h"

#include <sys/wait.h>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace formant {

Result<ChildProcess> ChildProcess::start(const Path& program,
                                         const std::vector<std::string>& arguments,
                                         const Options& options) {
    const int null_device = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    if (null_device < 0)
        return fail(cannot_start_error(program));
    SpawnOptions spawn;
    spawn.standard_input = null_device;
    spawn.standard_output = options.has_output ? -1 : null_device;
    spawn.environment = options.environment;
    spawn.blocks_requests = true;
    const auto pid = spawn_process(program, arguments, spawn);
    ::close(null_device);
    return pid.map([](int started) { return ChildProcess(started); });
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), exit_code_(other.exit_code_) {}

ChildProcess::~ChildProcess() {
    if (pid_ < 0 || exit_code())
        return;
    kill();
    wait();
}

std::optional<int> ChildProcess::exit_code() {
    if (!exit_code_)
        exit_code_ = poll_exit_code(pid_);
    return exit_code_;
}

int ChildProcess::wait() {
    while (!exit_code())
        ::waitid(P_PID, static_cast<id_t>(pid_), nullptr, WEXITED | WNOWAIT);
    return *exit_code_;
}

/// A process that has ended may have given its id to another one.
void ChildProcess::send(int signal) {
    if (!exit_code())
        ::kill(pid_, signal);
}

void ChildProcess::request_stop() {
    send(SIGTERM);
}

void ChildProcess::request_save() {
    send(SIGUSR1);
}

void ChildProcess::kill() {
    send(SIGKILL);
}

} // namespace formant
