#include "engine/data/segments/text_segments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace formant {
namespace {

constexpr double max_overlap_s = 0.05;
constexpr double search_s = 0.15;       ///< around the end of a caption
constexpr double max_extension_s = 0.5; ///< of a text that ends while somebody speaks
constexpr double step_s = SoundFrames::hop_s;

/// Texts that become one clip.
struct Unit {
    TimeSpan span; ///< of the texts
    TimeSpan cut;  ///< of the clip
    std::string text;
    std::vector<TimedWord> parts; ///< empty: a part of the text has no times
    std::size_t line = 0;
    bool is_cut_in_speech = false; ///< at its end
    double earliest_s = 0;         ///< no cut before it: the end of a text that is skipped
    double latest_s = std::numeric_limits<double>::infinity();

    void append(const Unit& next) {
        append_text(text, next.text);
        if (parts.empty() || next.parts.empty())
            parts.clear();
        else
            parts.insert(parts.end(), next.parts.begin(), next.parts.end());
        span.end_s = next.span.end_s;
        cut.end_s = next.cut.end_s;
        is_cut_in_speech = next.is_cut_in_speech;
        latest_s = next.latest_s;
    }
};

void skip(SegmentPlan& plan, const TimeSpan& span, const std::string& text, Message reason) {
    plan.skipped.push_back({span, text, std::move(reason)});
}

Message overlap_reason(const TimeSpan& other) {
    return message(FORMANT_TR("data", "it overlaps with the text at {seconds} s"),
                   {{"seconds", fmt::format("{:.2f}", other.begin_s)}});
}

/// Returns the texts within the recording by their time.
std::vector<Unit> units_in_order(const TimedTexts& texts, double recording_s, SegmentPlan& plan) {
    std::vector<Unit> units;
    for (const TimedText& text : texts.texts) {
        if (text.span.begin_s >= recording_s - step_s) {
            skip(plan, text.span, text.text,
                 message(FORMANT_TR("data", "it begins after the end of the recording")));
            continue;
        }
        const TimeSpan span{text.span.begin_s, std::min(text.span.end_s, recording_s)};
        units.push_back({span, span, text.text, text.parts, text.line});
    }
    std::ranges::stable_sort(units, {}, [](const Unit& unit) { return unit.span.begin_s; });
    return units;
}

/// Removes texts that overlap with another. A small overlap is divided.
std::vector<Unit> without_overlaps(std::vector<Unit> units, SegmentPlan& plan) {
    std::vector<bool> overlaps(units.size());
    std::size_t latest = 0; // of those so far, the one that ends last
    for (std::size_t i = 1; i < units.size(); ++i) {
        const double shared = units[latest].span.end_s - units[i].span.begin_s;
        if (shared > std::min(max_overlap_s, units[i].span.seconds() / 2)) {
            overlaps[latest] = overlaps[i] = true;
        } else if (shared > 0) {
            units[latest].span.end_s -= shared / 2;
            units[i].span.begin_s = units[latest].span.end_s;
        }
        if (units[i].span.end_s > units[latest].span.end_s)
            latest = i;
    }
    std::vector<Unit> kept;
    double skipped_until_s = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!overlaps[i]) {
            kept.push_back(units[i]);
            kept.back().earliest_s = skipped_until_s;
            continue;
        }
        skipped_until_s = std::max(skipped_until_s, units[i].span.end_s);
        if (!kept.empty())
            kept.back().latest_s = std::min(kept.back().latest_s, units[i].span.begin_s);
        const bool is_with_next =
            i + 1 < units.size() && units[i + 1].span.begin_s < units[i].span.end_s;
        skip(plan, units[i].span, units[i].text,
             overlap_reason(units[is_with_next ? i + 1
                                  : i == 0     ? 0
                                               : i - 1]
                                .span));
    }
    return kept;
}

/// Returns where speech at `from` ends in the direction of `step`, within `limit`;
/// the quietest point on the way if it does not end there.
double end_of_speech(const SpeechActivity& speech, double from, double step, double limit) {
    for (double time = from; std::abs(time - from) < limit; time += step)
        if (!speech.is_speech_at(step > 0 ? time : time - step_s / 2))
            return time;
    return limit <= 0 ? from
                      : speech.quietest({std::min(from, from + std::copysign(limit, step)),
                                         std::max(from, from + std::copysign(limit, step))});
}

double cut_after(const TimeSpan& span, double gap_s, const SpeechActivity& speech,
                 double padding_s) {
    const double limit = std::min(gap_s / 2, max_extension_s);
    const double end = end_of_speech(speech, span.end_s, step_s, limit);
    return std::min(end + padding_s, span.end_s + gap_s / 2);
}

