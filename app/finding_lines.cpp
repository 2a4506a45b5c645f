#include "app/finding_lines.h"

#include <fmt/format.h>

namespace formant {

std::vector<std::string> finding_lines(const std::vector<DatasetFinding>& findings,
                                       std::int64_t most) {
    std::vector<std::string> lines;
    std::map<std::string, std::int64_t> counts;
    for (const DatasetFinding& finding : findings)
        if (++counts[to_english(finding.kind)] <= most || most == 0)
            lines.push_back(fmt::format("{}: {}", finding.harmful ? "harmful" : "note",
                                        to_english(finding.what)));
    for (const auto& [kind, count] : counts)
        if (most != 0 && count > most)
            lines.push_back(
                fmt::format("{} more: {} (all are shown in a file or a pipe)", count - most, kind));
    return lines;
}

} // namespace formant
