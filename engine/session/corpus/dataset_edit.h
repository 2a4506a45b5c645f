#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A change of one recording's entry. Which one is meant its file and its text tell; of several
/// that are alike, the last.
struct DatasetEdit {
    std::string file;
    std::string text;
    std::optional<std::string> new_text; ///< nothing: the recording is left out
    bool is_back{}; ///< one that was left out by hand is taken back, with a new text where one is
                    ///< given
};

/// Writes the metadata with the changes beside the old, as a fix does (metadata.cleaned.jsonl, what
/// was left out in metadata.left-out.txt, to be taken back from metadata.left-out.jsonl), and says
/// where: the new data.corpus. Metadata that a fix or an earlier change wrote is changed itself,
/// and kept as it first was as FILE.old. Neither other metadata nor a recording is touched.
/// ErrorKind::data where a recording is not in the corpus (any more), or none would be left: then
/// nothing is written.
Result<std::string> edit_dataset(const DatasetRequest& request,
                                 const std::vector<DatasetEdit>& edits,
                                 const Cancellation& cancellation);

} // namespace formant
