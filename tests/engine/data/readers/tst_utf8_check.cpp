#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/utf8_check.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_utf8_check {

using test::contains;
using test::SmallCorpus;

std::string said_of(const Path& file, std::size_t line, const std::string& text) {
    const auto checked = Utf8Check(file).check(line, text);
    return checked ? "" : to_english(checked.error().what);
}

class TestUtf8Check : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void utf8_passes() { QCOMPARE(said_of("standard input", 1, "café Агент 今日"), std::string()); }
    void the_suggested_command_converts_the_file_to_utf8_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("Western Europe") << QByteArray("caf\xe9 con leche") << "café con leche";
        QTest::newRow("Russian")
            << QByteArray("c0|\xc0\xe3\xe5\xed\xf2 \xee\xf2\xea\xeb\xfe\xf7\xe5\xed \xe8 "
                          "\xed\xe5 \xee\xf2\xe2\xe5\xf7\xe0\xe5\xf2")
            << "c0|Агент отключен и не отвечает";
    }
    void the_suggested_command_converts_the_file_to_utf8() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        const SmallCorpus folder;
        const std::string name = "it's a list.txt";
        folder.write(name, "one\n" + bytes.toStdString() + "\n");
        const std::string said = said_of(folder / name, 2, bytes.toStdString());
        QVERIFY2(contains(said, "it's a list.txt:2") &&
                     contains(said, "'" + text.toStdString() + "'"),
                 said.c_str());
        const auto converted = test::run_program("sh", {"-c", said.substr(said.find("cp "))});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        QCOMPARE(read_metadata_lines(folder / name).value().at(1).text, text.toStdString());
        QVERIFY(!read_metadata_lines(folder / (name + ".old"))); // as it was
    }
    void the_command_for_a_pipe_names_no_file() {
        const std::string said = said_of("standard input", 2, "caf\xe9");
        QVERIFY2(said.ends_with(": iconv -f WINDOWS-1252 -t UTF-8"), said.c_str());
    }
};

FORMANT_TEST(TestUtf8Check)

} // namespace tst_utf8_check

#include "tst_utf8_check.moc"
