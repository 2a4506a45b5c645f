#include "app/speaker_counts.h"

#include "app/terminal_lines.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace formant {

void print_speaker_counts(const std::map<std::string, std::int64_t>& recordings) {
    if (recordings.size() < 2)
        return;
    std::vector<std::string> counts;
    counts.reserve(recordings.size());
    for (const auto& [speaker, count] : recordings)
        counts.push_back(fmt::format("{} {}", speaker, count));
    print_line(fmt::format("{} speakers: {}", counts.size(), fmt::join(counts, ", ")));
}

} // namespace formant
