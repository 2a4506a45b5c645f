#pragma once

#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/readers/folder_walk.h"

#include <string>

namespace formant {

struct CorpusRequest {
    Path path;                       ///< a metadata file or a folder
    std::string format = "auto";     ///< one of corpus_format_names()
    std::string prompt_list = "all"; ///< of a profile folder
    /// Whose value the path is, for messages; empty: no setting's, but a word of the command line.
    std::string setting = "data.corpus";
};

/// Reads a corpus of any format of engine/data/readers, recognised by its files and their first
/// lines unless the request names it (recognise_corpus). Only the metadata is read, not the
/// recordings: one that is missing is found out when it is decoded. A broken row does not stop the
/// reading; the corpus keeps it (with `file:line`) beside its utterances. A missing or empty corpus
/// and one in which no row is good (with the first row's message) are ErrorKind::data, a format
/// that there is not is ErrorKind::usage.
Result<Corpus> read_corpus(const CorpusRequest& request, const WalkControl& control);

} // namespace formant
