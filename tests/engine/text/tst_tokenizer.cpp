#include "engine/text/tokenizer.h"

#include <QtTest/QtTest>

using namespace formant;

class TestTokenizer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spaces_stand_before_between_and_after_words() {
        const auto table = SymbolTable::from_symbols({"a", "b"});
        QCOMPARE(tokenize({{"a", "b"}, {"b"}}, table).tokens, (Tokens{1, 2, 3, 1, 3, 1}));
    }
    void unknown_symbols_are_left_out_and_named() {
        const auto text = tokenize({{"a", "x"}}, SymbolTable::from_symbols({"a"}));
        QCOMPARE(text.tokens, (Tokens{1, 2, 1}));
        QCOMPARE(text.unknown, (std::vector<std::string>{"x"}));
    }
    void marks_of_punctuation_are_symbols_like_any_other() {
        const auto table = SymbolTable::from_symbols({"a", ",", "؟"});
        QCOMPARE(table.symbols(), (std::vector<std::string>{"<padding>", " ", ",", "a", "؟"}));
        QCOMPARE(tokenize({{"a", ","}, {"a", "؟"}}, table).tokens, (Tokens{1, 3, 2, 1, 3, 4, 1}));
    }
    void joined_texts_read_as_one() {
        const auto table = SymbolTable::from_symbols({"a", "b"});
        const Tokens one = tokenize({{"a"}}, table).tokens, two = tokenize({{"b"}}, table).tokens;
        QCOMPARE(join_tokens({one, two}), tokenize({{"a"}, {"b"}}, table).tokens);
        QCOMPARE(join_tokens({one}), one);
    }
};

QTEST_APPLESS_MAIN(TestTokenizer)
#include "tst_tokenizer.moc"
