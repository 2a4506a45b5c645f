#include "engine/base/os/os_output.h"

#include "engine/base/os/os_disk_error.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace formant {
namespace {

constexpr int write_poll_timeout_ms = 100;

bool can_write(int descriptor) {
    pollfd writable{descriptor, POLLOUT, 0};
    return ::poll(&writable, 1, write_poll_timeout_ms) > 0;
}

Error write_canceled() {
    return {ErrorKind::interrupted, message(FORMANT_TR("base", "writing was canceled"))};
}

} // namespace

Error output_error(int error_number) {
    if (error_number == EPIPE)
        return {ErrorKind::interrupted, message(FORMANT_TR("base", "standard output was closed"))};
    return disk_error(message(FORMANT_TR("base", "cannot write standard output: {reason}"),
                              {{"reason", std::strerror(error_number)}}),
                      error_number);
}

Result<void> flush_output() {
    errno = 0;
    const bool is_flushed = std::fflush(stdout) == 0;
    if (is_flushed && std::ferror(stdout) == 0)
        return {};
    // The number of an earlier failure is lost; writing again shows it.
    const int reason = !is_flushed || ::write(STDOUT_FILENO, "\n", 1) < 0 ? errno : EIO;
    return reason == EPIPE ? Result<void>() : fail(output_error(reason));
}

void open_standard_streams() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) // open() returns the lowest number
            if (::open("/dev/null", O_RDWR) != descriptor)
                return;
}

/// Writes in pieces of at most PIPE_BUF: a pipe that is ready takes one as a whole, without
/// blocking.
Result<void> write_output(std::string_view bytes, const CancellationToken& cancellation,
                          int descriptor) {
    while (!bytes.empty()) {
        if (cancellation.requested())
            return fail(write_canceled());
        if (!can_write(descriptor))
            continue;
        const ssize_t count =
            ::write(descriptor, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return fail(output_error(errno));
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return {};
}

} // namespace formant
