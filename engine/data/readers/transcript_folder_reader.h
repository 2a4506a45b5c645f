#pragma once

#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/readers/folder_walk.h"

#include <vector>

namespace formant {

/// Returns true for a folder with at least one recording next to a transcript of the same name.
bool is_transcript_folder(const Path& folder, const WalkControl& control);

/// Reads every recording in the folder and below it, sorted, with the transcript next to it: a.wav
/// with a.normalized.txt, a.lab or a.txt. A recording without one has an empty text.
Result<CorpusRows> read_transcript_folder(const Path& folder, const WalkControl& control);

/// Returns the transcripts in the folder and below it without a recording next to them, sorted.
Result<std::vector<Path>> transcripts_without_recording(const Path& folder,
                                                        const WalkControl& control);

/// Returns true if there is a recording in the folder or below it.
Result<bool> holds_recordings(const Path& folder, const WalkControl& control);

} // namespace formant
