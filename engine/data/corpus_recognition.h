#pragma once

#include "engine/base/result.h"
#include "engine/data/readers/corpus_format.h"

namespace formant {

struct RecognisedCorpus {
    const CorpusFormat* format = nullptr;
    Path metadata; ///< the file, or for some formats the folder
};

/// Tells by the files at `path` and their first lines, in the order of corpus_formats(), what kind
/// of corpus it is; a format that is named (other than "auto") needs only to have its file.
/// Metadata of another name than usual is taken from a folder that holds only one such file.
/// Recordings without anything else are a transcript folder, whose texts are still to be written.
/// ErrorKind::data where nothing fits, ErrorKind::usage where there is no such format.
Result<RecognisedCorpus> recognise_corpus(const Path& path, const std::string& format,
                                          const WalkControl& control);

} // namespace formant
