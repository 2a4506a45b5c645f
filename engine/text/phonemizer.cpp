#include "engine/text/phonemizer.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/text/espeak_voice.h"
#include "engine/text/language_code.h"
#include "engine/text/punctuation.h"
#include "engine/text/stress_marks.h"

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

/// Returns the folder of espeak-ng-data in a package that contains espeak-ng; empty if this is
/// none, and the system's library knows its own.
std::string packaged_data() {
    const Path folder = engine_folder();
    return path_exists(folder / "espeak-ng-data") ? folder.string() : "";
}

/// Must be called with the mutex locked. espeak-ng starts a thread, and ends the program if it
/// cannot, so one is started first to see whether that is possible.
Result<void> start_espeak() {
    static bool is_started = false;
    if (is_started)
        return {};
    auto trial = start_thread([] {});
    if (!trial)
        return fail(trial.error());
    trial->join();
    const std::string data = packaged_data();
    is_started = espeak_Initialize(AUDIO_OUTPUT_RETRIEVAL, 0, data.empty() ? nullptr : data.c_str(),
                                   espeakINITIALIZE_DONT_EXIT) > 0;
    if (is_started)
        return {};
    return fail(ErrorKind::internal,
                message(FORMANT_TR("text", "espeak-ng does not start; is the package "
                                           "espeak-ng-data installed?")));
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
    explicit IpaReader(const TextConfig& config)
        : keep_stress_(config.keeps_stress()), language_(language_of(config.language)) {}

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
    std::int64_t count_language_switches() const { return n_language_switches_; }

  private:
    void take(std::string_view symbol) {
        if (symbol == "(" || symbol == ")")
            take_bracket(symbol == "(");
        else if (in_language_mark_)
            mark_ += symbol;
        else if (symbol == " " || symbol == "\n" || symbol == "_")
            end_word();
        else if (!is_joiner(symbol) && (keep_stress_ || !is_stress_or_length(symbol)))
            add_to_word(symbol);
    }
    void take_bracket(bool opens) {
        in_language_mark_ = opens;
        if (opens)
            mark_.clear();
        else
            is_switched_ = language_of(mark_) != language_;
    }
    void add_to_word(std::string_view symbol) {
        word_.emplace_back(symbol);
        has_switched_sound_ |= is_switched_;
    }
    void end_word() {
        if (!word_.empty())
            words_.push_back(std::move(word_));
        n_language_switches_ += has_switched_sound_ ? 1 : 0;
        has_switched_sound_ = false;
        word_.clear();
    }

    bool keep_stress_;
    std::string language_; ///< of the voice
    bool in_language_mark_ = false;
    std::string mark_;         ///< the language that a mark changes to
    bool is_switched_ = false; ///< the sounds are those of another language
    bool has_switched_sound_ = false;
    std::int64_t n_language_switches_ = 0;
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

/// Reads a text clause by clause.
void pronounce(const std::string& text, const std::string& voice, bool keep_punctuation,
               IpaReader& reader) {
    const std::lock_guard lock(espeak_mutex());
    espeak_SetVoiceByName(voice.c_str());
    const void* rest = text.c_str();
    while (rest != nullptr) { // espeak-ng reads one clause a call and moves the pointer on
        const void* const clause = rest;
        if (const char* ipa = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, espeakPHONEMES_IPA))
            reader.read(ipa);
        if (keep_punctuation)
            reader.end_clause(marks_between(clause, rest));
    }
}

} // namespace

Result<std::unique_ptr<Phonemizer>> Phonemizer::create(const TextConfig& config) {
    const std::lock_guard lock(espeak_mutex());
    if (auto started = start_espeak(); !started)
        return fail(started.error());
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
    Words words = pronounced(without_stress_marks(text));
    if (!config_.keeps_stress())
        return words;
    std::size_t next = 0;
    for (const MarkedWord& marked : stressed_spellings(text, config_.language))
        next = move_stress(marked, pronounced(marked.word), config_.language, next, words);
    return words;
}

Words Phonemizer::pronounced(const std::string& text) const {
    IpaReader reader(config_);
    pronounce(text, voice_, config_.keep_punctuation, reader);
    return reader.take_words();
}

std::int64_t Phonemizer::count_language_switches(const std::string& text) const {
    IpaReader reader(config_);
    pronounce(text, voice_, config_.keep_punctuation, reader);
    return reader.count_language_switches();
}

Result<std::vector<SpokenLanguage>> Phonemizer::languages() {
    const std::lock_guard lock(espeak_mutex());
    if (auto started = start_espeak(); !started)
        return fail(started.error());
    return espeak_languages();
}

std::string Phonemizer::espeak_version() {
    return espeak_Info(nullptr);
}

} // namespace formant
