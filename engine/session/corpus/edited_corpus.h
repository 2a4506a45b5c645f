#pragma once

#include "engine/data/corpus.h"
#include "engine/session/corpus/dataset_edit.h"

#include <set>

namespace formant {

/// A corpus with changes, not yet written.
struct EditedCorpus {
    Corpus corpus; ///< those that came back stand at its end
    std::set<std::size_t> left_out;
    Utterances left_out_before;       ///< by earlier changes
    std::set<std::size_t> taken_back; ///< of those
    std::vector<Message> reasons;     ///< for the list that people read
};

/// ErrorKind::data where a change is of an entry that is not there.
Result<EditedCorpus> apply_edits(const std::vector<DatasetEdit>& edits, Corpus corpus,
                                 Utterances left_out_before);

/// All that is left out once the changes are written, or with those that come back, which are still
/// in the list while the metadata is being written.
Utterances left_out_entries_of(const EditedCorpus& edited, bool with_taken_back);

} // namespace formant
