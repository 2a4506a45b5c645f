#include "engine/base/os/os_detached_process.h"

#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace formant {
namespace {

/// What runs between fork and exec: only calls that are safe there.
[[noreturn]] void become(const char* program, char* const* arguments, int nothing, int errors) {
    ::setsid();
    ::dup2(nothing, STDIN_FILENO);
    ::dup2(nothing, STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    ::signal(SIGHUP, SIG_DFL);
    ::execv(program, arguments);
    ::_exit(127);
}

Error cannot_start(const Path& program) {
    return {ErrorKind::internal,
            message(FORMANT_TR("base", "cannot start {program}: {reason}"),
                    {{"program", program.string()}, {"reason", std::strerror(errno)}})};
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

Result<DetachedProcess> DetachedProcess::start(const Path& program,
                                               const std::vector<std::string>& arguments,
                                               const Path& standard_error) {
    std::vector<std::string> texts = {program.string()};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    const std::vector<char*> pointers = pointers_to(texts);
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    const int errors =
        ::open(standard_error.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const pid_t pid = nothing < 0 || errors < 0 ? -1 : ::fork();
    if (pid == 0)
        become(texts[0].c_str(), pointers.data(), nothing, errors);
    const Error failure = cannot_start(program);
    for (const int descriptor : {nothing, errors})
        if (descriptor >= 0)
            ::close(descriptor);
    return pid < 0 ? Result<DetachedProcess>(fail(failure)) : DetachedProcess(pid);
}

std::optional<int> DetachedProcess::exit_code() {
    int status = 0;
    if (!exit_code_ && ::waitpid(pid_, &status, WNOHANG) == pid_)
        exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return exit_code_;
}

} // namespace formant
