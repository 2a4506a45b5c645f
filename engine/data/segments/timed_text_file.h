#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <string>
#include <vector>

namespace formant {

/// Reads a file of captions or labels: SubRip, WebVTT, labels of Audacity, or a TextGrid of Praat,
/// recognized by its content. It may be UTF-8, UTF-16 or UTF-32. `tier` is that of a TextGrid
/// (text_grid.h). ErrorKind::data, with file and line, if it cannot be read or holds no text.
Result<TimedTexts> read_timed_texts(const Path& file, const std::string& tier = "");

/// Returns the files next to a recording that have its name and an ending of captions or labels:
/// .srt, .vtt, .TextGrid, and .txt if it holds labels of Audacity.
std::vector<Path> timed_text_files_of(const Path& recording);

} // namespace formant
