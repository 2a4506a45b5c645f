#include "engine/data/segments/speech_activity.h"

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr double hop_s = SoundFrames::hop_s;
constexpr float certain_db = 12;       ///< above the floor
constexpr float possible_db = 6;       ///< above the floor
constexpr float tonal_db = 5;          ///< below the flatness of the noise
constexpr float dynamic_range_db = 50; ///< of a voice
constexpr float white_noise_db = -4;   ///< a flatness above this is noise
constexpr std::size_t min_run_frames = 5;
constexpr std::size_t frames_per_block = 500; ///< that share floor and speech level
constexpr std::size_t min_side_blocks = 2;
constexpr std::size_t reach_blocks = 6; ///< 30 s to both sides

/// What frames are compared with, in a part of the recording.
struct LocalLevels {
    float floor_db = 0;
    float speech_db = 0;
    float noise_flatness_db = 0;

    float possible() const {
        return std::max(floor_db + possible_db, speech_db - dynamic_range_db);
    }
    float certain() const { return std::max(floor_db + certain_db, speech_db - dynamic_range_db); }
};

float percentile(std::vector<float> values, double share) {
    if (values.empty())
        return 0;
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return values[static_cast<std::size_t>(place)];
}

/// Returns the levels of the frames in blocks `first` to `last`.
std::vector<float> levels_of_blocks(const SoundFrames& frames, std::size_t first,
                                    std::size_t last) {
    const std::size_t end = std::min(frames.count(), (last + 1) * frames_per_block);
    return {frames.levels_db.begin() + static_cast<std::ptrdiff_t>(first * frames_per_block),
            frames.levels_db.begin() + static_cast<std::ptrdiff_t>(end)};
}

/// The floor is the greater one of those before and after, so that where noise begins or ends, each
/// side has its own. Less than 15 s may be speech without a pause, and count together.
LocalLevels levels_around(const SoundFrames& frames, std::size_t block) {
    const std::size_t first = block - std::min(block, reach_blocks), last = block + reach_blocks;
    const bool has_both_sides =
        block >= min_side_blocks && (block + min_side_blocks) * frames_per_block < frames.count();
    LocalLevels local;
    local.floor_db = has_both_sides
                         ? std::max(percentile(levels_of_blocks(frames, first, block), 0.1),
                                    percentile(levels_of_blocks(frames, block, last), 0.1))
                         : percentile(levels_of_blocks(frames, first, last), 0.1);
    local.speech_db = percentile(levels_of_blocks(frames, first, last), 0.95);
    std::vector<float> flatness;
    const std::size_t end = std::min(frames.count(), (last + 1) * frames_per_block);
    for (std::size_t i = first * frames_per_block; i < end; ++i)
        if (frames.levels_db[i] < local.floor_db + possible_db / 2)
            flatness.push_back(frames.flatness_db[i]);
    local.noise_flatness_db = percentile(std::move(flatness), 0.5);
    return local;
}

std::vector<LocalLevels> all_levels(const SoundFrames& frames) {
    std::vector<LocalLevels> levels;
    for (std::size_t block = 0; block * frames_per_block < frames.count(); ++block)
        levels.push_back(levels_around(frames, block));
    return levels;
}

bool is_certain(const SoundFrames& frames, std::size_t i, const LocalLevels& local) {
    const float level = frames.levels_db[i];
    return level >= local.certain() ||
           (level >= local.possible() &&
            frames.flatness_db[i] <= local.noise_flatness_db - tonal_db);
}

/// Returns true if the frames, all of which may be speech, are.
bool is_voice(const SoundFrames& frames, std::size_t begin, std::size_t end,
              const std::vector<LocalLevels>& levels) {
    bool has_certain = false, has_tone = false;
    for (std::size_t i = begin; i < end; ++i) {
        has_certain = has_certain || is_certain(frames, i, levels[i / frames_per_block]);
        has_tone = has_tone || frames.flatness_db[i] < white_noise_db;
    }
    return has_certain && has_tone && end - begin >= min_run_frames;
}

std::size_t frame_at(double time_s, std::size_t count) {
    const auto frame = static_cast<std::ptrdiff_t>(std::floor(time_s / hop_s + 1e-6));
    return static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(frame, 0, static_cast<std::ptrdiff_t>(count) - 1));
}

TimeSpan span_of(std::size_t begin, std::size_t end) {
    return {static_cast<double>(begin) * hop_s, static_cast<double>(end) * hop_s};
}

} // namespace

SpeechActivity find_speech(const SoundFrames& frames) {
    const std::vector<LocalLevels> levels = all_levels(frames);
    SpeechActivity activity{frames.levels_db, std::vector<bool>(frames.count()), {}};
    const auto may_be_speech = [&](std::size_t i) {
        return frames.levels_db[i] >= levels[i / frames_per_block].possible();
    };
    for (std::size_t begin = 0, end = 0; begin < frames.count(); begin = end + 1) {
        for (end = begin; end < frames.count() && may_be_speech(end);)
            ++end;
        if (begin == end || !is_voice(frames, begin, end, levels))
            continue;
        activity.runs.push_back(span_of(begin, end));
        std::fill(activity.is_speech.begin() + static_cast<std::ptrdiff_t>(begin),
                  activity.is_speech.begin() + static_cast<std::ptrdiff_t>(end), true);
    }
    return activity;
}

bool SpeechActivity::is_speech_at(double time_s) const {
    return !is_speech.empty() && is_speech[frame_at(time_s, is_speech.size())];
}

double SpeechActivity::quietest(const TimeSpan& span) const {
    if (levels_db.empty())
        return span.begin_s;
    const std::size_t first = frame_at(span.begin_s, levels_db.size());
    const std::size_t last = frame_at(span.end_s, levels_db.size());
    std::size_t best = first;
    for (std::size_t i = first; i <= last; ++i)
        if (levels_db[i] < levels_db[best])
            best = i;
    const double middle = (static_cast<double>(best) + 0.5) * hop_s;
    return best == first ? span.begin_s : std::clamp(middle, span.begin_s, span.end_s);
}

TimeSpan SpeechActivity::longest_pause(const TimeSpan& span) const {
    TimeSpan longest{span.begin_s, span.begin_s};
    if (is_speech.empty())
        return longest;
    const std::size_t end = frame_at(span.end_s - hop_s / 2, is_speech.size());
    std::size_t quiet_from = frame_at(span.begin_s, is_speech.size());
    bool has_speech_before = false;
    for (std::size_t i = quiet_from; i <= end; ++i) {
        if (!is_speech[i])
            continue;
        const TimeSpan pause = span_of(quiet_from, i);
        if (has_speech_before && pause.seconds() > longest.seconds() + hop_s / 2)
            longest = pause;
        has_speech_before = true;
        quiet_from = i + 1;
    }
    return longest;
}

} // namespace formant
