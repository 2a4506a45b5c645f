#include "engine/base/os/os_input.h"

#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace formant {
namespace {

constexpr int poll_timeout_ms = 100;

bool is_readable(int descriptor) {
    pollfd readable{descriptor, POLLIN, 0};
    return ::poll(&readable, 1, poll_timeout_ms) > 0;
}

bool should_retry(ssize_t count) {
    return count < 0 && (errno == EINTR || errno == EAGAIN);
}

} // namespace

StandardInput::int_type StandardInput::underflow() {
    const auto begin = std::chrono::steady_clock::now();
    while (!cancellation_.requested()) {
        if (!is_readable(descriptor_)) {
            has_timed_out_ = timeout_ && std::chrono::steady_clock::now() - begin > *timeout_;
            if (has_timed_out_)
                break;
            continue;
        }
        const ssize_t count = ::read(descriptor_, block_.data(), block_.size());
        if (should_retry(count))
            continue;
        if (count <= 0)
            break;
        setg(block_.data(), block_.data(), block_.data() + count);
        return traits_type::to_int_type(*gptr());
    }
    return traits_type::eof();
}

} // namespace formant
