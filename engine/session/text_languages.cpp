#include "engine/session/text_languages.h"

#include "engine/text/phonemizer.h"

#include <algorithm>

namespace formant {

Result<std::vector<TextLanguage>> text_languages() {
    return Phonemizer::languages().map([](const std::vector<SpokenLanguage>& spoken) {
        std::vector<TextLanguage> languages;
        languages.reserve(spoken.size());
        for (const SpokenLanguage& one : spoken)
            languages.push_back({one.code, one.name});
        std::ranges::stable_sort(languages, {}, &TextLanguage::name);
        return languages;
    });
}

} // namespace formant
