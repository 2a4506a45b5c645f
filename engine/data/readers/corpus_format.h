#pragma once

#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/readers/folder_walk.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

struct ReadOptions {
    std::string prompt_list = "all"; ///< of a profile folder
    bool is_format_named = false;    ///< by the user; else recognized
};

/// Describes a corpus format. A new format needs a reader and a line in corpus_formats().
struct CorpusFormat {
    std::string name; ///< a value of data.format
    /// Possible paths of the metadata in a corpus folder, the likeliest first; "" is the folder
    /// itself.
    std::vector<std::string> metadata_names;
    /// Checks name and first line, or the files in a folder; returns false also if canceled.
    std::function<bool(const Path& metadata, const WalkControl&)> fits;
    std::function<Result<CorpusRows>(const Path& metadata, const ReadOptions&, const WalkControl&)>
        read;
};

/// Returns all formats, the most specific first.
const std::vector<CorpusFormat>& corpus_formats();

/// Returns "auto" and the names of all formats.
std::vector<std::string> corpus_format_names();

/// Returns the metadata of a corpus in this format: the file itself, or the first of metadata_names
/// in the folder; nothing if there is none.
std::optional<Path> metadata_of(const CorpusFormat& format, const Path& corpus);

/// Finds metadata of this format in the folder under any name, by suffix (.csv, .jsonl, .txt) and
/// first line. Ignores files written by a fix of the doctor, which are read only if they are named.
std::vector<Path> metadata_of_any_name(const CorpusFormat& format, const Path& folder,
                                       const WalkControl& control);

} // namespace formant
