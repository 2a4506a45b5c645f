#pragma once

#include "engine/data/segments/segment_plan.h"
#include "engine/data/segments/speech_activity.h"
#include "engine/data/segments/timed_texts.h"

namespace formant {

/// Plans clips for texts whose times are known, so that no cut is inside of a word:
///
/// - A cut lies between two texts. Where somebody speaks at the end of a text, the cut moves into
///   the pause after it. Texts with less than two paddings between them share one cut, at the
///   quietest point between them; captions without a gap, which are placed to be read, at the
///   quietest point within 150 ms. If captions have no pause there, both are one clip.
/// - A text that is too short is joined with its neighbors.
/// - A text that is too long is split at pauses between parts whose times are known (TimedText).
///   Otherwise it is skipped, because nothing says where the text splits.
/// - Texts that overlap by more than 50 ms are skipped: two voices speak there.
SegmentPlan plan_by_texts(const TimedTexts& texts, const SpeechActivity& speech,
                          const SegmentSettings& settings);

} // namespace formant
