#pragma once

#include "engine/base/result.h"
#include "engine/data/doctor.h"

namespace formant {

/// Name, or end of the name, of the list that a fix writes.
inline constexpr const char* left_out_name = "left-out.txt";

/// Is it named like the metadata that a fix writes?
bool is_cleaned_metadata(const Path& file);

/// Files that a fix wrote.
struct CleanedCorpus {
    Path metadata; ///< JSON lines of what may be trained on: the new data.corpus
    Path left_out; ///< the rows and recordings that are left out, and why
    std::int64_t kept = 0;
    std::vector<Path> older; ///< what an earlier fix had written, where it was not the same
};

/// Writes metadata.cleaned.jsonl and metadata.left-out.txt beside metadata.csv (cleaned.jsonl and
/// left-out.txt in a folder that is read itself), without the bad rows and the utterances whose
/// findings say so. Something else that is there under these names already, and may have been
/// edited, is kept as FILE.old. Neither the old metadata nor a recording is touched.
/// ErrorKind::data when nothing would be left.
Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings);

} // namespace formant
