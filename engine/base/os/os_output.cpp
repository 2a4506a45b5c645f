#include "engine/base/os/os_output.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
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

Error write_error() {
    if (errno == EPIPE)
        return {ErrorKind::interrupted, message(FORMANT_TR("base", "standard output was closed"))};
    return {ErrorKind::disk, message(FORMANT_TR("base", "cannot write standard output: {reason}"),
                                     {{"reason", std::strerror(errno)}})};
}

} // namespace

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
            return fail(write_error());
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return {};
}

} // namespace formant
