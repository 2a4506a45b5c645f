#pragma once

#include "engine/data/readers/folder_walk.h"

#include <optional>

namespace formant {

/// Returns a file in or below the folder that probably holds the transcripts in a format that is
/// not read (spreadsheets, Parquet, Kaldi's wav.scp, subtitles, TextGrid); nothing if there is
/// none. ErrorKind::data or ErrorKind::interrupted as walk_files().
Result<std::optional<Path>> find_unread_metadata(const Path& folder, const WalkControl& control);

} // namespace formant
