#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Links a clip to the recording that it was cut from.
struct ClipRecord {
    std::string file;              ///< in the folder: "wavs/talk-0001.wav"
    std::string sha256;            ///< of the clip
    std::string source;            ///< absolute path of the recording
    std::string source_sha256;     ///< of the recording
    TimeSpan span;                 ///< in the recording
    std::string text;              ///< of the captions or labels; empty: unknown
    std::string text_place;        ///< "talk.srt:12"; empty: none
    std::string suggestion;        ///< of a transcriber; trained on only after it is confirmed
    std::string suggested_by;      ///< command of the transcriber
    std::int64_t segmentation = 0; ///< number of the call that made the clip; 0: cannot be undone
    std::string made;              ///< time as time_now_text()
};

using ClipRecords = std::vector<ClipRecord>;

/// Returns the file of a folder's records, segments.jsonl.
Path clip_records_file(const Path& folder);

/// Returns the number of the last segmentation; 0 if there is none that can be undone.
std::int64_t last_segmentation(const ClipRecords& records);

/// Reads segments.jsonl of a folder, which has a JSON object per clip; none for a missing file.
/// ErrorKind::data with file and line if a line is not one.
Result<ClipRecords> read_clip_records(const Path& folder);

/// Replaces segments.jsonl, or removes it if there are no records.
Result<void> write_clip_records(const Path& folder, const ClipRecords& records);

} // namespace formant
