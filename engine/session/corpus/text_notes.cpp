#include "engine/session/corpus/text_notes.h"

#include "engine/session/corpus/missing_pronunciations.h"
#include "engine/text/markup.h"
#include "engine/text/stress_marks.h"

#include <algorithm>

namespace formant {
namespace {

template <class HasMark>
std::int64_t count_texts(const Utterances& utterances, const HasMark& has_mark) {
    return std::ranges::count_if(
        utterances, [&](const Utterance& utterance) { return has_mark(utterance.text); });
}

} // namespace

std::vector<Message> text_notes(const Utterances& utterances, const std::string& language) {
    std::vector<Message> notes;
    const auto add = [&](MessageText text, std::int64_t count) {
        if (count > 0)
            notes.push_back(message(text, {{"count", std::to_string(count)}}, count));
    };
    add(FORMANT_TR("session",
                   "{count} {text|texts} with marks of stress (a plus sign, an accent or "
                   "a capital letter at a Cyrillic vowel), which set the stress of the "
                   "spoken word"),
        count_texts(utterances, [&](const std::string& text) {
            return !stressed_spellings(unify_stress_marks(text), language).empty();
        }));
    add(FORMANT_TR("session", "{count} {text|texts} with markup or dots between syllables, which "
                              "are not spoken"),
        count_texts(utterances, [&](const std::string& text) {
            return remove_markup(text, language) != text;
        }));
    TextConfig config;
    config.language = language;
    if (!language.empty())
        if (auto warning = missing_pronunciations_warning(config, utterances))
            notes.push_back(std::move(*warning));
    return notes;
}

} // namespace formant
