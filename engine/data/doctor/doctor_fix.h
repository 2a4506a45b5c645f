#pragma once

#include "engine/base/result.h"
#include "engine/data/doctor/doctor.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// Name, or end of the name, of the metadata that a fix writes.
inline constexpr std::string_view cleaned_name = "cleaned.jsonl";
/// The same, of the list of what it left out.
inline constexpr const char* left_out_name = "left-out.txt";
/// The same, of the entries that were left out by hand, which can be taken back.
inline constexpr std::string_view left_out_entries_name = "left-out.jsonl";

/// Is it named like the metadata that a fix writes?
bool is_cleaned_metadata(const Path& file);

/// Is it named like a list of entries that were left out by hand?
bool is_left_out_list(const Path& file);

/// Where a fix of that metadata writes the new one.
Path cleaned_metadata_of(const Path& metadata);

/// Files that a fix wrote.
struct CleanedCorpus {
    Path metadata; ///< JSON lines of what may be trained on: the new data.corpus
    Path left_out; ///< the rows and recordings that are left out, and why
    std::int64_t kept = 0;
    std::vector<Path> older; ///< what an earlier fix had written, where it was not the same
};

/// JSON lines of the utterances that are not left out, their files relative to `folder`.
std::string manifest_of(const Utterances& utterances, const std::set<std::size_t>& left_out,
                        const Path& folder);

/// A line for each reason.
std::string lines_of_reasons(const std::vector<Message>& reasons);

/// ErrorKind::data: what would be written holds no recording.
tl::unexpected<Error> nothing_would_be_left(const Corpus& corpus);

/// Writes metadata.cleaned.jsonl and metadata.left-out.txt beside metadata.csv (cleaned.jsonl and
/// left-out.txt in a folder that is read itself), without the bad rows and the utterances whose
/// findings say so. Something else that is there under these names already, and may have been
/// edited, is kept as FILE.old (FILE.old2 and so on). Neither the old metadata nor a recording is
/// touched. ErrorKind::data when nothing would be left.
Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings);

/// The same of utterances that are named, with the reasons for the list beside it; the bad rows'
/// own go before them.
Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus,
                                           const std::set<std::size_t>& left_out,
                                           const std::vector<Message>& reasons);

} // namespace formant