double cut_before(const TimeSpan& span, double gap_s, const SpeechActivity& speech,
                  double padding_s) {
    const double limit = std::min(gap_s / 2, max_extension_s);
    const double begin = end_of_speech(speech, span.begin_s, -step_s, limit);
    return std::max(begin - padding_s, span.begin_s - gap_s / 2);
}

/// Cuts both texts at one point.
void share_cut(Unit& before, Unit& after, const SpeechActivity& speech, bool is_exact) {
    const double reach =
        is_exact ? 0 : std::min({search_s, before.span.seconds() / 4, after.span.seconds() / 4});
    const double cut = speech.quietest({before.span.end_s - reach, after.span.begin_s + reach});
    before.cut.end_s = after.cut.begin_s = cut;
    before.is_cut_in_speech = !is_exact && speech.is_speech_at(cut);
}

void set_cuts(std::vector<Unit>& units, const SpeechActivity& speech, double padding_s,
              bool is_exact) {
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i == 0)
            units[i].cut.begin_s =
                cut_before(units[i].span, 2 * units[i].span.begin_s, speech, padding_s);
        if (i + 1 == units.size()) {
            const double rest = speech.seconds() - units[i].span.end_s;
            units[i].cut.end_s = cut_after(units[i].span, 2 * rest, speech, padding_s);
            break;
        }
        const double gap = units[i + 1].span.begin_s - units[i].span.end_s;
        if (gap <= 2 * padding_s || gap < step_s) {
            share_cut(units[i], units[i + 1], speech, is_exact);
            continue;
        }
        units[i].cut.end_s = cut_after(units[i].span, gap, speech, padding_s);
        units[i + 1].cut.begin_s = cut_before(units[i + 1].span, gap, speech, padding_s);
    }
}

/// Keeps cuts away from texts that are skipped.
void limit_cuts(std::vector<Unit>& units) {
    for (Unit& unit : units) {
        unit.cut.begin_s = std::max(unit.cut.begin_s, std::min(unit.earliest_s, unit.span.begin_s));
        unit.cut.end_s = std::min(unit.cut.end_s, std::max(unit.latest_s, unit.span.end_s));
    }
}

/// Joins texts between which nobody pauses.
std::vector<Unit> join_unbroken(const std::vector<Unit>& units) {
    std::vector<Unit> joined;
    for (const Unit& unit : units)
        if (!joined.empty() && joined.back().is_cut_in_speech)
            joined.back().append(unit);
        else
            joined.push_back(unit);
    return joined;
}

bool can_join_texts(const Unit& first, const Unit& second, const SegmentSettings& settings) {
    return second.span.begin_s - first.span.end_s <= settings.join_pause_s &&
           second.cut.end_s - first.cut.begin_s <= settings.max_seconds &&
           first.text.empty() == second.text.empty();
}

/// Joins the last text with the one before it if it is too short, because none after it is near.
void join_text_back(std::vector<Unit>& units, const SegmentSettings& settings) {
    const std::size_t count = units.size();
    if (count < 2 || units.back().cut.seconds() >= settings.min_seconds ||
        !can_join_texts(units[count - 2], units.back(), settings))
        return;
    const Unit last = std::move(units.back());
    units.pop_back();
    units.back().append(last);
}

std::vector<Unit> join_short_texts(const std::vector<Unit>& units,
                                   const SegmentSettings& settings) {
    std::vector<Unit> joined;
    for (const Unit& unit : units) {
        if (!joined.empty() && joined.back().cut.seconds() < settings.min_seconds &&
            can_join_texts(joined.back(), unit, settings)) {
            joined.back().append(unit);
            continue;
        }
        join_text_back(joined, settings);
        joined.push_back(unit);
    }
    join_text_back(joined, settings);
    return joined;
}

/// Returns the pause between two parts: where neither is spoken and the sound is quiet.
double pause_after(const Unit& unit, std::size_t part, const SpeechActivity& speech) {
    const double from = unit.parts[part].span.end_s;
    const double to = std::max(from, unit.parts[part + 1].span.begin_s);
    const double cut = speech.quietest({from, to});
    if (speech.is_speech_at(cut))
        return 0;
    double begin = cut, end = cut;
    while (begin > from && !speech.is_speech_at(begin - step_s))
        begin -= step_s;
    while (end < to && !speech.is_speech_at(end + step_s))
        end += step_s;
    return std::max(end - begin, step_s);
}

/// The pauses between the parts of a text. Each is the longest of a range of parts, the first of
/// equals, and names the longest before and after it in this range.
struct PauseTree {
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    struct Pause {
        double seconds = 0;
        std::size_t before = none;
        std::size_t after = none;
    };
    std::vector<Pause> pauses; ///< after each part but the last
    std::size_t longest = none;
};

