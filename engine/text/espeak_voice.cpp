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

/// How far down a voice stands among those of the language; the first is 1. espeak-ng lists a
/// voice's languages one after the other, each as one byte of rank and the code's text; a rank of 0
/// ends them.
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

/// The code that it is listed by comes first, behind its rank.
SpokenLanguage language_of(const espeak_VOICE& voice) {
    return {voice.languages + 1, voice.name};
}

/// Where a variant begins: "+f3" of "sv-se+f3".
std::size_t end_of_tag(const std::string& code) {
    return std::min(code.find('+'), code.size());
}

/// As espeak-ng writes it: "en-gb" of "en_GB".
std::string as_espeak_writes(std::string code) {
    for (char& letter : std::span(code).first(end_of_tag(code)))
        letter = letter == '_'
                     ? '-'
                     : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return code;
}

/// "sv" of "sv-se", "es" of "es-419" and "sv+f3" of "sv-se+f3"; nothing where no country ends the
/// tag.
std::optional<std::string> without_country(const std::string& code) {
    constexpr std::size_t longest_country = 3;
    const std::size_t country = code.find('-'), end = end_of_tag(code);
    if (country >= end || end - country - 1 > longest_country)
        return std::nullopt;
    return code.substr(0, country) + code.substr(end);
}

/// By the names of voices and of their files, then by the languages that they speak: "gmw/en"
/// speaks "en-gb".
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
            languages.push_back(language_of(**voice));
    return languages;
}

std::optional<std::string> find_espeak_voice(const std::string& code) {
    if (auto voice = voice_of(code))
        return voice;
    const std::string tag = as_espeak_writes(code);
    if (auto voice = voice_of(tag))
        return voice;
    const auto language = without_country(tag);
    return language ? voice_of(*language) : std::nullopt;
}

} // namespace formant
