#pragma once

#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/readers/folder_walk.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// One way in which corpora are laid out. A new one is a reader and a line in corpus_formats().
struct CorpusFormat {
    std::string name; ///< as data.format names it
    /// Where a corpus folder keeps its metadata, the likeliest first; "" is the folder itself.
    std::vector<std::string> metadata_names;
    /// By name and first line, or by the files in a folder; false also where that was cancelled.
    std::function<bool(const Path& metadata, const WalkControl&)> fits;
    std::function<Result<CorpusRows>(const Path& metadata, const std::string& prompt_list,
                                     const WalkControl&)>
        read;
};

/// All formats, the most particular first.
const std::vector<CorpusFormat>& corpus_formats();

/// "auto" and the names of all formats.
std::vector<std::string> corpus_format_names();

/// The metadata that a corpus of this format would have: the file itself, or one of
/// metadata_names in the folder.
std::optional<Path> metadata_of(const CorpusFormat& format, const Path& corpus);

/// Metadata of this format in the folder whatever its name, by suffix and first line: .csv, .jsonl,
/// .txt. What the doctor's fix wrote is not among it: that is only read where it is named.
std::vector<Path> metadata_of_any_name(const CorpusFormat& format, const Path& folder,
                                       const WalkControl& control);

} // namespace formant