/// Takes time in proportion to the parts, of which a file can have hundreds of thousands.
PauseTree pause_tree(const Unit& unit, const SpeechActivity& speech) {
    PauseTree tree;
    std::vector<std::size_t> open; // each is the longest after the one before it
    for (std::size_t i = 0; i + 1 < unit.parts.size(); ++i) {
        tree.pauses.push_back({pause_after(unit, i, speech)});
        for (; !open.empty() && tree.pauses[open.back()].seconds < tree.pauses[i].seconds;
             open.pop_back())
            tree.pauses[i].before = open.back();
        if (!open.empty())
            tree.pauses[open.back()].after = i;
        open.push_back(i);
    }
    if (!open.empty())
        tree.longest = open.front();
    return tree;
}

/// A range of the parts of a text.
struct Piece {
    TimeSpan span, cut; ///< as those of Unit
    std::size_t begin = 0, end = 0;
    std::size_t longest_pause = PauseTree::none;
};

Unit unit_of(const Piece& piece, const Unit& whole) {
    Unit unit;
    unit.span = piece.span;
    unit.cut = piece.cut;
    unit.line = whole.line;
    unit.parts.assign(whole.parts.begin() + static_cast<std::ptrdiff_t>(piece.begin),
                      whole.parts.begin() + static_cast<std::ptrdiff_t>(piece.end));
    for (const TimedWord& part : unit.parts)
        append_text(unit.text, part.text);
    return unit;
}

/// Splits a piece at its longest pause.
std::pair<Piece, Piece> halves_of(const Piece& piece, const Unit& whole, const PauseTree& tree,
                                  const SpeechActivity& speech, double padding_s) {
    const auto& pause = tree.pauses[piece.longest_pause];
    const std::size_t middle = piece.longest_pause + 1;
    Piece first{piece.span, piece.cut, piece.begin, middle, pause.before};
    Piece second{piece.span, piece.cut, middle, piece.end, pause.after};
    first.span.end_s = whole.parts[middle - 1].span.end_s;
    second.span.begin_s = std::max(first.span.end_s, whole.parts[middle].span.begin_s);
    const double gap = second.span.begin_s - first.span.end_s;
    if (gap > 2 * padding_s) {
        first.cut.end_s = cut_after(first.span, gap, speech, padding_s);
        second.cut.begin_s = cut_before(second.span, gap, speech, padding_s);
    } else {
        first.cut.end_s = second.cut.begin_s =
            speech.quietest({first.span.end_s, second.span.begin_s});
    }
    return {first, second};
}

/// Splits at the longest pause between two parts until all are short enough or have no pause.
void split_unit(const Unit& unit, const SpeechActivity& speech, const SegmentSettings& settings,
                std::vector<Unit>& units) {
    const PauseTree tree = pause_tree(unit, speech);
    std::vector<Piece> pieces = {{unit.span, unit.cut, 0, unit.parts.size(), tree.longest}};
    while (!pieces.empty()) {
        const Piece piece = pieces.back();
        pieces.pop_back();
        const bool has_pause =
            piece.longest_pause != PauseTree::none && tree.pauses[piece.longest_pause].seconds > 0;
        if (has_pause && piece.cut.seconds() > settings.max_seconds) {
            const auto [first, second] = halves_of(piece, unit, tree, speech, settings.padding_s);
            pieces.push_back(second);
            pieces.push_back(first);
        } else if (piece.end - piece.begin == unit.parts.size()) {
            units.push_back(unit);
        } else {
            units.push_back(unit_of(piece, unit));
        }
    }
}

std::vector<Unit> split_long_texts(const std::vector<Unit>& units, const SpeechActivity& speech,
                                   const SegmentSettings& settings) {
    std::vector<Unit> all;
    for (const Unit& unit : units)
        if (unit.cut.seconds() > settings.max_seconds)
            split_unit(unit, speech, settings, all);
        else
            all.push_back(unit);
    return all;
}

} // namespace

SegmentPlan plan_by_texts(const TimedTexts& texts, const SpeechActivity& speech,
                          const SegmentSettings& settings) {
    SegmentPlan plan;
    std::vector<Unit> units = without_overlaps(units_in_order(texts, speech.seconds(), plan), plan);
    set_cuts(units, speech, settings.padding_s, texts.is_exact);
    limit_cuts(units);
    units = join_unbroken(units);
    units = join_short_texts(split_long_texts(units, speech, settings), settings);
    for (const Unit& unit : units)
        if (unit.cut.seconds() < settings.min_seconds)
            skip(plan, unit.cut, unit.text, too_short_reason(settings));
        else if (unit.cut.seconds() > settings.max_seconds)
            skip(plan, unit.cut, unit.text, too_long_reason(settings));
        else
            plan.segments.push_back({unit.cut, unit.text, unit.line});
    std::ranges::stable_sort(plan.skipped, {},
                             [](const SkippedSegment& part) { return part.span.begin_s; });
    return plan;
}

} // namespace formant
