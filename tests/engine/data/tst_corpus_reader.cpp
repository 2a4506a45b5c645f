#include "engine/base/atomic_file.h"
#include "engine/data/corpus_reader.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// What the reader says of a metadata file that it must refuse.
std::string refusal(const std::string& name, const std::string& bytes) {
    const test::TemporaryFolder folder;
    if (!write_file_atomically(folder / name, bytes))
        return "not written";
    const auto corpus = read_corpus(folder / name);
    if (corpus || corpus.error().kind != ErrorKind::data)
        return "not refused";
    return to_english(corpus.error().what);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestCorpusReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void csv_is_read_with_quotes_and_columns_in_any_order() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "m.csv",
                                      "text,speaker,file\n\"one, \"\"two\"\"\",x,a/1.wav\n"));
        const Corpus corpus = read_corpus(folder / "m.csv").value();
        QCOMPARE(corpus.size(), std::size_t{1});
        QCOMPARE(corpus[0].text, std::string("one, \"two\""));
        QCOMPARE(corpus[0].file, folder / "a/1.wav");
    }
    void json_lines_are_read() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "m.jsonl",
                                      "{\"file\": \"/abs/1.wav\", \"text\": \"één\"}\n\n"));
        const Corpus corpus = read_corpus(folder / "m.jsonl").value();
        QCOMPARE(corpus[0].file, Path("/abs/1.wav"));
        QCOMPARE(corpus[0].text, std::string("één"));
    }
    void what_is_broken_is_named_with_its_line() {
        QVERIFY(contains(refusal("m.csv", "name,text\na,b\n"), "m.csv:1"));
        QVERIFY(contains(refusal("m.csv", "file,text\na,b\nc\n"), "m.csv:3"));
        QVERIFY(contains(refusal("m.csv", "file,text\n\"a,b\n"), "not valid CSV"));
        QVERIFY(contains(refusal("m.csv", "file,text\n"), "names no recording"));
        QVERIFY(contains(refusal("m.jsonl", "{\"file\": \"a\"}\n"), "m.jsonl:1"));
        QVERIFY(contains(refusal("m.jsonl", "{\"file\": \"a\", \"text\": \"b\"}\nnonsense\n"),
                         "m.jsonl:2"));
    }
    void a_missing_corpus_is_named() {
        const auto corpus = read_corpus("/nowhere/metadata.csv");
        QVERIFY(!corpus);
        QCOMPARE(corpus.error().kind, ErrorKind::data);
        QVERIFY(contains(to_english(corpus.error().what), "/nowhere/metadata.csv"));
    }
};

QTEST_APPLESS_MAIN(TestCorpusReader)
#include "tst_corpus_reader.moc"
