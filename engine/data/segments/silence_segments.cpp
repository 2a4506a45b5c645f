#include "engine/data/segments/silence_segments.h"

#include <utility>

namespace formant {
namespace {

/// Shorter ones are the closures of plosives.
constexpr double min_inner_pause_s = 0.08;

std::vector<TimeSpan> between_pauses(const std::vector<TimeSpan>& runs, double pause_s) {
    std::vector<TimeSpan> spans;
    for (const TimeSpan& run : runs)
        if (spans.empty() || run.begin_s - spans.back().end_s >= pause_s - SoundFrames::hop_s / 2)
            spans.push_back(run);
        else
            spans.back().end_s = run.end_s;
    return spans;
}

/// Splits at the longest pause until all parts are short enough, or have no pause.
void split_long(const TimeSpan& span, const SpeechActivity& speech, const SegmentSettings& settings,
                std::vector<TimeSpan>& parts) {
    const TimeSpan pause = speech.longest_pause(span);
    if (span.seconds() <= settings.max_seconds || pause.seconds() < min_inner_pause_s)
        return parts.push_back(span);
    split_long({span.begin_s, pause.begin_s}, speech, settings, parts);
    split_long({pause.end_s, span.end_s}, speech, settings, parts);
}

bool can_join(const TimeSpan& first, const TimeSpan& second, const SegmentSettings& settings) {
    return second.begin_s - first.end_s <= settings.join_pause_s &&
           second.end_s - first.begin_s <= settings.max_seconds;
}

/// Joins the last clip with the one before it if it is too short, because none after it is near.
void join_back(std::vector<TimeSpan>& clips, const SegmentSettings& settings) {
    const std::size_t count = clips.size();
    if (count < 2 || clips.back().seconds() >= settings.min_seconds ||
        !can_join(clips[count - 2], clips.back(), settings))
        return;
    clips[count - 2].end_s = clips.back().end_s;
    clips.pop_back();
}

std::vector<TimeSpan> join_short(const std::vector<TimeSpan>& spans,
                                 const SegmentSettings& settings) {
    std::vector<TimeSpan> joined;
    for (const TimeSpan& span : spans) {
        if (!joined.empty() && joined.back().seconds() < settings.min_seconds &&
            can_join(joined.back(), span, settings)) {
            joined.back().end_s = span.end_s;
            continue;
        }
        join_back(joined, settings);
        joined.push_back(span);
    }
    join_back(joined, settings);
    return joined;
}

} // namespace

SegmentPlan plan_by_silence(const SpeechActivity& speech, const SegmentSettings& settings) {
    std::vector<TimeSpan> parts;
    for (const TimeSpan& span : between_pauses(speech.runs, settings.pause_s))
        split_long(span, speech, settings, parts);
    const std::vector<TimeSpan> spans = join_short(parts, settings);
    const std::vector<TimeSpan> clips = padded(spans, settings.padding_s, speech.seconds());
    SegmentPlan plan;
    for (std::size_t i = 0; i < spans.size(); ++i)
        if (spans[i].seconds() < settings.min_seconds)
            plan.skipped.push_back({spans[i], "", too_short_reason(settings)});
        else if (spans[i].seconds() > settings.max_seconds)
            plan.skipped.push_back({spans[i], "", too_long_reason(settings)});
        else
            plan.segments.push_back({clips[i], "", 0});
    return plan;
}

} // namespace formant
