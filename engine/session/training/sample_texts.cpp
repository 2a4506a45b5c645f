#include "engine/session/training/sample_texts.h"

#include "engine/data/doctor/spoken_letters.h"

#include <algorithm>
#include <set>
#include <utility>

namespace formant {
namespace {

constexpr std::size_t max_texts = 3;

/// Returns each text once, the shortest first, in alphabetical order if the length is equal.
std::set<std::pair<std::int64_t, std::string>> by_length(const TrainingClips& clips) {
    std::set<std::pair<std::int64_t, std::string>> texts;
    for (const TrainingClip& clip : clips)
        texts.emplace(spoken_letters(clip.text), clip.text);
    return texts;
}

/// Selects texts evenly from the shorter half.
std::vector<std::string> short_to_medium(const TrainingClips& clips) {
    const auto texts = by_length(clips);
    const std::size_t half = (texts.size() + 1) / 2;
    const std::size_t last = std::max(half, std::min(texts.size(), max_texts)) - 1;
    const std::size_t count = std::min(texts.size(), max_texts);
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = count == 1 ? 0 : i * last / (count - 1);
        chosen.push_back(std::next(texts.begin(), static_cast<std::ptrdiff_t>(place))->second);
    }
    return chosen;
}

Message selection_message(bool is_validation, std::size_t count) {
    const MessageText validation = FORMANT_TR(
        "session", "train.sample_texts is empty; samples use {count} {text|texts} of the "
                   "validation set");
    const MessageText training = FORMANT_TR(
        "session", "train.sample_texts is empty; samples use {count} {text|texts} of the "
                   "training set, because there is no validation set");
    return message(is_validation ? validation : training, {{"count", std::to_string(count)}},
                   static_cast<std::int64_t>(count));
}

} // namespace

SampleTexts sample_texts(const std::vector<std::string>& chosen, const TrainingData& data) {
    if (!chosen.empty())
        return {chosen, {}};
    const bool is_validation = !data.validation.empty();
    SampleTexts samples;
    samples.texts = short_to_medium(is_validation ? data.validation : data.training);
    samples.reason = selection_message(is_validation, samples.texts.size());
    return samples;
}

} // namespace formant
