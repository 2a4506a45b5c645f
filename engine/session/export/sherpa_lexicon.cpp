#include "engine/session/export/sherpa_lexicon.h"

#include "engine/text/character_words.h"

#include <fmt/ranges.h>

#include <set>

namespace formant {
namespace {

std::set<std::string> vocabulary_of(const std::string& text, TextConfig config) {
    config.keep_punctuation = false;
    std::set<std::string> vocabulary;
    for (const Word& letters : character_words(text, config))
        vocabulary.insert(fmt::format("{}", fmt::join(letters, "")));
    return vocabulary;
}

} // namespace

std::string sherpa_lexicon(const std::string& text, const TextReader& reader,
                           const TextConfig& config, const SherpaTokens& tokens) {
    std::string lines;
    for (const std::string& word : vocabulary_of(text, config)) {
        std::string line = word;
        for (const Word& spoken : reader.read(word))
            for (const std::string& symbol : spoken)
                if (tokens.has(symbol))
                    line += " " + symbol;
        if (line != word)
            lines += line + "\n";
    }
    return lines;
}

} // namespace formant
