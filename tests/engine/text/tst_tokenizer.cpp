#include "engine/text/tokenizer.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/corpora/spelled_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_tokenizer {

using test::spelled_words;

Tokenizer spaced(std::vector<std::string> symbols) {
    return {SymbolTable::from_symbols(std::move(symbols)), TokenLayout::spaced};
}

/// Returns tokenizers with upstream tables and with one of ours.
const std::vector<Tokenizer>& all_layouts() {
    static const std::vector<Tokenizer> all = {
        spaced({"h", "æ", "z", "n", "ˈ", "ɑ", "ː", "t", "."}),
        {vits_symbols(), TokenLayout::spaced},
        {vits_symbols(), TokenLayout::plain},
        {vits_symbols(), TokenLayout::blanks},
        {piper_symbols(), TokenLayout::piper}};
    return all;
}

class TestTokenizer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spaces_stand_before_between_and_after_words() {
        QCOMPARE(spaced({"a", "b"})({{"a", "b"}, {"b"}}).tokens, (Tokens{1, 2, 3, 1, 3, 1}));
    }
    void unknown_symbols_are_skipped_and_named() {
        const auto text = spaced({"a"})({{"a", "x"}});
        QCOMPARE(text.tokens, (Tokens{1, 2, 1}));
        QCOMPARE(text.unknown, (std::vector<std::string>{"x"}));
    }
    void punctuation_marks_are_symbols_like_any_other() {
        const auto table = SymbolTable::from_symbols({"a", ",", "؟"});
        QCOMPARE(table.symbols(), (std::vector<std::string>{"<padding>", " ", ",", "a", "؟"}));
        const Tokenizer tokenizer(table, TokenLayout::spaced);
        QCOMPARE(tokenizer({{"a", ","}, {"a", "؟"}}).tokens, (Tokens{1, 3, 2, 1, 3, 4, 1}));
    }
    /// The expected ids were computed by text/__init__.py of jaywalnut310/vits.
    void plain_ids_equal_those_of_upstream_vits() {
        const Tokenizer plain(vits_symbols(), TokenLayout::plain);
        QCOMPARE(plain(spelled_words("ʃˈoʊz ɡɹˈeɪt, tˈuː.")).tokens,
                 (Tokens{131, 156, 57, 135, 68, 16, 92, 123, 156, 47, 102, 62, 3, 16, 62, 156, 63,
                         158, 4}));
        QCOMPARE(plain(spelled_words("hæz nˈɑːt ðə kˈiːp?")).tokens,
                 (Tokens{50, 72, 68, 16, 56, 156, 69, 158, 62, 16, 81, 83, 16, 53, 156, 51, 158, 58,
                         6}));
    }
    /// The apostrophe is there twice: Python's dict keeps the last.
    void of_a_duplicate_symbol_the_last_counts() {
        const Tokenizer plain(vits_symbols(), TokenLayout::plain);
        QCOMPARE(plain({{"n", "\u0329", "'", "n", "!"}}).tokens, (Tokens{56, 175, 176, 56, 5}));
    }
    /// The expected ids were computed by commons.intersperse of jaywalnut310/vits.
    void with_blanks_one_is_between_all_symbols_and_at_both_ends() {
        const Tokenizer blanks(vits_symbols(), TokenLayout::blanks);
        QCOMPARE(blanks(spelled_words("hæz nˈɑːt ðə kˈiːp?")).tokens,
                 (Tokens{0, 50, 0, 72, 0, 68, 0, 16, 0, 56,  0, 156, 0, 69,  0, 158, 0, 62, 0, 16,
                         0, 81, 0, 83, 0, 16, 0, 53, 0, 156, 0, 51,  0, 158, 0, 58,  0, 6,  0}));
    }
    /// The expected ids were computed by phoneme_ids.cpp of piper-phonemize, which receives
    /// "tˈɛst wˈʌn.tˈɛst, tˈuː": the phonemes of two sentences with nothing between them.
    void texts_of_piper_have_begin_and_end_marks_and_no_space_after_a_sentence() {
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper(spelled_words("tˈɛst wˈʌn. tˈɛst, tˈuː")).tokens,
                 (Tokens{1,   0, 32,  0, 120, 0, 61, 0, 31,  0, 32,  0, 3,   0, 35, 0,
                         120, 0, 102, 0, 26,  0, 10, 0, 32,  0, 120, 0, 61,  0, 31, 0,
                         32,  0, 8,   0, 3,   0, 32, 0, 120, 0, 33,  0, 122, 0, 2}));
    }
    void symbols_of_piper_are_decomposed() {
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper({{"ɪ", "ç"}}).tokens, (Tokens{1, 0, 74, 0, 16, 0, 140, 0, 2}));
    }
    void a_text_without_words_has_no_symbols() {
        for (const Tokenizer& tokenizer : all_layouts()) {
            QVERIFY(tokenizer({}).has_no_symbols);
            QVERIFY(tokenizer({{"♫"}}).has_no_symbols);
            QVERIFY(!tokenizer({{"h"}}).has_no_symbols);
        }
        QCOMPARE(Tokenizer(vits_symbols(), TokenLayout::blanks)({}).tokens, (Tokens{0}));
        QCOMPARE(Tokenizer(piper_symbols(), TokenLayout::piper)({}).tokens, (Tokens{1, 0, 2}));
    }
    void concatenated_texts_read_as_one() {
        for (const Tokenizer& tokenizer : all_layouts()) {
            const auto tokens = [&](const char* text) {
                return tokenizer(spelled_words(text)).tokens;
            };
            QCOMPARE(tokenizer.concatenate({tokens("hæz"), tokens("nˈɑːt"), tokens("z")}),
                     tokens("hæz nˈɑːt z"));
            QCOMPARE(tokenizer.concatenate({tokens("hæz."), tokens("nˈɑːt.")}),
                     tokens("hæz. nˈɑːt."));
            QCOMPARE(tokenizer.concatenate({tokens("hæz nˈɑːt")}), tokens("hæz nˈɑːt"));
        }
    }
    void concatenated_texts_have_one_begin_one_end_and_one_blank_between() {
        const Tokenizer blanks(vits_symbols(), TokenLayout::blanks);
        QCOMPARE(blanks.concatenate({{0, 50, 0}, {0, 72, 0}}), (Tokens{0, 50, 0, 16, 0, 72, 0}));
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper.concatenate({{1, 0, 20, 0, 2}, {1, 0, 39, 0, 2}}),
                 (Tokens{1, 0, 20, 0, 3, 0, 39, 0, 2}));
    }
    void concatenation_needs_no_symbols_for_tables_built_from_texts() {
        QCOMPARE(Tokenizer().concatenate({{1, 7, 1}, {1, 8, 9, 1}}), (Tokens{1, 7, 1, 8, 9, 1}));
        QCOMPARE(Tokenizer().concatenate({{}, {}}), Tokens()); // of a model without texts
    }
};

FORMANT_TEST(TestTokenizer)

} // namespace tst_tokenizer

#include "tst_tokenizer.moc"
