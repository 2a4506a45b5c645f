#include "engine/text/punctuation.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_punctuation {

using Marks = std::vector<std::string>;

class TestPunctuation : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void clause_marks_of_every_script_are_recognized() {
        for (const char32_t mark : U".,;:!?…،؛؟۔।。、！？：")
            if (mark != 0)
                QVERIFY2(is_clause_mark(static_cast<std::int32_t>(mark)),
                         qPrintable(QString::number(mark, 16)));
    }
    void letters_quotes_and_dashes_are_not_clause_marks() {
        for (const char32_t letter : U"aی7 '\"-–()«»¿¡")
            QVERIFY2(!is_clause_mark(static_cast<std::int32_t>(letter)),
                     qPrintable(QString::number(letter, 16)));
    }
    void the_marks_at_the_end_are_found_before_quotes_and_brackets() {
        QCOMPARE(marks_at_end("Hello, world.", 0), Marks{"."});
        QCOMPARE(marks_at_end("What?! ", 0), (Marks{"?", "!"}));
        QCOMPARE(marks_at_end("\"(No?)\" ", 0), Marks{"?"});
        QCOMPARE(marks_at_end("حال شما چطور است؟", 0), Marks{"؟"});
        QCOMPARE(marks_at_end("no mark", 0), Marks{});
        QCOMPARE(marks_at_end("", 0), Marks{});
        QCOMPARE(marks_at_end("...", 0), (Marks{".", ".", "."}));
    }
    void as_many_characters_may_follow_as_were_read_ahead() {
        QCOMPARE(marks_at_end("Hello, w", 1), Marks{","});
        QCOMPARE(marks_at_end("Hello, wo", 1), Marks{});
        QCOMPARE(marks_at_end("Hello, w", 0), Marks{});
        QCOMPARE(marks_at_end("سلام، ح", 1), Marks{"،"});
    }
    void a_word_gets_a_mark_once() {
        Word word = {"n", "o"};
        for (const char* mark : {".", ".", "?", "."})
            end_word_with(mark, word);
        QCOMPARE(word, (Word{"n", "o", ".", "?"}));
    }
};

FORMANT_TEST(TestPunctuation)

} // namespace tst_punctuation

#include "tst_punctuation.moc"
