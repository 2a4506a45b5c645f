#include "engine/base/os/os_process.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace formant {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitizer_reserves_address_space = true; // terabytes, more than any limit of ours
#else
constexpr bool sanitizer_reserves_address_space = false;
#endif

/// What runs between fork and exec: only calls that are safe there.
[[noreturn]] void become(const char* program, char* const* arguments, const ProcessLimits& limits,
                         int channel) {
    ::dup2(channel, STDIN_FILENO);
    ::dup2(channel, STDOUT_FILENO);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // never outlives us
    ::setpgid(0, 0);                    // Ctrl-C in the terminal is ours to handle
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    if (limits.memory_bytes > 0 && !sanitizer_reserves_address_space) {
        const rlimit limit{limits.memory_bytes, limits.memory_bytes};
        ::setrlimit(RLIMIT_AS, &limit);
    }
    ::execv(program, arguments);
    ::_exit(127);
}

std::vector<char*> argument_pointers(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

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
        return fail(ErrorKind::internal,
                    message(FORMANT_TR("base", "cannot start {program}: {reason}"),
                            {{"program", program.string()}, {"reason", std::strerror(errno)}}));
    std::vector<std::string> texts = {program.string()};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    const std::vector<char*> pointers = argument_pointers(texts);
    const pid_t pid = ::fork();
    if (pid == 0)
        become(texts[0].c_str(), pointers.data(), limits, channel[1]);
    ::close(channel[1]);
    if (pid < 0) {
        ::close(channel[0]);
        return fail(ErrorKind::internal,
                    message(FORMANT_TR("base", "cannot start {program}: {reason}"),
                            {{"program", program.string()}, {"reason", std::strerror(errno)}}));
    }
    return std::unique_ptr<LineProcess>(new LineProcess(pid, channel[0]));
}

LineProcess::~LineProcess() {
    ::close(channel_);
    ::kill(pid_, SIGKILL);
    ::kill(-pid_, SIGKILL); // its group: what it started goes with it
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
