#pragma once

#include "engine/data/segments/segment_plan.h"
#include "engine/data/segments/speech_activity.h"

namespace formant {

/// Plans clips without texts: what is spoken between two pauses of at least `pause_s`. A clip that
/// is too short is joined with its neighbors, one that is too long is split at its longest pauses
/// (of at least 80 ms); what remains too short or too long is skipped.
SegmentPlan plan_by_silence(const SpeechActivity& speech, const SegmentSettings& settings);

} // namespace formant
