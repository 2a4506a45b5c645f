#pragma once

#include "engine/base/result.h"
#include "engine/data/readers/corpus_format.h"

namespace formant {

struct RecognizedCorpus {
    const CorpusFormat* format = nullptr;
    Path metadata; ///< the file, or for some formats the folder
};

/// Recognizes the format of the corpus at `path` by its files and their first lines, in the order
/// of corpus_formats(); for a named format (other than "auto"), only checks that its file exists.
/// Finds metadata of an unusual name if the folder has only one such file. Recordings without
/// anything else are a transcript folder, whose transcripts are still to be written.
/// ErrorKind::data if no format fits, ErrorKind::usage if the format is unknown.
Result<RecognizedCorpus> recognize_corpus(const Path& path, const std::string& format,
                                          const WalkControl& control);

} // namespace formant
