#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/data/segments/timed_texts.h"

#include <string>
#include <vector>

namespace formant {

/// How long clips are, and what is around their speech.
struct SegmentSettings {
    double min_seconds = 1;
    double max_seconds = 15;
    double padding_s = 0.1;  ///< kept before and after the speech, at most half of the pause there
    double pause_s = 0.25;   ///< a shorter pause does not end a clip that is cut by silence
    double join_pause_s = 1; ///< the longest pause in a clip that is joined from short ones

    bool operator==(const SegmentSettings&) const = default;
};

/// ErrorKind::usage if a setting is out of its range.
Result<void> check_segment_settings(const SegmentSettings& settings);

/// A clip to cut.
struct PlannedSegment {
    TimeSpan span;
    std::string text;     ///< empty: unknown
    std::size_t line = 0; ///< of the text's file; 0: none

    bool operator==(const PlannedSegment&) const = default;
};

/// A part of a recording that becomes no clip, with the reason as a sentence.
struct SkippedSegment {
    TimeSpan span;
    std::string text;
    Message reason;
};

/// The clips of a recording, in order and without overlap, and what becomes no clip.
struct SegmentPlan {
    std::vector<PlannedSegment> segments;
    std::vector<SkippedSegment> skipped;

    double seconds() const;
};

/// Return why a part becomes no clip, as a sentence without the part.
Message too_short_reason(const SegmentSettings& settings);
Message too_long_reason(const SegmentSettings& settings);

/// Extends each span by the padding, at most to the middle of the pause before the next one, and
/// within the recording. The spans are in order and do not overlap.
std::vector<TimeSpan> padded(const std::vector<TimeSpan>& spans, double padding_s,
                             double recording_s);

} // namespace formant
