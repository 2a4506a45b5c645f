#include "ui/data/finding_rows.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>

namespace formant {
namespace {

void sort_by_kind(FindingRows& rows) {
    std::map<std::pair<std::string, std::string>, int> known;
    for (const DatasetFinding& finding : rows.findings) {
        if (finding.is_excluded || finding.is_fine) {
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

int severity_of(const DatasetFinding& finding) {
    if (!finding.is_error)
        return 0;
    return finding.needs_text ? 1 : 2;
}

/// Lets the most severe finding represent its recording. A broken row is not a recording.
void find_first(FindingRows& rows) {
    std::map<std::string, std::size_t> first;
    for (std::size_t row = 0; row < rows.findings.size(); ++row) {
        const DatasetFinding& finding = rows.findings[row];
        if (finding.place.empty())
            continue;
        const auto [known, is_new] = first.try_emplace(finding.place, row);
        if (!is_new && severity_of(finding) > severity_of(rows.findings[known->second]))
            known->second = row;
    }
    rows.is_first.assign(rows.findings.size(), false);
    for (const auto& [place, row] : first)
        rows.is_first[row] = true;
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
