#pragma once

#include "engine/session/dataset_edit.h"

#include <set>
#include <string>
#include <vector>

namespace formant {

class FindingsModel;

/// Changes of some entries of the corpus, and which entries these are (DatasetFinding::place).
struct EntryEdits {
    std::vector<DatasetEdit> edits;
    std::set<std::string> places;
};

/// Leaves out the entries that these findings are of, each once; those that are left out already,
/// and findings that are of no entry, are passed over.
EntryEdits leave_out_entries(const FindingsModel& findings, const std::vector<int>& rows);

/// The same of all findings that do harm and that nothing was done about.
EntryEdits leave_out_harmful_entries(const FindingsModel& findings);

} // namespace formant
