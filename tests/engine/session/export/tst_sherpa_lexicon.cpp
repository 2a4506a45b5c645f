#include "engine/session/export/sherpa_lexicon.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sherpa_lexicon {

TextConfig english_phonemes() {
    TextConfig config;
    config.language = "en-us";
    return config;
}

std::string lexicon(const std::string& text, const std::vector<std::string>& symbols) {
    const TextConfig config = english_phonemes();
    return sherpa_lexicon(
        text, **TextReader::create(config), config,
        *sherpa_tokens(SymbolTable::from_symbols(symbols), TokenLayout::spaced, false));
}

class TestSherpaLexicon : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_word_has_its_pronunciation_once() {
        QCOMPARE(
            lexicon("Two teas, and two pins.", {"t", "u", "ː", "p", "n", "z", "ɪ", "d", "æ", "i"}),
            std::string("and æ n d\npins p ɪ n z\nteas t i ː z\ntwo t u ː\n"));
    }
    void a_symbol_that_is_no_token_is_written_in_its_parts() {
        TextConfig german;
        german.language = "de";
        const auto tokens = sherpa_tokens(piper_symbols(), TokenLayout::piper, false);
        QCOMPARE(sherpa_lexicon("ich", **TextReader::create(german), german, *tokens),
                 std::string("ich ɪ c \u0327\n"));
    }
    void what_the_voice_cannot_speak_is_not_in_it() {
        QCOMPARE(lexicon("two pins", {"t", "u"}), std::string("two t u\n"));
    }
};

FORMANT_TEST(TestSherpaLexicon)

} // namespace tst_sherpa_lexicon

#include "tst_sherpa_lexicon.moc"
