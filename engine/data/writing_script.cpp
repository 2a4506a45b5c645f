#include "engine/data/writing_script.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <map>

namespace formant {
namespace {

/// Counts the letters of each script.
std::map<UScriptCode, int> count_scripts(const std::string& text) {
    std::map<UScriptCode, int> counts;
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < length;) {
        UChar32 letter = 0;
        U8_NEXT(text.data(), at, length, letter);
        UErrorCode failure = U_ZERO_ERROR;
        if (letter >= 0 && u_isalpha(letter))
            ++counts[uscript_getScript(letter, &failure)];
    }
    return counts;
}

} // namespace

std::string script_of(const std::string& text) {
    const auto counts = count_scripts(text);
    const auto most = std::ranges::max_element(
        counts, {}, [](const auto& script_and_count) { return script_and_count.second; });
    return most == counts.end() ? "" : uscript_getShortName(most->first);
}

} // namespace formant
