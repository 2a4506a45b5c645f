#include "engine/base/os/os_output.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace formant {
namespace {

constexpr int longest_wait_ms = 100;

bool takes_something(int descriptor) {
    pollfd writable{descriptor, POLLOUT, 0};
    return ::poll(&writable, 1, longest_wait_ms) > 0;
}

Error was_stopped() {
    return {ErrorKind::interrupted, message(FORMANT_TR("base", "writing was stopped"))};
}

Error why_not_written() {
    if (errno == EPIPE)
        return {ErrorKind::interrupted,
                message(FORMANT_TR("base", "nobody reads standard output any more"))};
    return {ErrorKind::disk, message(FORMANT_TR("base", "cannot write standard output: {reason}"),
                                     {{"reason", std::strerror(errno)}})};
}

} // namespace

/// In pieces that a pipe takes as a whole when it takes something: none of them waits.
Result<void> write_output(std::string_view bytes, const Cancellation& cancellation,
                          int descriptor) {
    while (!bytes.empty()) {
        if (cancellation.requested())
            return fail(was_stopped());
        if (!takes_something(descriptor))
            continue;
        const ssize_t count =
            ::write(descriptor, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return fail(why_not_written());
        bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return {};
}

} // namespace formant
