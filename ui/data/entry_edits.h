#pragma once

#include "engine/session/corpus/dataset_edit.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

class FindingsModel;

/// Changes of corpus entries, keyed by DatasetFinding::place.
using EntryEdits = std::map<std::string, DatasetEdit>;

/// Returns edits that exclude the entries of these findings. Skips entries that are excluded
/// already and findings without an entry.
EntryEdits exclude_entries(const FindingsModel& findings, const std::vector<int>& rows);

/// Returns edits that exclude the entries of all open findings that are errors. A missing text does
/// not count: it can still be typed, and a new corpus without any texts would be excluded as a
/// whole.
EntryEdits exclude_entries_with_errors(const FindingsModel& findings);

/// Returns edits that restore the excluded entries, with the texts typed for them.
EntryEdits restore_entries(const FindingsModel& findings, const std::vector<int>& rows);

/// Returns edits with the unsaved typed texts, except those of excluded entries.
EntryEdits typed_texts(const FindingsModel& findings);

} // namespace formant
