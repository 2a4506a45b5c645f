#pragma once

#include "engine/base/paths.h"
#include "engine/session/corpus/dataset_service.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The finding for which a recording is excluded.
struct ExclusionReason {
    Message kind; ///< as in DatasetFinding
    Message what;
};

/// A change of one recording's entry in the metadata. File and text identify the entry; of several
/// equal entries, the last one is changed.
struct DatasetEdit {
    std::string file;                    ///< the recording
    std::string text;                    ///< its current transcript
    std::optional<std::string> new_text; ///< empty: exclude the recording, or restore it unchanged
    bool should_restore{};    ///< restore an excluded recording, with `new_text` if given
    ExclusionReason reason{}; ///< of an exclusion; empty: by hand
};

/// Applies edits and writes the new metadata next to the original, as a fix does. Returns its file,
/// which is to become data.corpus.
///
/// The files are metadata.cleaned.jsonl, metadata.left-out.txt (excluded entries with reasons, for
/// people) and metadata.left-out.jsonl (excluded entries with reasons, to restore them).
/// Metadata that a fix or an earlier edit wrote is edited itself; its first version is kept as
/// FILE.old. Other metadata and the recordings are never modified. ErrorKind::data if an entry is
/// not in the corpus (any more) or no entry would remain; nothing is written then.
Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const CancellationToken& cancellation);

} // namespace formant
