#include "engine/base/os/os_child_process.h"

#include "engine/base/os/os_disk_error.h"

#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace formant {

namespace {

/// A descriptor that is closed at the end of the scope; -1: none.
class OpenedFile {
  public:
    OpenedFile(const Path& file, int flags)
        : descriptor_(file.empty() ? -1 : ::open(file.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~OpenedFile() {
        if (descriptor_ >= 0)
            ::close(descriptor_);
    }
    OpenedFile(const OpenedFile&) = delete;
    OpenedFile& operator=(const OpenedFile&) = delete;

    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

} // namespace

Result<ChildProcess> ChildProcess::start(const Path& program,
                                         const std::vector<std::string>& arguments,
                                         const Options& options) {
    const OpenedFile null_device("/dev/null", O_RDWR);
    if (null_device.descriptor() < 0)
        return fail(cannot_start_error(program));
    constexpr int for_output = O_WRONLY | O_CREAT | O_TRUNC;
    const OpenedFile output(options.output_file, for_output);
    if (!options.output_file.empty() && output.descriptor() < 0)
        return write_failure(options.output_file, errno);
    const OpenedFile errors(options.error_file, for_output);
    if (!options.error_file.empty() && errors.descriptor() < 0)
        return write_failure(options.error_file, errno);
    SpawnOptions spawn;
    spawn.standard_input = null_device.descriptor();
    spawn.standard_output = options.has_output ? output.descriptor() : null_device.descriptor();
    spawn.standard_error = errors.descriptor();
    spawn.environment = options.environment;
    spawn.blocks_requests = options.is_ours;
    const auto pid = spawn_process(program, arguments, spawn);
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

void ChildProcess::kill_all() {
    if (exit_code())
        return;
    ::kill(-pid_, SIGKILL); // its group, which does not exist until it has started
    kill();
}

} // namespace formant
