#include "engine/text/language_name.h"

#include "engine/text/icu_locale.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

namespace formant {

std::string language_name(const std::string& voice_code, const std::string& in_language) {
    if (voice_code.find("-x-") !=
        std::string::npos) // espeak-ng's own varieties are "private use" in CLDR
        return {};
    const icu::Locale language = locale_of(language_tag_of(voice_code));
    const icu::Locale speaker = locale_of(in_language);
    icu::UnicodeString alone, whole;
    language.getDisplayLanguage(speaker, alone);
    const bool is_unknown =
        utf8_of(alone) == language.getLanguage(); // ICU returns the code as the name then
    if (is_unknown || *language.getLanguage() == '\0')
        return {};
    return utf8_of(language.getDisplayName(speaker, whole));
}

} // namespace formant
