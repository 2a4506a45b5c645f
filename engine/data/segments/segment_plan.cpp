#include "engine/data/segments/segment_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace formant {
namespace {

Result<void> check_range(Message name, double value, double lowest, double highest) {
    if (std::isfinite(value) && value >= lowest && value <= highest)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("data", "{name} is {value} s; it must be between {lowest} and "
                                           "{highest} s"),
                        {{"name", std::move(name)},
                         {"value", fmt::format("{:g}", value)},
                         {"lowest", fmt::format("{:g}", lowest)},
                         {"highest", fmt::format("{:g}", highest)}}));
}

} // namespace

Result<void> check_segment_settings(const SegmentSettings& settings) {
    constexpr double longest_clip_s = 600;
    return check_range(message(FORMANT_TR("data", "the longest clip")), settings.max_seconds, 0.1,
                       longest_clip_s)
        .and_then([&] {
            return check_range(message(FORMANT_TR("data", "the shortest clip")),
                               settings.min_seconds, 0, settings.max_seconds);
        })
        .and_then([&] {
            return check_range(message(FORMANT_TR("data", "the padding")), settings.padding_s, 0,
                               5);
        })
        .and_then([&] {
            return check_range(message(FORMANT_TR("data", "the shortest pause")), settings.pause_s,
                               0.05, 60);
        })
        .and_then([&] {
            return check_range(message(FORMANT_TR("data", "the longest pause in a joined clip")),
                               settings.join_pause_s, 0, 60);
        });
}

double SegmentPlan::seconds() const {
    double sum = 0;
    for (const PlannedSegment& segment : segments)
        sum += segment.span.seconds();
    return sum;
}

Message too_short_reason(const SegmentSettings& settings) {
    return message(FORMANT_TR("data", "it is shorter than {seconds} s, and no neighbor is near "
                                      "enough to join"),
                   {{"seconds", fmt::format("{:g}", settings.min_seconds)}});
}

Message too_long_reason(const SegmentSettings& settings) {
    return message(FORMANT_TR("data", "it is longer than {seconds} s, and no pause shows where "
                                      "it can be split"),
                   {{"seconds", fmt::format("{:g}", settings.max_seconds)}});
}

std::vector<TimeSpan> padded(const std::vector<TimeSpan>& spans, double padding_s,
                             double recording_s) {
    std::vector<TimeSpan> all = spans;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        const double before =
            i == 0 ? spans[i].begin_s : (spans[i].begin_s - spans[i - 1].end_s) / 2;
        const double after = i + 1 == spans.size() ? recording_s - spans[i].end_s
                                                   : (spans[i + 1].begin_s - spans[i].end_s) / 2;
        all[i].begin_s -= std::clamp(before, 0.0, padding_s);
        all[i].end_s += std::clamp(after, 0.0, padding_s);
    }
    return all;
}

} // namespace formant
