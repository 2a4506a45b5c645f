#include "ui/data/entry_edits.h"

#include "ui/data/findings_model.h"

namespace formant {

EntryEdits leave_out_entries(const FindingsModel& findings, const std::vector<int>& rows) {
    EntryEdits edits;
    for (const int row : rows) {
        const DatasetFinding& finding = findings.finding(row);
        if (!findings.is_of_entry(row) || findings.state(row) == FindingsModel::State::left_out)
            continue;
        if (edits.places.insert(finding.place).second)
            edits.edits.push_back({finding.file, finding.text, std::nullopt});
    }
    return edits;
}

EntryEdits leave_out_harmful_entries(const FindingsModel& findings) {
    std::vector<int> rows;
    for (int row = 0; row < findings.rowCount(); ++row)
        if (findings.finding(row).harmful && findings.state(row) == FindingsModel::State::open)
            rows.push_back(row);
    return leave_out_entries(findings, rows);
}

} // namespace formant
