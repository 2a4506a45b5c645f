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
/// Name, or end of the name, of the list of excluded rows and recordings.
inline constexpr const char* excluded_list_name = "left-out.txt";
/// Name, or end of the name, of the entries that the user excluded and can restore.
inline constexpr std::string_view excluded_entries_name = "left-out.jsonl";

/// Returns true if the file has the name of metadata that a fix writes.
bool is_cleaned_metadata(const Path& file);

/// Returns true if the file has the name of a list of entries that the user excluded.
bool is_excluded_entries_list(const Path& file);

/// Returns the path of the metadata that a fix writes.
Path cleaned_metadata_of(const Path& metadata);

/// Stores the files that a fix wrote.
struct CleanedCorpus {
    Path metadata;      ///< JSON lines of the kept utterances: the new data.corpus
    Path excluded_list; ///< the excluded rows and recordings, with reasons
    std::int64_t kept = 0;
    std::vector<Path> backups; ///< of different files from an earlier fix
};

/// Returns JSON lines of the utterances that are not excluded, with files relative to `folder`.
std::string manifest_of(const Utterances& utterances, const std::set<std::size_t>& excluded,
                        const Path& folder);

/// Returns one line per reason.
std::string lines_of_reasons(const std::vector<Message>& reasons);

/// Returns the ErrorKind::data for a fix that would keep no recording.
tl::unexpected<Error> no_recording_kept_error(const Corpus& corpus);

/// Writes metadata.cleaned.jsonl and metadata.left-out.txt next to metadata.csv (cleaned.jsonl and
/// left-out.txt in a corpus folder without metadata), without the bad rows and the utterances that
/// the findings exclude. Existing files with other content, which the user may have edited, are
/// kept as FILE.old (FILE.old2 and so on). The original metadata and the recordings are not
/// changed. ErrorKind::data if no recording would be kept.
Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings);

/// Excludes the given utterances. `reasons` go to the list of excluded entries, after those of the
/// bad rows.
Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus,
                                           const std::set<std::size_t>& excluded,
                                           const std::vector<Message>& reasons);

} // namespace formant
