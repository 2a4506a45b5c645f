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
    /// The setting that the path comes from, for messages; empty: a command-line argument.
    std::string setting = "data.corpus";
    bool folders_are_speakers = false; ///< where the corpus names no speaker
};

/// Reads a corpus of any format in engine/data/readers. The format is recognized by the files and
/// their first lines, unless the request names it (recognize_corpus). Reads the metadata only: a
/// missing recording is detected when it is decoded. Invalid rows are collected in the corpus, with
/// `file:line`. ErrorKind::data if the corpus is missing or empty, or has no valid row (with the
/// message of the first row); ErrorKind::usage if the format is unknown.
Result<Corpus> read_corpus(const CorpusRequest& request, const WalkControl& control);

} // namespace formant
