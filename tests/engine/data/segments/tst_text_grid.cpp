#include "engine/data/segments/text_grid.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_text_grid {

const std::string long_form = R"(File type = "ooTextFile"
Object class = "TextGrid"

xmin = 0
xmax = 3.5
tiers? <exists>
size = 2
item []:
    item [1]:
        class = "IntervalTier"
        name = "speech"
        xmin = 0
        xmax = 3.5
        intervals: size = 3
        intervals [1]:
            xmin = 0
            xmax = 1
            text = ""
        intervals [2]:
            xmin = 1
            xmax = 2.25
            text = "he said ""no"""
        intervals [3]:
            xmin = 2.25
            xmax = 3.5
            text = "12 more"
    item [2]:
        class = "TextTier"
        name = "clicks"
        xmin = 0
        xmax = 3.5
        points: size = 1
        points [1]:
            number = 1.5
            mark = "x"
)";

std::string tier(const std::string& name, const std::string& intervals, int count) {
    return "\"IntervalTier\"\n\"" + name + "\"\n0\n9\n" + std::to_string(count) + "\n" + intervals;
}

std::string short_form(const std::string& tiers, int count) {
    return "\"ooTextFile\"\n\"TextGrid\"\n0\n9\n<exists>\n" + std::to_string(count) + "\n" + tiers;
}

const std::string aligned_words = "0\n1\n\"\"\n1\n1.5\n\"one\"\n1.5\n2\n\"two\"\n2\n2.5\n\"sp\"\n"
                                  "2.5\n3\n\"three\"\n";

Result<TimedTexts> read(const std::string& text, const std::string& name = "") {
    return read_text_grid("talk.TextGrid", text, name, 0.25);
}

std::string fault_of(const std::string& text, const std::string& name = "") {
    const auto result = read(text, name);
    return result ? "" : to_english(result.error().what);
}

class TestTextGrid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_long_form_is_read() {
        QVERIFY(is_text_grid(long_form));
        const auto texts = read(long_form).value();
        QVERIFY(texts.is_exact);
        QCOMPARE(texts.texts.size(), std::size_t{2});
        QCOMPARE(texts.texts[0].span, (TimeSpan{1, 2.25}));
        QCOMPARE(texts.texts[0].text, std::string("he said \"no\""));
        QCOMPARE(texts.texts[1].text, std::string("12 more"));
        QCOMPARE(texts.texts[1].line, std::size_t{26});
    }
    void the_short_form_with_a_comment_is_read() {
        const auto texts =
            read("! by hand\n" + short_form(tier("a", "0\n1\n\"yes\"\n", 1), 1)).value();
        QCOMPARE(texts.texts.size(), std::size_t{1});
        QCOMPARE(texts.texts[0].text, std::string("yes"));
    }
    void single_words_without_a_pause_are_one_text() {
        const auto texts = read(short_form(tier("words", aligned_words, 5), 1)).value().texts;
        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(texts[0].text, std::string("one two"));
        QCOMPARE(texts[0].span, (TimeSpan{1, 2}));
        QCOMPARE(texts[0].parts.size(), std::size_t{2});
        QCOMPARE(texts[1].text, std::string("three"));
    }
    void a_hundred_thousand_words_without_a_pause_are_joined_in_seconds() {
        constexpr int count = 100'000;
        std::string words;
        for (int i = 0; i < count; ++i)
            words += std::to_string(i) + "\n" + std::to_string(i + 1) + "\n\"word\"\n";
        QElapsedTimer clock;
        clock.start();
        const auto texts = read(short_form(tier("words", words, count), 1)).value().texts;
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(texts.size(), std::size_t{1});
        QCOMPARE(texts[0].parts.size(), std::size_t{count});
        QCOMPARE(texts[0].text.size(), std::size_t{5 * count - 1});
    }
    void sentences_are_preferred_to_words_and_phones() {
        const std::string grid = short_form(tier("Ann - words", aligned_words, 5) +
                                                tier("Ann - phones", "1\n2\n\"w\"\n", 1) +
                                                tier("Ann - utterances", "1\n3\n\"all\"\n", 1),
                                            3);
        QCOMPARE(read(grid).value().texts[0].text, std::string("all"));
        QCOMPARE(read(grid, "Ann - phones").value().texts[0].text, std::string("w"));
    }
    void an_unclear_tier_is_asked_for_with_all_names() {
        const std::string grid =
            short_form(tier("ann", "1\n2\n\"a\"\n", 1) + tier("bea", "1\n2\n\"b\"\n", 1), 2);
        QVERIFY(test::contains(fault_of(grid), "'ann', 'bea'"));
        QVERIFY(test::contains(fault_of(grid, "eva"), "'ann', 'bea'"));
        QCOMPARE(read(grid).error().kind, ErrorKind::usage);
    }
    void damage_is_an_error_with_its_line() {
        for (std::size_t size = 0; size < long_form.size(); size += 7)
            if (const auto result = read(long_form.substr(0, size)); !result)
                QVERIFY(test::contains(to_english(result.error().what), "talk.TextGrid"));
        QVERIFY(test::contains(fault_of(short_form(tier("a", "0\n1\n\"yes\"\n", 1), 2)),
                               "talk.TextGrid:15"));
    }
    void promised_sizes_are_not_believed() {
        QVERIFY(!fault_of(short_form(tier("a", "", 2000000000), 1)).empty());
        QVERIFY(!fault_of("\"ooTextFile\" \"TextGrid\" 0 1 <exists> 1e300").empty());
        QVERIFY(!fault_of(short_form(tier("a", "5\n1\n\"back\"\n", 1), 1)).empty());
    }
};

FORMANT_TEST(TestTextGrid)

} // namespace tst_text_grid

#include "tst_text_grid.moc"
