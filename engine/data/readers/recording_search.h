#pragma once

#include "engine/base/paths.h"

#include <map>
#include <optional>
#include <string>

namespace formant {

/// Returns true if the file has the suffix of a recording (.wav, .flac, ..., in any case).
bool is_named_like_recording(const Path& file);

/// Finds the recordings that the metadata of a corpus refers to.
class RecordingSearch {
  public:
    /// Names are relative to `folder` or one of the usual folders below it (wavs, wav, ...).
    explicit RecordingSearch(const Path& folder) : folder_(std::filesystem::absolute(folder)) {}

    /// Finds a recording, with or without a suffix in its name. Without an exact match, takes a
    /// second look for what the name means: letters of another case or another Unicode
    /// normalization (macOS stores accents as separate characters), separators of Windows, another
    /// suffix, and the last folders of a path of another machine. A second look that fits several
    /// files finds none. If there is no recording, returns the path where it should be, so that the
    /// error on reading names the missing file.
    Path find(const std::string& name);

  private:
    using Names = std::multimap<std::string, std::string>;

    std::optional<Path> find_exact(const std::string& name) const;
    std::optional<Path> find_alike(const Path& name);
    std::optional<Path> find_alike_below(const Path& folder, const Path& name);
    /// Returns the entries of the folder by their folded names.
    const Names& entries_of(const Path& folder);

    Path folder_;
    std::map<Path, Names> entries_; ///< of the folders that were listed
};

/// Finds one recording as RecordingSearch does.
Path find_recording(const Path& folder, const std::string& name);

} // namespace formant
