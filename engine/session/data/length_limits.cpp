#include "engine/session/data/length_limits.h"

#include <algorithm>

namespace formant {
namespace {

/// Tokens that may stand between two concatenated texts.
constexpr std::int64_t joining_tokens = 2;

/// Returns the audio samples of the longest silence in a concatenation of `count` clips.
double silence(const DataConfig& data, std::int64_t count, std::int64_t sample_rate_hz) {
    const double ms = static_cast<double>(count - 1) * data.concatenate_pause_ms_max +
                      2 * data.concatenate_edge_ms_max;
    return ms / 1000 * static_cast<double>(sample_rate_hz);
}

} // namespace

std::optional<Message> beyond_limits(const TokenLimits& limits, const Path& file,
                                     std::int64_t tokens, std::int64_t frames) {
    if (limits.max_text > 0 && tokens > limits.max_text)
        return message(FORMANT_TR("session", "{file} was excluded: its text has {tokens} tokens, "
                                             "and the model has positions for {max} "
                                             "(max_text_tokens)"),
                       {{"file", file.string()},
                        {"tokens", std::to_string(tokens)},
                        {"max", std::to_string(limits.max_text)}});
    if (limits.max_frames > 0 && frames > limits.max_frames)
        return message(FORMANT_TR("session", "{file} was excluded: it has {frames} frames, and the "
                                             "model has positions for {max} (max_audio_tokens)"),
                       {{"file", file.string()},
                        {"frames", std::to_string(frames)},
                        {"max", std::to_string(limits.max_frames)}});
    return std::nullopt;
}

Result<void> check_concatenated_lengths(const DataConfig& data, const FeatureNeeds& needs,
                                        const TrainingClips& clips) {
    const std::int64_t count = data.concatenate_max;
    if (count <= 1 || needs.limits.max_frames == 0)
        return {};
    std::int64_t tokens = 0, samples = 0;
    for (const TrainingClip& clip : clips) {
        tokens = std::max(tokens, static_cast<std::int64_t>(clip.tokens.size()));
        samples = std::max(samples, clip.samples.numel());
    }
    const double longest =
        static_cast<double>(count * samples) + silence(data, count, needs.mel.sample_rate_hz);
    const std::int64_t frames = frames_of(needs, static_cast<std::int64_t>(longest));
    if (count * (tokens + joining_tokens) <= needs.limits.max_text &&
        frames <= needs.limits.max_frames)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{count} concatenated recordings may have {tokens} "
                                              "text tokens and {frames} frames, and the model has "
                                              "positions for {text} and {audio}: reduce "
                                              "data.concatenate_max, or raise max_text_tokens and "
                                              "max_audio_tokens of the model"),
                        {{"count", std::to_string(count)},
                         {"tokens", std::to_string(count * (tokens + joining_tokens))},
                         {"frames", std::to_string(frames)},
                         {"text", std::to_string(needs.limits.max_text)},
                         {"audio", std::to_string(needs.limits.max_frames)}}));
}

} // namespace formant
