#include "engine/session/preflight/preflight_texts.h"

#include "engine/data/writing_script.h"
#include "engine/session/config/model_facts.h"
#include "engine/text/language_script.h"
#include "engine/text/text_reader.h"

#include <algorithm>
#include <ranges>

namespace formant {
namespace {

/// Reading a text takes about a millisecond; a preflight takes seconds.
constexpr std::size_t max_texts = 100;

/// Names and loan words of other languages are a smaller share of a text.
constexpr double max_switched_share = 0.2;

} // namespace

void check_writing_script(const VoiceConfig& config, const Utterances& utterances,
                          PreflightReport& report) {
    const std::string& language = config.text.language;
    const auto is_in_other_script = [&](const Utterance& said) {
        const std::string script = script_of(said.text);
        return !script.empty() && !is_written_in(language, script);
    };
    if (!needs_texts(config) ||
        2 * std::ranges::count_if(utterances, is_in_other_script) <= std::ssize(utterances))
        return;
    report.warn("text-language",
                message(FORMANT_TR("session",
                                   "text.language is '{language}', but most texts are written in "
                                   "another script. Set the language of the texts. First: {text}"),
                        {{"language", language},
                         {"text", std::ranges::find_if(utterances, is_in_other_script)->text}}));
}

void check_pronunciation(const VoiceConfig& config, const Utterances& utterances,
                         PreflightReport& report) {
    if (!needs_texts(config) || config.text.mode != "phonemes")
        return;
    const auto reader = TextReader::create(config.text);
    if (!reader) // already reported
        return;
    std::int64_t count = 0, switched = 0;
    std::string first;
    for (const Utterance& said : utterances | std::views::take(max_texts)) {
        const std::int64_t here = (*reader)->count_language_switches(said.text);
        if (here > 0 && first.empty())
            first = said.text;
        switched += here;
        count += std::ssize((*reader)->read(said.text));
    }
    if (static_cast<double>(switched) <= max_switched_share * static_cast<double>(count))
        return;
    report.warn(
        "text-pronunciation",
        message(FORMANT_TR("session",
                           "espeak-ng has no pronunciation in '{language}' for {switched} of "
                           "{count} words and names their letters in another language. Set "
                           "text.mode to characters, write the texts as they are spoken, or "
                           "set another text.language. First: {text}"),
                {{"language", config.text.language},
                 {"switched", std::to_string(switched)},
                 {"count", std::to_string(count)},
                 {"text", first}}));
}

} // namespace formant
