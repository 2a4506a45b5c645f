#include "engine/text/sentences.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sentences {

using Sentences = std::vector<std::string>;

class TestSentences : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_is_split_at_the_ends_of_its_sentences() {
        QCOMPARE(sentences_of("It is one. Is it two? Three!  Four", "en-us"),
                 (Sentences{"It is one.", "Is it two?", "Three!", "Four"}));
    }
    void a_single_sentence_is_returned_unchanged() {
        for (const std::string text : {"", "  ", "two", " forty two. ", "one, two; three: four\n"})
            QCOMPARE(sentences_of(text, "en-us"), Sentences{text});
    }
    void a_period_before_a_number_or_a_lower_case_letter_does_not_end_a_sentence() {
        QCOMPARE(sentences_of("It costs 3.50 today. Good.", "en-us"),
                 (Sentences{"It costs 3.50 today.", "Good."}));
        QCOMPARE(sentences_of("two. two", "en-us"), Sentences{"two. two"});
    }
    void abbreviations_of_the_language_do_not_end_a_sentence() {
        QCOMPARE(sentences_of("Mr. Brown is here. Who?", "en-us"),
                 (Sentences{"Mr. Brown is here.", "Who?"}));
    }
    void other_scripts_have_other_marks() {
        QCOMPARE(sentences_of("سلام. حال شما چطور است؟ خوبم.", "fa"),
                 (Sentences{"سلام.", "حال شما چطور است؟", "خوبم."}));
        QCOMPARE(sentences_of("你好。再见。", "cmn"), (Sentences{"你好。", "再见。"}));
    }
    void a_line_end_ends_a_sentence() {
        QCOMPARE(sentences_of("A title\nThe text", "en-us"), (Sentences{"A title", "The text"}));
    }
    void marks_alone_are_not_a_sentence() {
        QCOMPARE(sentences_of("... One. ?! Two. ...", "en-us"),
                 (Sentences{"... One. ?!", "Two. ..."}));
        QCOMPARE(sentences_of("?! ...\n!", "en-us"), Sentences{"?! ...\n!"});
    }
    void a_voice_whose_name_is_not_a_language_tag_is_split_too() {
        QCOMPARE(sentences_of("One. Two.", "x_no-such-voice!"), (Sentences{"One.", "Two."}));
    }
};

FORMANT_TEST(TestSentences)

} // namespace tst_sentences

#include "tst_sentences.moc"
