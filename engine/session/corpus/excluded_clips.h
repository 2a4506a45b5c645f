#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/session/corpus/dataset_edit.h"

#include <vector>

namespace formant {

/// An entry that the user has excluded, with the reason.
struct ExcludedClip {
    Utterance utterance;
    ExclusionReason reason; ///< empty: excluded by hand
};

/// Reads the entries that the user has excluded (metadata.left-out.jsonl) of metadata written by an
/// edit; other metadata has none. Invalid lines are ignored.
Result<std::vector<ExcludedClip>> read_excluded_clips(const Path& metadata,
                                                      const CancellationToken& cancellation);

/// Writes the entries that the user has excluded next to the cleaned metadata, or deletes their
/// list if there are none.
Result<void> write_excluded_clips(const Path& cleaned, const std::vector<ExcludedClip>& clips);

/// Returns the reason of a clip as a sentence, also if it was excluded by hand.
Message exclusion_message(const ExcludedClip& clip);

/// Returns the file next to the cleaned metadata that has its name with another ending.
Path adjacent_file(const Path& cleaned, std::string_view ending);

} // namespace formant
