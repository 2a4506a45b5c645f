#include "engine/session/export/sherpa_lexicon.h"

#include "engine/text/character_words.h"
#include "engine/text/decomposed.h"

#include <fmt/ranges.h>

#include <set>
#include <vector>

namespace formant {
namespace {

std::set<std::string> vocabulary_of(const std::string& text, TextConfig config) {
    config.keep_punctuation = false;
    std::set<std::string> vocabulary;
    for (const Word& letters : character_words(text, config))
        vocabulary.insert(fmt::format("{}", fmt::join(letters, "")));
    return vocabulary;
}

/// Returns the tokens of a symbol: its code points in decomposed form, if it is not a token itself.
std::vector<std::string> written_by(const std::string& symbol, const SherpaTokens& tokens) {
    std::vector<std::string> written =
        tokens.has(symbol) ? std::vector{symbol} : decomposed(symbol);
    std::erase_if(written, [&](const std::string& part) { return !tokens.has(part); });
    return written;
}

} // namespace

std::string sherpa_lexicon(const std::string& text, const TextReader& reader,
                           const TextConfig& config, const SherpaTokens& tokens) {
    std::string lines;
    for (const std::string& word : vocabulary_of(text, config)) {
        std::string line = word;
        for (const Word& spoken : reader.read(word))
            for (const std::string& symbol : spoken)
                for (const std::string& written : written_by(symbol, tokens))
                    line += " " + written;
        if (line != word)
            lines += line + "\n";
    }
    return lines;
}

} // namespace formant
