#include "engine/session/training/sample_texts.h"

#include "engine/data/doctor/spoken_letters.h"

#include <algorithm>
#include <set>
#include <utility>

namespace formant {
namespace {

constexpr std::size_t most_texts = 3;

/// Each text once, the shortest first; those of one length by the alphabet.
std::set<std::pair<std::int64_t, std::string>> by_length(const TrainingClips& clips) {
    std::set<std::pair<std::int64_t, std::string>> texts;
    for (const TrainingClip& clip : clips)
        texts.emplace(spoken_letters(clip.text), clip.text);
    return texts;
}

/// Of the shorter half, spread over it.
std::vector<std::string> short_to_middle(const TrainingClips& clips) {
    const auto texts = by_length(clips);
    const std::size_t half = (texts.size() + 1) / 2;
    const std::size_t last = std::max(half, std::min(texts.size(), most_texts)) - 1;
    const std::size_t count = std::min(texts.size(), most_texts);
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = count == 1 ? 0 : i * last / (count - 1);
        chosen.push_back(std::next(texts.begin(), static_cast<std::ptrdiff_t>(place))->second);
    }
    return chosen;
}

Message why_these(bool are_validated_on, std::size_t count) {
    const MessageText validated =
        FORMANT_TR("session", "train.sample_texts is empty: the samples speak {count} {text|texts} "
                              "of the recordings that are kept to validate on");
    const MessageText trained =
        FORMANT_TR("session", "train.sample_texts is empty: the samples speak {count} {text|texts} "
                              "of the recordings that are trained on, for none are kept to "
                              "validate on");
    return message(are_validated_on ? validated : trained, {{"count", std::to_string(count)}},
                   static_cast<std::int64_t>(count));
}

} // namespace

SampleTexts sample_texts(const std::vector<std::string>& chosen, const TrainingData& data) {
    if (!chosen.empty())
        return {chosen, {}};
    const bool are_validated_on = !data.validation.empty();
    SampleTexts samples;
    samples.texts = short_to_middle(are_validated_on ? data.validation : data.training);
    samples.why = why_these(are_validated_on, samples.texts.size());
    return samples;
}

} // namespace formant
