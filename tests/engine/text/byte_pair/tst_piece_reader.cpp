#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"
#include "tests/engine/text/byte_pair/small_vocabulary.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_piece_reader {

TextConfig config() {
    TextConfig made;
    made.vocabulary = test::small_vocabulary();
    return made;
}

/// A voice's way from a text to its tokens.
struct Fixture {
    std::unique_ptr<TextReader> reader = TextReader::create(config()).value();
    Tokenizer tokenizer{*reader->pieces(), layout_of(config())};

    TokenizedText read(const std::string& text) const { return tokenizer(reader->read(text)); }
};

class TestPieceReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_begins_with_its_language_and_has_spaces_between_words() {
        const Fixture f;
        QCOMPARE(f.reader->read("The \"other\"."),
                 (Words{{"[en]", "the"}, {"o", "t", "h", "er", "."}}));
        QCOMPARE(f.read("the  two").tokens, (Tokens{17, 12, 2, 7, 8, 9}));
    }
    void numbers_are_spelled_out() {
        const Fixture f;
        QCOMPARE(f.read("2 12").tokens, f.read("two twelve").tokens);
    }
    void a_text_without_words_has_nothing_to_speak() {
        const Fixture f;
        QVERIFY(f.read(" \" ").has_no_symbols);
        QVERIFY(f.read("žž").has_no_symbols); // the marker alone is no word
        QVERIFY(!f.read("o").has_no_symbols);
    }
    void unknown_letters_are_named() {
        QCOMPARE(Fixture().read("thež").unknown, (std::vector<std::string>{"ž"}));
    }
    void texts_that_are_concatenated_have_one_marker() {
        const Fixture f;
        QCOMPARE(f.tokenizer.concatenate({f.read("the").tokens, f.read("two o").tokens}),
                 f.read("the two o").tokens);
    }
    void a_language_without_a_marker_is_refused() {
        TextConfig other = config();
        other.language = "sv";
        QVERIFY(TextReader::create(other).error().kind == ErrorKind::usage);
    }
    void a_missing_file_is_an_error() {
        TextConfig missing;
        missing.tokenizer = "/missing/vocab.json";
        QVERIFY(!TextReader::create(missing));
    }
};

FORMANT_TEST(TestPieceReader)

} // namespace tst_piece_reader

#include "tst_piece_reader.moc"
