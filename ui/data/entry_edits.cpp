#include "ui/data/entry_edits.h"

#include "ui/data/findings_model.h"

namespace formant {
namespace {

using State = FindingsModel::State;

std::optional<std::string> typed_for(const FindingsModel& findings, int row) {
    const std::string* typed = findings.typed(row);
    return typed != nullptr ? std::optional(*typed) : std::nullopt;
}

} // namespace

EntryEdits exclude_entries(const FindingsModel& findings, const std::vector<int>& rows) {
    EntryEdits edits;
    for (const int row : rows) {
        const DatasetFinding& finding = findings.finding(row);
        if (!findings.is_of_entry(row) || findings.state(row) == State::excluded)
            continue;
        const ExclusionReason reason =
            finding.is_fine ? ExclusionReason() : ExclusionReason{finding.kind, finding.what};
        edits.try_emplace(finding.place, DatasetEdit{finding.file, finding.text, std::nullopt,
                                                     /*should_restore=*/false, reason});
    }
    return edits;
}

EntryEdits exclude_entries_with_errors(const FindingsModel& findings) {
    std::vector<int> rows;
    for (int row = 0; row < findings.rowCount(); ++row)
        if (findings.finding(row).is_error && !findings.finding(row).needs_text &&
            findings.state(row) == State::open)
            rows.push_back(row);
    return exclude_entries(findings, rows);
}

EntryEdits restore_entries(const FindingsModel& findings, const std::vector<int>& rows) {
    EntryEdits edits;
    for (const int row : rows) {
        const DatasetFinding& finding = findings.finding(row);
        if (findings.state(row) == State::excluded)
            edits.insert_or_assign(finding.place,
                                   DatasetEdit{finding.file, finding.text, typed_for(findings, row),
                                               /*should_restore=*/true});
    }
    return edits;
}

EntryEdits typed_texts(const FindingsModel& findings) {
    EntryEdits edits;
    if (findings.has_typed())
        for (int row = 0; row < findings.rowCount(); ++row) {
            const DatasetFinding& finding = findings.finding(row);
            if (findings.typed(row) != nullptr && findings.state(row) != State::excluded)
                edits.insert_or_assign(finding.place, DatasetEdit{finding.file, finding.text,
                                                                  typed_for(findings, row)});
        }
    return edits;
}

} // namespace formant
