#include "engine/text/phonemizer.h"

#include "engine/text/espeak_voice.h"
#include "engine/text/punctuation.h"

#include <espeak-ng/speak_lib.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <string_view>

namespace formant {
namespace {

/// Guards espeak-ng, which has one voice and one result buffer per process.
std::mutex& espeak_mutex() {
    static std::mutex mutex;
    return mutex;
}

bool start_espeak() {
    static const bool started =
        espeak_Initialize(AUDIO_OUTPUT_RETRIEVAL, 0, nullptr, espeakINITIALIZE_DONT_EXIT) > 0;
    return started;
}

/// Returns the number of bytes of the UTF-8 code point that starts with `first`.
std::size_t code_point_length(unsigned char first) {
    if (first < 0x80)
        return 1;
    if (first < 0xE0)
        return 2;
    return first < 0xF0 ? 3 : 4;
}

/// Recognizes joiners between letters of one sound; they have no sound of their own.
bool is_joiner(std::string_view symbol) {
    return symbol == "\u200d" || symbol == "\u0361";
}

bool is_stress_or_length(std::string_view symbol) {
    static constexpr std::array marks = {std::string_view("\u02c8"), std::string_view("\u02cc"),
                                         std::string_view("\u02d0")};
    return std::find(marks.begin(), marks.end(), symbol) != marks.end();
}

/// Splits the IPA of espeak-ng into words of code points. "(en)" and similar marks change the
/// language.
class IpaReader {
  public:
    explicit IpaReader(bool keep_stress) : keep_stress_(keep_stress) {}

    void read(std::string_view ipa) {
        while (!ipa.empty()) {
            const std::size_t length =
                std::min(ipa.size(), code_point_length(static_cast<unsigned char>(ipa[0])));
            take(ipa.substr(0, length));
            ipa.remove_prefix(length);
        }
        end_word();
    }
    /// Ignores marks before the first word: they cannot be spoken.
    void end_clause(const std::vector<std::string>& marks) {
        for (const std::string& mark : marks)
            if (!words_.empty())
                end_word_with(mark, words_.back());
    }
    Words take_words() { return std::move(words_); }

  private:
    void take(std::string_view symbol) {
        if (symbol == "(" || symbol == ")")
            in_language_mark_ = symbol == "(";
        else if (symbol == " " || symbol == "\n" || symbol == "_")
            end_word();
        else if (!in_language_mark_ && !is_joiner(symbol) &&
                 (keep_stress_ || !is_stress_or_length(symbol)))
            word_.emplace_back(symbol);
    }
    void end_word() {
        if (!word_.empty())
            words_.push_back(std::move(word_));
        word_.clear();
    }

    bool keep_stress_;
    bool in_language_mark_ = false;
    Word word_;
    Words words_;
};

/// Returns the marks at the end of a clause. espeak-ng drops them, and reads one character of the
/// next clause to find the end.
std::vector<std::string> marks_between(const void* clause, const void* rest) {
    const auto* begin = static_cast<const char*>(clause);
    if (rest == nullptr)
        return marks_at_end(begin, 0);
    return marks_at_end({begin, static_cast<const char*>(rest)}, 1);
}

tl::unexpected<Error> not_started() {
    return fail(ErrorKind::internal,
                message(FORMANT_TR("text", "espeak-ng does not start; is the package "
                                           "espeak-ng-data installed?")));
}

} // namespace

Result<std::unique_ptr<Phonemizer>> Phonemizer::create(const TextConfig& config) {
    const std::lock_guard lock(espeak_mutex());
    if (!start_espeak())
        return not_started();
    auto voice = find_espeak_voice(config.language);
    if (!voice)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("text", "text.language is '{language}', which espeak-ng does "
                                       "not support; `espeak-ng --voices` lists all voices"),
                    {{"language", config.language}}));
    return std::unique_ptr<Phonemizer>(new Phonemizer(config, std::move(*voice)));
}

Words Phonemizer::phonemize(const std::string& text) const {
    const std::lock_guard lock(espeak_mutex());
    espeak_SetVoiceByName(voice_.c_str());
    IpaReader reader(config_.keep_stress);
    const void* rest = text.c_str();
    while (rest != nullptr) { // espeak-ng reads one clause a call and moves the pointer on
        const void* const clause = rest;
        if (const char* ipa = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, espeakPHONEMES_IPA))
            reader.read(ipa);
        if (config_.keep_punctuation)
            reader.end_clause(marks_between(clause, rest));
    }
    return reader.take_words();
}

Result<std::vector<SpokenLanguage>> Phonemizer::languages() {
    const std::lock_guard lock(espeak_mutex());
    if (!start_espeak())
        return not_started();
    return espeak_languages();
}

std::string Phonemizer::espeak_version() {
    return espeak_Info(nullptr);
}

} // namespace formant
