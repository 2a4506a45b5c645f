#include "engine/session/corpus/missing_pronunciations.h"

#include "engine/text/text_reader.h"

#include <algorithm>

namespace formant {
namespace {

/// Reading a text takes about a millisecond.
constexpr std::size_t max_texts = 100;

/// Names and loan words of other languages are a smaller share of a text.
constexpr double max_switched_share = 0.2;

} // namespace

std::optional<Message> missing_pronunciations_warning(const TextConfig& config,
                                                      const Utterances& utterances) {
    if (config.mode != "phonemes")
        return std::nullopt;
    const auto reader = TextReader::create(config);
    if (!reader) // reported where the language is set
        return std::nullopt;
    std::int64_t count = 0, switched = 0;
    std::string first;
    for (std::size_t i = 0; i < std::min(max_texts, utterances.size()); ++i) {
        const std::string& text = utterances[i].text;
        const std::int64_t here = (*reader)->count_language_switches(text);
        if (here > 0 && first.empty())
            first = text;
        switched += here;
        count += std::ssize((*reader)->read(text));
    }
    if (static_cast<double>(switched) <= max_switched_share * static_cast<double>(count))
        return std::nullopt;
    return message(FORMANT_TR("session",
                              "espeak-ng has no pronunciation in '{language}' for {switched} of "
                              "{count} words and names their letters in another language. Set "
                              "text.mode to characters, write the texts as they are spoken, or "
                              "set another text.language. First: {text}"),
                   {{"language", config.language},
                    {"switched", std::to_string(switched)},
                    {"count", std::to_string(count)},
                    {"text", first}});
}

} // namespace formant
