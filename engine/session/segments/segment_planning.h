#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/segments/segment_request.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The clips to cut from a recording.
struct PlannedRecording {
    std::string recording; ///< absolute path
    std::string text_file; ///< that the clips are cut by; empty: by silence
    std::string sha256;    ///< of the recording
    std::string stamp;     ///< of the recording, which must not change before it is cut (stamp_of)
    double seconds = 0;
    std::int64_t sample_rate_hz = 0;
    bool is_deep = false; ///< it has more than 16 bits, so the clips have 24
    SegmentPlan plan;
};

/// Plans the clips of all recordings without writing anything. Reads each recording once, in
/// blocks. ErrorKind::usage if settings are out of range, if a text file is missing, or if several
/// files next to a recording may be its texts; ErrorKind::data if a recording or its texts cannot
/// be read; ErrorKind::interrupted on cancellation.
Result<std::vector<PlannedRecording>>
plan_segments(const SegmentRequest& request, const CancellationToken& cancellation,
              const SegmentProgressCallback& on_progress = {});

} // namespace formant
