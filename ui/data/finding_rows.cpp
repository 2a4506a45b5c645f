#include "ui/data/finding_rows.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace formant {
namespace {

void sort_by_kind(FindingRows& rows) {
    std::map<std::pair<std::string, std::string>, int> known;
    for (const DatasetFinding& finding : rows.findings) {
        if (finding.is_left_out || finding.is_fine) {
            rows.kind_of.push_back(FindingRows::no_kind);
            continue;
        }
        const auto next = static_cast<int>(rows.kinds.size());
        const auto [kind, is_new] =
            known.emplace(std::pair(finding.kind.context, finding.kind.text), next);
        if (is_new)
            rows.kinds.push_back(finding.kind);
        rows.kind_of.push_back(kind->second);
    }
}

void sort_by_file(FindingRows& rows) {
    std::vector<std::size_t> order(rows.findings.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(
        order, {}, [&](std::size_t i) -> const std::string& { return rows.findings[i].file; });
    rows.place_of_file.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        rows.place_of_file[order[i]] = static_cast<int>(i);
}

/// A row that is broken is no recording.
void find_first(FindingRows& rows) {
    std::set<std::string> known;
    for (const DatasetFinding& finding : rows.findings)
        rows.is_first.push_back(!finding.place.empty() && known.insert(finding.place).second);
}

} // namespace

FindingRows rows_of(std::vector<DatasetFinding> findings, std::vector<DatasetFinding> others) {
    FindingRows rows;
    rows.findings = std::move(findings);
    std::ranges::move(others, std::back_inserter(rows.findings));
    sort_by_kind(rows);
    sort_by_file(rows);
    find_first(rows);
    return rows;
}

} // namespace formant
