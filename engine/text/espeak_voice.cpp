#include "engine/text/espeak_voice.h"

#include <espeak-ng/speak_lib.h>

#include <algorithm>
#include <cctype>
#include <limits>
#include <span>
#include <string_view>

namespace formant {
namespace {

constexpr int not_spoken = std::numeric_limits<int>::max();

/// Returns the rank of a voice among those of the language; the best is 1. espeak-ng stores the
/// languages of a voice consecutively, each as a byte with the rank and a code string; rank 0 ends
/// the list.
int rank_for(const espeak_VOICE& voice, std::string_view language) {
    const char* entry = voice.languages;
    while (*entry != 0) {
        const std::string_view code = entry + 1;
        if (code == language)
            return static_cast<unsigned char>(*entry);
        entry += 1 + code.size() + 1;
    }
    return not_spoken;
}

std::optional<std::string> file_of_first_voice(std::string_view language) {
    std::optional<std::string> file;
    int first = not_spoken;
    for (const espeak_VOICE** voice = espeak_ListVoices(nullptr); *voice != nullptr; ++voice) {
        const int rank = rank_for(**voice, language);
        if (rank >= first)
            continue;
        first = rank;
        file = (*voice)->identifier;
    }
    return file;
}

/// Returns the main language of a voice: the first in its list, after the rank byte.
SpokenLanguage spoken_language(const espeak_VOICE& voice) {
    return {voice.languages + 1, voice.name};
}

/// Returns the start of the variant ("+f3" in "sv-se+f3"), or the end of the code.
std::size_t end_of_tag(const std::string& code) {
    return std::min(code.find('+'), code.size());
}

/// Converts the tag to the notation of espeak-ng: "en_GB" to "en-gb".
std::string to_espeak_tag(std::string code) {
    for (char& letter : std::span(code).first(end_of_tag(code)))
        letter = letter == '_'
                     ? '-'
                     : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return code;
}

/// Removes the country: "sv-se" to "sv", "es-419" to "es", "sv-se+f3" to "sv+f3". Returns nothing
/// if the tag has no country at its end.
std::optional<std::string> without_country(const std::string& code) {
    constexpr std::size_t max_country_length = 3;
    const std::size_t country = code.find('-'), end = end_of_tag(code);
    if (country >= end || end - country - 1 > max_country_length)
        return std::nullopt;
    return code.substr(0, country) + code.substr(end);
}

/// Finds a voice by its name or file, then by its languages: "gmw/en" has "en-gb".
std::optional<std::string> voice_of(const std::string& code) {
    if (espeak_SetVoiceByName(code.c_str()) == EE_OK)
        return code;
    const std::size_t end = end_of_tag(code);
    auto file = file_of_first_voice(std::string_view(code).substr(0, end));
    if (file)
        file->append(code, end);
    return file;
}

} // namespace

std::vector<SpokenLanguage> espeak_languages() {
    std::vector<SpokenLanguage> languages;
    for (const espeak_VOICE** voice = espeak_ListVoices(nullptr); *voice != nullptr; ++voice)
        if (*(*voice)->languages != 0)
            languages.push_back(spoken_language(**voice));
    return languages;
}

std::optional<std::string> find_espeak_voice(const std::string& code) {
    if (auto voice = voice_of(code))
        return voice;
    const std::string tag = to_espeak_tag(code);
    if (auto voice = voice_of(tag))
        return voice;
    const auto language = without_country(tag);
    return language ? voice_of(*language) : std::nullopt;
}

} // namespace formant
