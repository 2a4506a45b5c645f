#include "engine/text/public_symbols.h"
#include "engine/text/tokenizer.h"
#include "tests/support/corpora/spelled_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::spelled_words;

namespace {

Tokenizer spaced(std::vector<std::string> symbols) {
    return {SymbolTable::from_symbols(std::move(symbols)), TokenLayout::spaced};
}

/// Of other programs' tables, and of one of ours.
const std::vector<Tokenizer>& all_layouts() {
    static const std::vector<Tokenizer> all = {
        spaced({"h", "æ", "z", "n", "ˈ", "ɑ", "ː", "t", "."}),
        {vits_symbols(), TokenLayout::spaced},
        {vits_symbols(), TokenLayout::plain},
        {vits_symbols(), TokenLayout::blanks},
        {piper_symbols(), TokenLayout::piper}};
    return all;
}

} // namespace

class TestTokenizer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spaces_stand_before_between_and_after_words() {
        QCOMPARE(spaced({"a", "b"})({{"a", "b"}, {"b"}}).tokens, (Tokens{1, 2, 3, 1, 3, 1}));
    }
    void unknown_symbols_are_left_out_and_named() {
        const auto text = spaced({"a"})({{"a", "x"}});
        QCOMPARE(text.tokens, (Tokens{1, 2, 1}));
        QCOMPARE(text.unknown, (std::vector<std::string>{"x"}));
    }
    void marks_of_punctuation_are_symbols_like_any_other() {
        const auto table = SymbolTable::from_symbols({"a", ",", "؟"});
        QCOMPARE(table.symbols(), (std::vector<std::string>{"<padding>", " ", ",", "a", "؟"}));
        const Tokenizer tokenizer(table, TokenLayout::spaced);
        QCOMPARE(tokenizer({{"a", ","}, {"a", "؟"}}).tokens, (Tokens{1, 3, 2, 1, 3, 4, 1}));
    }
    /// By text/__init__.py of jaywalnut310/vits, run on this text.
    void plain_ids_are_those_of_the_public_vits() {
        const Tokenizer plain(vits_symbols(), TokenLayout::plain);
        QCOMPARE(plain(spelled_words("ʃˈoʊz ɡɹˈeɪt, tˈuː.")).tokens,
                 (Tokens{131, 156, 57, 135, 68, 16, 92, 123, 156, 47, 102, 62, 3, 16, 62, 156, 63,
                         158, 4}));
        QCOMPARE(plain(spelled_words("hæz nˈɑːt ðə kˈiːp?")).tokens,
                 (Tokens{50, 72, 68, 16, 56, 156, 69, 158, 62, 16, 81, 83, 16, 53, 156, 51, 158, 58,
                         6}));
    }
    /// The apostrophe is there twice: Python's dict keeps the last.
    void of_a_symbol_that_is_there_twice_the_last_counts() {
        const Tokenizer plain(vits_symbols(), TokenLayout::plain);
        QCOMPARE(plain({{"n", "\u0329", "'", "n", "!"}}).tokens, (Tokens{56, 175, 176, 56, 5}));
    }
    /// By commons.intersperse of jaywalnut310/vits.
    void with_blanks_one_stands_between_any_two_and_at_both_ends() {
        const Tokenizer blanks(vits_symbols(), TokenLayout::blanks);
        QCOMPARE(blanks(spelled_words("hæz nˈɑːt ðə kˈiːp?")).tokens,
                 (Tokens{0, 50, 0, 72, 0, 68, 0, 16, 0, 56,  0, 156, 0, 69,  0, 158, 0, 62, 0, 16,
                         0, 81, 0, 83, 0, 16, 0, 53, 0, 156, 0, 51,  0, 158, 0, 58,  0, 6,  0}));
    }
    /// By phoneme_ids.cpp of piper-phonemize, which gets "tˈɛst wˈʌn.tˈɛst, tˈuː": the phonemes of
    /// two sentences with nothing between them.
    void pipers_have_marks_at_their_ends_and_no_space_behind_a_sentence() {
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper(spelled_words("tˈɛst wˈʌn. tˈɛst, tˈuː")).tokens,
                 (Tokens{1,   0, 32,  0, 120, 0, 61, 0, 31,  0, 32,  0, 3,   0, 35, 0,
                         120, 0, 102, 0, 26,  0, 10, 0, 32,  0, 120, 0, 61,  0, 31, 0,
                         32,  0, 8,   0, 3,   0, 32, 0, 120, 0, 33,  0, 122, 0, 2}));
    }
    void pipers_symbols_are_decomposed() {
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper({{"ɪ", "ç"}}).tokens, (Tokens{1, 0, 74, 0, 16, 0, 140, 0, 2}));
    }
    void a_text_without_words_says_nothing() {
        for (const Tokenizer& tokenizer : all_layouts()) {
            QVERIFY(tokenizer({}).says_nothing);
            QVERIFY(tokenizer({{"♫"}}).says_nothing);
            QVERIFY(!tokenizer({{"h"}}).says_nothing);
        }
        QCOMPARE(Tokenizer(vits_symbols(), TokenLayout::blanks)({}).tokens, (Tokens{0}));
        QCOMPARE(Tokenizer(piper_symbols(), TokenLayout::piper)({}).tokens, (Tokens{1, 0, 2}));
    }
    void joined_texts_read_as_one() {
        for (const Tokenizer& tokenizer : all_layouts()) {
            const auto tokens = [&](const char* text) {
                return tokenizer(spelled_words(text)).tokens;
            };
            QCOMPARE(tokenizer.join({tokens("hæz"), tokens("nˈɑːt"), tokens("z")}),
                     tokens("hæz nˈɑːt z"));
            QCOMPARE(tokenizer.join({tokens("hæz."), tokens("nˈɑːt.")}), tokens("hæz. nˈɑːt."));
            QCOMPARE(tokenizer.join({tokens("hæz nˈɑːt")}), tokens("hæz nˈɑːt"));
        }
    }
    void joined_texts_have_one_beginning_one_end_and_one_blank_between() {
        const Tokenizer blanks(vits_symbols(), TokenLayout::blanks);
        QCOMPARE(blanks.join({{0, 50, 0}, {0, 72, 0}}), (Tokens{0, 50, 0, 16, 0, 72, 0}));
        const Tokenizer piper(piper_symbols(), TokenLayout::piper);
        QCOMPARE(piper.join({{1, 0, 20, 0, 2}, {1, 0, 39, 0, 2}}),
                 (Tokens{1, 0, 20, 0, 3, 0, 39, 0, 2}));
    }
    void joining_needs_no_symbols_where_tables_are_made_of_texts() {
        QCOMPARE(Tokenizer().join({{1, 7, 1}, {1, 8, 9, 1}}), (Tokens{1, 7, 1, 8, 9, 1}));
        QCOMPARE(Tokenizer().join({{}, {}}), Tokens()); // of a model without texts
    }
};

FORMANT_TEST(TestTokenizer)
#include "tst_tokenizer.moc"
