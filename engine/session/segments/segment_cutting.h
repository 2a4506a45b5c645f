#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/segments/segment_planning.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The clips of a segmentation.
struct SegmentedCorpus {
    std::string metadata; ///< to become data.corpus
    std::int64_t new_clips = 0;
    double new_seconds = 0;
    std::int64_t without_text = 0;         ///< of all clips of the folder
    std::int64_t suggestions = 0;          ///< that wait to be confirmed
    std::int64_t transcriber_failures = 0; ///< clips, of which the first are in the notes
    std::vector<Message> notes;            ///< what users should know
};

/// Cuts recordings as planned (plan_segments), into `request.folder`: 16- or 24-bit WAV files in
/// wavs/, metadata.csv with their texts, and segments.jsonl, which links each clip to its
/// recording. The recordings are only read. Clips that lack a text are transcribed if there is a
/// transcriber; its texts are suggestions. A recording that the folder has in the same clips
/// already is not cut again, so that a command can be repeated: it transcribes what is missing.
///
/// ErrorKind::usage if the folder holds other files, or clips of a recording that were cut
/// otherwise; ErrorKind::disk if the disk is full; ErrorKind::interrupted on cancellation. No clip
/// of this call remains then, except if it is canceled while it transcribes.
Result<SegmentedCorpus> cut_segments(const SegmentRequest& request,
                                     const std::vector<PlannedRecording>& plans,
                                     const CancellationToken& cancellation,
                                     const SegmentProgressCallback& on_progress = {});

} // namespace formant
