#include "engine/text/markup.h"
#include "engine/text/text_reader.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_markup {

class TestMarkup : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void signs_around_words_are_removed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("bold") << "a **bold** word"
                              << "a bold word";
        QTest::newRow("asterisks") << "*one* two"
                                   << "one two";
        QTest::newRow("underscores") << "_one_ __two__"
                                     << "one two";
        QTest::newRow("within a word") << "un*frigging*believable"
                                       << "unfriggingbelievable";
        QTest::newRow("code") << "the `name`."
                              << "the name.";
        QTest::newRow("struck out") << "~~no~~ yes"
                                    << "no yes";
        QTest::newRow("around numbers") << "**42**"
                                        << "42";
        QTest::newRow("before a mark") << "**Stop**!"
                                       << "Stop!";
    }
    void signs_around_words_are_removed() {
        QFETCH(const QString, text);
        QFETCH(const QString, plain);
        QCOMPARE(remove_markup(text.toStdString(), "en-us"), plain.toStdString());
    }
    void tags_and_entities_of_html_are_not_spoken() {
        QCOMPARE(remove_markup("a <b>bold</b> <i class=\"x\">word</I><br/>", "en-us"),
                 std::string("a bold word"));
        QCOMPARE(remove_markup("Tom &amp; Jerry&#39;s &quot;day&quot;", "en-us"),
                 std::string("Tom & Jerry's \"day\""));
        for (const char* text : {"1 < 2 > 0", "a <unknown> tag", "AT&T", "5 <b"})
            QCOMPARE(remove_markup(text, "en-us"), std::string(text));
    }
    void signs_of_calculations_and_names_stay() {
        for (const char* text : {"3*4", "2 * 3", "snake_case", "~5", "o`zbek", "a * b"})
            QCOMPARE(remove_markup(text, "en-us"), std::string(text));
    }
    void dots_between_syllables_are_removed() {
        QCOMPARE(remove_markup("ma·ma", "es"), std::string("mama"));
        QCOMPARE(remove_markup("ma\u2027ma", "de"), std::string("mama"));
        QCOMPARE(remove_markup("3·4 a · b", "es"), std::string("3·4 a · b"));
    }
    void the_catalan_dot_between_two_l_stays() {
        QCOMPARE(remove_markup("col·legi", "ca"), std::string("col·legi"));
        QCOMPARE(remove_markup("ca·sa", "ca"), std::string("casa"));
    }
    void a_reader_speaks_no_asterisks() {
        for (const char* mode : {"phonemes", "characters"}) {
            TextConfig config;
            config.mode = mode;
            const auto reader = TextReader::create(config).value();
            QCOMPARE(reader->read("a **bold** word"), reader->read("a bold word"));
        }
    }
};

FORMANT_TEST(TestMarkup)

} // namespace tst_markup

#include "tst_markup.moc"
