#include "engine/data/readers/metadata_lines.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtCore/QStringEncoder>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_metadata_lines {

using test::SmallCorpus;

class TestMetadataLines : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lines_keep_their_numbers_whatever_their_ends() {
        const SmallCorpus folder;
        folder.write("m", "\xef\xbb\xbf"
                          "one\r\n\n \t\nدو\nlast");
        const auto lines = read_metadata_lines(folder / "m").value();
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines[0].text, std::string("one"));
        QCOMPARE(lines[1].text, std::string("دو"));
        QCOMPARE(lines[1].number, std::size_t{4});
        QCOMPARE(lines[2].number, std::size_t{5});
        QCOMPARE(first_line(folder / "m"), std::string("one"));
    }
    void bytes_that_are_not_utf8_are_named_with_their_line() {
        const SmallCorpus folder;
        // Latin-1, a lone continuation, an overlong slash, half a surrogate pair, a cut-off letter.
        for (const std::string bytes : {"caf\xe9", "\x80", "\xc0\xaf", "\xed\xa0\x80", "\xd9"}) {
            folder.write("m", "one\n" + bytes + "\n");
            const auto lines = read_metadata_lines(folder / "m");
            QVERIFY(!lines && lines.error().kind == ErrorKind::data);
            QVERIFY(test::contains(to_english(lines.error().what), "m:2"));
        }
    }
    void utf16_and_utf32_are_read_with_and_without_a_mark() {
        const SmallCorpus folder;
        const QString text = "c0|Агент отключен\r\nc1|один\n";
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE,
                                    QStringConverter::Utf32LE, QStringConverter::Utf32BE})
            for (const bool has_mark : {true, false}) {
                const bool is_utf32 =
                    encoding == QStringConverter::Utf32LE || encoding == QStringConverter::Utf32BE;
                if (is_utf32 && !has_mark)
                    continue; // unusual in files
                QStringEncoder encoder(encoding, has_mark ? QStringConverter::Flag::WriteBom
                                                          : QStringConverter::Flag::Default);
                const QByteArray bytes = encoder.encode(text);
                folder.write("m", bytes.toStdString());
                const auto lines = read_metadata_lines(folder / "m").value();
                QCOMPARE(lines.size(), std::size_t{2});
                QCOMPARE(lines[0].text, std::string("c0|Агент отключен"));
                QCOMPARE(first_line(folder / "m"), lines[0].text);
            }
    }
    void cells_may_be_empty() {
        QCOMPARE(split_cells("a||b|", '|'), (std::vector<std::string>{"a", "", "b", ""}));
        QCOMPARE(split_cells("", '|'), (std::vector<std::string>{""}));
    }
};

FORMANT_TEST(TestMetadataLines)

} // namespace tst_metadata_lines

#include "tst_metadata_lines.moc"
