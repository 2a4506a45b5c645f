#include "app/finding_lines.h"

#include <fmt/format.h>

namespace formant {

std::vector<std::string> finding_lines(const std::vector<DatasetFinding>& findings,
                                       std::int64_t max_per_kind) {
    std::vector<std::string> lines;
    std::map<std::string, std::int64_t> counts;
    for (const DatasetFinding& finding : findings)
        if (++counts[to_english(finding.kind)] <= max_per_kind || max_per_kind == 0)
            lines.push_back(fmt::format("{}: {}", finding.is_error ? "error" : "note",
                                        to_english(finding.what)));
    for (const auto& [kind, count] : counts)
        if (max_per_kind != 0 && count > max_per_kind)
            lines.push_back(fmt::format("{} more: {} (redirect the output to see all)",
                                        count - max_per_kind, kind));
    return lines;
}

} // namespace formant
