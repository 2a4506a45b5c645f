#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/segments/segment_planning.h"

#include <functional>
#include <string>
#include <vector>

namespace formant {

/// Writes the clips of a plan, whose files are named `names`, into `folder`, and returns their
/// SHA-256. Clips are 16-bit WAV files of the recording's rate, or 24-bit ones if it has more bits;
/// each has its name only when it is complete. `on_seconds` receives the seconds of the recording
/// that are done. ErrorKind::data if the recording has changed since it was planned.
Result<std::vector<std::string>> cut_clips(const PlannedRecording& plan,
                                           const std::vector<std::string>& names,
                                           const Path& folder, const SegmentRequest& request,
                                           const CancellationToken& cancellation,
                                           const std::function<void(double)>& on_seconds);

/// Returns the size of all clips of a plan.
std::uint64_t bytes_of_clips(const PlannedRecording& plan);

} // namespace formant
