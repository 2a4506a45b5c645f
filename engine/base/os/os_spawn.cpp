#include "engine/base/os/os_spawn.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <unistd.h>

// Boost.Process 1.74 (Debian 12) knows neither the death signal nor resource limits, and needs the
// compiled Boost.Filesystem.

namespace formant {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitizer_reserves_address_space = true; // terabytes, more than any of our limits
#else
constexpr bool sanitizer_reserves_address_space = false;
#endif

// The functions below run between fork and exec: they make async-signal-safe calls only.

void redirect(int descriptor, int standard_descriptor) {
    if (descriptor >= 0)
        ::dup2(descriptor, standard_descriptor);
}

void set_lifetime(ChildLifetime lifetime, pid_t parent) {
    if (lifetime == ChildLifetime::with_parent) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent) // it has ended before
            ::_exit(127);
        ::setpgid(0, 0);
    } else {
        ::setsid();
        ::signal(SIGHUP, SIG_DFL);
    }
}

sigset_t request_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int request : {SIGTERM, SIGUSR1})
        sigaddset(&signals, request);
    return signals;
}

void reset_signals(bool blocks_requests) {
    sigset_t none;
    sigemptyset(&none);
    const sigset_t blocked = blocks_requests ? request_signals() : none;
    ::sigprocmask(SIG_SETMASK, &blocked, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
}

void limit_memory(std::uint64_t bytes) {
    if (bytes == 0 || sanitizer_reserves_address_space)
        return;
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_AS, &limit);
}

[[noreturn]] void exec_child(char* const* arguments, char* const* environment,
                             const SpawnOptions& options, pid_t parent) {
    redirect(options.standard_input, STDIN_FILENO);
    redirect(options.standard_output, STDOUT_FILENO);
    redirect(options.standard_error, STDERR_FILENO);
    set_lifetime(options.lifetime, parent);
    reset_signals(options.blocks_requests);
    limit_memory(options.memory_bytes);
    ::execve(arguments[0], arguments, environment);
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

/// Returns our variables without those that `changes` sets, and these.
std::vector<std::string> changed_environment(const std::vector<std::string>& changes) {
    const auto is_replaced = [&](const std::string& variable) {
        return std::ranges::any_of(changes, [&](const std::string& change) {
            return variable.starts_with(change.substr(0, change.find('=') + 1));
        });
    };
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!is_replaced(*variable))
            variables.emplace_back(*variable);
    variables.insert(variables.end(), changes.begin(), changes.end());
    return variables;
}

/// Blocks the signals of requests in this thread, so that a new process begins with them blocked.
class BlockedRequests {
  public:
    explicit BlockedRequests(bool blocks) {
        const sigset_t requests = request_signals();
        ::pthread_sigmask(SIG_BLOCK, blocks ? &requests : nullptr, &before_);
    }
    ~BlockedRequests() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    BlockedRequests(const BlockedRequests&) = delete;
    BlockedRequests& operator=(const BlockedRequests&) = delete;

  private:
    sigset_t before_{};
};

} // namespace

Error cannot_start_error(const Path& program) {
    return {ErrorKind::internal,
            message(FORMANT_TR("base", "cannot start {program}: {reason}"),
                    {{"program", program.string()}, {"reason", std::strerror(errno)}})};
}

Result<int> spawn_process(const Path& program, const std::vector<std::string>& arguments,
                          const SpawnOptions& options) {
    std::vector<std::string> texts = {program.string()};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<std::string> variables = changed_environment(options.environment);
    // The child must not allocate.
    const std::vector<char*> pointers = argument_pointers(texts),
                             environment = argument_pointers(variables);
    const pid_t parent = ::getpid();
    const BlockedRequests blocked(options.blocks_requests);
    const pid_t pid = ::fork();
    if (pid == 0)
        exec_child(pointers.data(), environment.data(), options, parent);
    if (pid < 0)
        return fail(cannot_start_error(program));
    return pid;
}

std::optional<int> poll_exit_code(int pid) {
    int status = 0;
    if (::waitpid(pid, &status, WNOHANG) != pid)
        return std::nullopt;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace formant
