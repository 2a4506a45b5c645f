#pragma once

#include "engine/session/corpus/dataset_edit.h"

#include <map>
#include <string>
#include <vector>

namespace formant {

class FindingsModel;

/// Changes of entries of the corpus, by their places (DatasetFinding::place).
using EntryEdits = std::map<std::string, DatasetEdit>;

/// Leaves out the entries that these findings are of; those that are left out already, and findings
/// that are of no entry, are passed over.
EntryEdits leave_out_entries(const FindingsModel& findings, const std::vector<int>& rows);

/// The same of all findings that do harm and that nothing was done about. A text that is missing is
/// none of them: it can be written, and with it all the work of somebody who has yet to write any.
EntryEdits leave_out_harmful_entries(const FindingsModel& findings);

/// Takes back those that are left out, with the text that was typed for them.
EntryEdits take_back_entries(const FindingsModel& findings, const std::vector<int>& rows);

/// The texts that were typed and are not saved, but for those of what is left out.
EntryEdits typed_texts(const FindingsModel& findings);

} // namespace formant
