#pragma once

#include "engine/base/paths.h"

#include <map>
#include <vector>

namespace formant {

/// Returns true if the file has the suffix of a transcript (.txt, .lab, in any case).
bool is_named_like_transcript(const Path& file);

/// Returns the names, without their suffix, of the recordings that it may belong to: "a" for a.txt
/// and a.lab, "a" and "a.normalized" for a.normalized.txt (a.original.txt).
std::vector<Path> recording_names_of(const Path& transcript);

/// Finds the transcript of each recording; recordings without one are missing in the result.
///
/// A transcript lies next to its recording and has its name, in any case and Unicode normalization;
/// .normalized.txt is preferred to .lab, that to .txt and .original.txt. Transcripts without such a
/// recording may lie in a tree of their own (txt/p225/p225_001.txt): they belong to the only
/// recording that has the same folder and name, or else the same name.
std::map<Path, Path> match_transcripts(const std::vector<Path>& recordings,
                                       const std::vector<Path>& transcripts);

} // namespace formant
