#include "app/self_test_text.h"

#include <fmt/format.h>

namespace formant {
namespace {

const char* grade_of(const SelfTestLine& line) {
    if (!line.offered)
        return "none";
    return line.passed ? "ok" : "FAIL";
}

/// Returns the measured values; empty if nothing was measured.
std::string numbers_of(const SelfTestLine& line) {
    std::string numbers;
    if (line.tolerance > 0)
        numbers += fmt::format(": error {:.1e}, tolerance {:.1e}", line.error, line.tolerance);
    if (line.gb_per_s)
        numbers += fmt::format(": {:.1f} GB/s", *line.gb_per_s);
    return numbers;
}

} // namespace

std::string self_test_text(const SelfTestLine& line) {
    const std::string reason =
        line.why_not.empty() ? "" : fmt::format("; {}", to_english(line.why_not));
    return fmt::format("{:<5} {:<20} {}{}{}", grade_of(line), line.id, to_english(line.what),
                       numbers_of(line), reason);
}

} // namespace formant
