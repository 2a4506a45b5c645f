#include "engine/session/corpus/text_languages.h"

#include "engine/text/language_code.h"
#include "engine/text/language_name.h"
#include "engine/text/phonemizer.h"

#include <algorithm>

namespace formant {

namespace {

std::string name_of(const SpokenLanguage& spoken, const std::string& in_language) {
    const bool in_english = language_of(in_language) == "en";
    const std::string name = in_english ? "" : language_name(spoken.code, in_language);
    return name.empty() ? spoken.name : name;
}

} // namespace

Result<std::vector<TextLanguage>> text_languages(const std::string& in_language) {
    return Phonemizer::languages().map([&](const std::vector<SpokenLanguage>& spoken) {
        std::vector<TextLanguage> languages;
        languages.reserve(spoken.size());
        for (const SpokenLanguage& one : spoken)
            languages.push_back({one.code, name_of(one, in_language)});
        std::ranges::stable_sort(languages, {}, &TextLanguage::name);
        return languages;
    });
}

} // namespace formant
