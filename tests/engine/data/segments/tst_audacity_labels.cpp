#include "engine/data/segments/audacity_labels.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_audacity_labels {

std::string fault_of(const std::string& text) {
    const auto read = read_audacity_labels("talk.txt", text);
    return read ? "" : to_english(read.error().what);
}

class TestAudacityLabels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void labels_have_times_and_texts() {
        const auto read =
            read_audacity_labels("talk.txt", "0.500000\t1.250000\tone  two\n2\t3\t\n4\t5\n")
                .value();
        QVERIFY(read.is_exact);
        QCOMPARE(read.texts.size(), std::size_t{3});
        QCOMPARE(read.texts[0].span, (TimeSpan{0.5, 1.25}));
        QCOMPARE(read.texts[0].text, std::string("one two"));
        QVERIFY(read.texts[1].text.empty());
        QVERIFY(read.texts[2].text.empty());
    }
    void spectral_selections_and_decimal_commas_are_read() {
        const auto read =
            read_audacity_labels("talk.txt", "0,5\t1,5\tone\n\\\t100.0\t200.0\n").value();
        QCOMPARE(read.texts.size(), std::size_t{1});
        QCOMPARE(read.texts[0].span, (TimeSpan{0.5, 1.5}));
    }
    void a_wrong_line_is_named() {
        QVERIFY(test::contains(fault_of("0\t1\ta\nplain text\n"), "talk.txt:2"));
        QVERIFY(test::contains(fault_of("0 1 a\n"), "tabs"));
        QVERIFY(test::contains(fault_of("1\t1\ta\n"), "has no length"));
        for (const char* line : {"-1\t2\ta", "nan\t2\ta", "0\tinf\ta", "1e3\t2\ta", "0x1\t2\ta"})
            QVERIFY2(!fault_of(line).empty(), line);
    }
};

FORMANT_TEST(TestAudacityLabels)

} // namespace tst_audacity_labels

#include "tst_audacity_labels.moc"
