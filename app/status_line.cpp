#include "app/status_line.h"

#include "engine/base/os/os_terminal.h"
#include "engine/base/text/visible_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace formant {

std::string bar(double share) {
    constexpr int width = 24;
    const std::string filled(static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * width), '#');
    return fmt::format("[{:<{}}]", filled, width);
}

StatusLine::StatusLine(std::string prefix)
    : prefix_(std::move(prefix)), redraws_(error_output_is_a_terminal()) {}

void StatusLine::show(const std::string& line, bool last) {
    const auto now = std::chrono::steady_clock::now();
    const auto interval = redraws_ ? std::chrono::milliseconds(100) : std::chrono::seconds(10);
    if (now - last_shown_ < interval && !last)
        return;
    last_shown_ = now;
    is_shown_ = redraws_;
    std::fprintf(stderr, redraws_ ? "\r\033[K%s%s" : "%s%s\n", prefix_.c_str(),
                 visible_text(line).c_str());
}

void StatusLine::print(const std::string& line) {
    if (line.empty())
        return;
    std::fprintf(stderr, "%s%s%s\n", is_shown_ ? "\r\033[K" : "", prefix_.c_str(),
                 visible_text(line).c_str());
    is_shown_ = false;
}

void StatusLine::end() {
    if (std::exchange(is_shown_, false))
        std::fprintf(stderr, "\n");
}

} // namespace formant
