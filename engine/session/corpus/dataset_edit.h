#pragma once

#include "engine/base/paths.h"
#include "engine/session/corpus/dataset_service.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

struct Utterance; // engine/data/corpus.h

/// A change of one recording's entry in the metadata. File and text identify the entry; of several
/// equal entries, the last one is changed.
struct DatasetEdit {
    std::string file;                    ///< the recording
    std::string text;                    ///< its current transcript
    std::optional<std::string> new_text; ///< empty: exclude the recording, or restore it unchanged
    bool should_restore{}; ///< restore an excluded recording, with `new_text` if given
};

/// Applies edits and writes the new metadata next to the original, as a fix does. Returns its file,
/// which is to become data.corpus.
///
/// The files are metadata.cleaned.jsonl, metadata.left-out.txt (excluded entries with reasons, for
/// people) and metadata.left-out.jsonl (excluded entries, from which they can be restored).
/// Metadata that a fix or an earlier edit wrote is edited itself; its first version is kept as
/// FILE.old. Other metadata and the recordings are never modified. ErrorKind::data if an entry is
/// not in the corpus (any more) or no entry would remain; nothing is written then.
Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const CancellationToken& cancellation);

/// Reads the entries that the user has excluded (metadata.left-out.jsonl) of metadata written by an
/// edit; other metadata has none. Invalid lines are ignored.
Result<std::vector<Utterance>> read_excluded_clips(const Path& metadata,
                                                   const CancellationToken& cancellation);

/// Writes the entries that the user has excluded next to the cleaned metadata, or deletes their
/// list if there are none.
Result<void> write_excluded_clips(const Path& cleaned, const std::vector<Utterance>& entries);

/// Returns the message that the user has excluded the recording.
Message excluded_by_user_message(const Utterance& utterance);

} // namespace formant
