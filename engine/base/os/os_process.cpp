#include "engine/base/os/os_process.h"

#include "engine/base/os/os_spawn.h"

#include <sys/socket.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace formant {

int process_id() {
    return ::getpid();
}

void exit_at_once(int code) {
    ::_exit(code);
}

Result<std::unique_ptr<LineProcess>> LineProcess::start(const Path& program,
                                                        const std::vector<std::string>& arguments,
                                                        const ProcessLimits& limits) {
    // A socket, not a pipe: writing to a child that died is then an error and not SIGPIPE.
    std::array<int, 2> channel{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel.data()) != 0)
        return fail(cannot_start_error(program));
    SpawnOptions options;
    options.standard_input = channel[1];
    options.standard_output = channel[1];
    options.memory_bytes = limits.memory_bytes;
    const auto pid = spawn_process(program, arguments, options);
    ::close(channel[1]);
    if (!pid) {
        ::close(channel[0]);
        return fail(pid.error());
    }
    return std::unique_ptr<LineProcess>(new LineProcess(*pid, channel[0]));
}

LineProcess::~LineProcess() {
    ::close(channel_);
    ::kill(pid_, SIGKILL);
    ::kill(-pid_, SIGKILL); // its process group, with everything that it started
    ::waitpid(pid_, nullptr, 0);
}

bool LineProcess::write_line(const std::string& line) {
    const std::string bytes = line + "\n";
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const ssize_t count =
            ::send(channel_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

std::optional<std::string> LineProcess::read_line(double timeout_s) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(timeout_s);
    while (true) {
        if (const auto newline = buffer_.find('\n'); newline != std::string::npos) {
            std::string line = buffer_.substr(0, newline);
            buffer_.erase(0, newline + 1);
            return line;
        }
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd readable{channel_, POLLIN, 0};
        const int ready = left <= 0 ? 0 : ::poll(&readable, 1, static_cast<int>(left));
        if (ready < 0 && errno == EINTR)
            continue;
        std::array<char, 4096> block{};
        const ssize_t count = ready > 0 ? ::recv(channel_, block.data(), block.size(), 0) : 0;
        if (count <= 0)
            return std::nullopt;
        buffer_.append(block.data(), static_cast<std::size_t>(count));
    }
}

} // namespace formant
