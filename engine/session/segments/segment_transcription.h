#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/segments/segment_folder.h"
#include "engine/session/segments/segment_request.h"

#include <vector>

namespace formant {

/// Clips for which the transcriber failed.
struct TranscriptionFailures {
    std::int64_t count = 0;
    std::vector<Message> notes; ///< of the first ones
};

/// Has the request's transcriber suggest texts for the clips that have none, and saves them every
/// few seconds, so that little is lost if the process is killed. If it fails for the first three
/// clips, the rest is not tried. Does nothing without a transcriber. ErrorKind::interrupted on
/// cancellation; what was suggested before is saved.
Result<TranscriptionFailures> transcribe_clips(SegmentFolder& folder, const SegmentRequest& request,
                                               const CancellationToken& cancellation,
                                               const SegmentProgressCallback& on_progress);

} // namespace formant
