#include "engine/session/corpus/likely_text_language.h"

#include "engine/base/text/lower_case.h"
#include "engine/session/corpus/text_languages.h"
#include "engine/text/language_code.h"
#include "engine/text/language_script.h"
#include "engine/text/text_config.h"

#include <algorithm>

namespace formant {
namespace {

std::string main_script(const std::map<std::string, std::int64_t>& scripts) {
    const auto most = std::ranges::max_element(
        scripts, {}, [](const auto& script_and_texts) { return script_and_texts.second; });
    return most == scripts.end() ? "" : most->first;
}

/// Returns candidates, most specific first: "pt-br", "pt"; then the default variant of the language
/// ("en-us") and that of the country named like it ("fr-fr").
std::vector<std::string> codes_for(const std::string& tag) {
    const std::string language = language_of(tag);
    std::vector<std::string> codes = {tag, language};
    if (const std::string usual = TextConfig().language; language_of(usual) == language)
        codes.push_back(usual);
    codes.push_back(language + '-' + language);
    return codes;
}

} // namespace

std::string likely_text_language(const std::map<std::string, std::int64_t>& scripts,
                                 const std::vector<std::string>& preferred) {
    const std::string tag = lower_case(likely_language(main_script(scripts), preferred));
    const auto spoken = text_languages();
    if (tag.empty() || !spoken)
        return {};
    for (const std::string& code : codes_for(tag))
        if (std::ranges::find(*spoken, code, &TextLanguage::code) != spoken->end())
            return code;
    const auto any = std::ranges::find(
        *spoken, language_of(tag), [](const TextLanguage& one) { return language_of(one.code); });
    return any == spoken->end() ? "" : any->code;
}

} // namespace formant
