#include "engine/data/readers/metadata_lines.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
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
    void the_suggested_command_converts_the_file_to_utf8() {
        const SmallCorpus folder;
        const std::string name = "it's a list.txt";
        folder.write(name, "one\ncaf\xe9\n");
        const std::string said = to_english(not_utf8(folder / name, 2).value().what);
        const std::string command = said.substr(said.find("cp "));
        const auto converted = test::run_program("sh", {"-c", command});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        QCOMPARE(read_metadata_lines(folder / name).value().at(1).text, std::string("café"));
        QVERIFY(!read_metadata_lines(folder / (name + ".old"))); // as it was
    }
    void the_command_for_a_pipe_names_no_file() {
        const std::string said = to_english(not_utf8("standard input", 2).value().what);
        QVERIFY2(said.ends_with(": iconv -f WINDOWS-1252 -t UTF-8"), said.c_str());
    }
    void cells_may_be_empty() {
        QCOMPARE(split_cells("a||b|", '|'), (std::vector<std::string>{"a", "", "b", ""}));
        QCOMPARE(split_cells("", '|'), (std::vector<std::string>{""}));
    }
};

FORMANT_TEST(TestMetadataLines)
#include "tst_metadata_lines.moc"
