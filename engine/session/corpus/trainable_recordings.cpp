#include "engine/session/corpus/trainable_recordings.h"

#include "engine/data/doctor/spoken_letters.h"
#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"
#include "engine/text/unicode/garbled_text.h"

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t max_texts_read = 300;
constexpr double frames_per_s = 22050.0 / 256; ///< of the default audio settings

std::unique_ptr<TextReader> reader_for(const Corpus& corpus, const std::string& language) {
    TextConfig config;
    config.language = language;
    if (language.empty() || corpus.utterances.size() > max_texts_read)
        return nullptr;
    return TextReader::create(config).value_or(nullptr);
}

/// Returns the number of frames that the text needs: one for each token.
std::int64_t frames_needed(const std::string& text, const TextReader* reader) {
    if (reader == nullptr)
        return spoken_letters(text);
    const auto spoken = reader->read(text);
    std::vector<std::string> symbols;
    for (const auto& part : spoken)
        symbols.insert(symbols.end(), part.begin(), part.end());
    const Tokenizer tokenizer(SymbolTable::from_symbols(symbols), TokenLayout::spaced);
    return std::ssize(tokenizer(spoken).tokens);
}

} // namespace

std::int64_t count_trainable(const Corpus& corpus,
                             const std::map<std::string, RecordingStats>& stats,
                             const std::string& language) {
    const auto reader = reader_for(corpus, language);
    return std::ranges::count_if(corpus.utterances, [&](const Utterance& utterance) {
        const auto known = stats.find(utterance.file.string());
        if (known == stats.end() || known->second.sound_s <= 0 ||
            spoken_letters(utterance.text) == 0 || is_garbled(utterance.text))
            return false;
        const auto frames = static_cast<std::int64_t>(known->second.sound_s * frames_per_s) + 1;
        return frames >= frames_needed(utterance.text, reader.get());
    });
}

} // namespace formant
