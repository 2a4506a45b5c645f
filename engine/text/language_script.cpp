#include "engine/text/language_script.h"

#include "engine/text/icu_locale.h"
#include "engine/text/language_code.h"

#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <span>

namespace formant {
namespace {

/// Returns true if one of the scripts of the language matches; Japanese has three.
bool is_tag_written_in(const std::string& tag, const std::string& script) {
    std::array<UScriptCode, 8> scripts{};
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t count = uscript_getCode(locale_of(tag).getName(), scripts.data(),
                                               static_cast<std::int32_t>(scripts.size()), &status);
    if (U_FAILURE(status) || count <= 0)
        return true;
    const auto known = std::span(scripts).first(static_cast<std::size_t>(count));
    return std::ranges::any_of(
        known, [&](UScriptCode code) { return script == uscript_getShortName(code); });
}

/// Converts a locale name to a tag: "sv_SE.UTF-8" to "sv-SE".
std::string as_tag(std::string name) {
    name.resize(std::min(name.find_first_of(".@"), name.size()));
    std::ranges::replace(name, '_', '-');
    return name;
}

} // namespace

bool is_written_in(const std::string& voice_code, const std::string& script) {
    return is_tag_written_in(language_tag_of(voice_code), script);
}

std::string likely_language(const std::string& script, const std::vector<std::string>& preferred) {
    if (script.empty())
        return {};
    for (const std::string& name : preferred)
        if (std::string tag = as_tag(name);
            *locale_of(tag).getLanguage() != '\0' && is_tag_written_in(tag, script))
            return tag;
    icu::Locale likely = locale_of("und-" + script);
    UErrorCode status = U_ZERO_ERROR;
    likely.addLikelySubtags(status);
    return U_SUCCESS(status) ? likely.getLanguage() : "";
}

} // namespace formant
