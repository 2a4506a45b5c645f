#include "engine/session/speech/speech_items.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace formant;

namespace tst_speech_items {

using test::contains;
using test::SmallCorpus;

using Pairs = std::vector<std::pair<std::string, std::string>>;

Result<SpeechItems> collect(const SpeechSources& sources, const std::string& typed = "") {
    std::istringstream standard_input(typed);
    return collect_speech_items(sources, standard_input);
}

Pairs pairs_of(const SpeechItems& found) {
    Pairs pairs;
    for (const SpeechItem& item : found.items)
        pairs.emplace_back(item.id, item.text);
    return pairs;
}

std::vector<std::string> speakers_of(const SpeechItems& found) {
    std::vector<std::string> speakers;
    for (const SpeechItem& item : found.items)
        speakers.push_back(item.speaker);
    return speakers;
}

/// Provides a folder for lists.
struct Fixture {
    SmallCorpus folder;

    SpeechItems list(const std::string& name, const std::string& bytes) const {
        folder.write(name, bytes);
        return collect({{}, {(folder / name).string()}, {}}).value();
    }
    Error refusal(const std::string& name, const std::string& bytes) const {
        folder.write(name, bytes);
        return collect({{}, {(folder / name).string()}, {}}).error();
    }
};

std::string said_of(const SpeechFault& fault) {
    return fault.id + ": " + to_english(fault.what);
}

class TestSpeechItems : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_without_ids_are_numbered() {
        QCOMPARE(pairs_of(collect({{"one", "two"}, {}, {}}).value()),
                 (Pairs{{"0001", "one"}, {"0002", "two"}}));
    }
    void a_dash_reads_the_lines_of_standard_input() {
        QCOMPARE(pairs_of(collect({{"one", "-"}, {}, {}}, "two\n\nthree\n").value()),
                 (Pairs{{"0001", "one"}, {"0002", "two"}, {"0003", "three"}}));
    }
    void a_text_file_has_one_text_per_line() {
        const Fixture f;
        QCOMPARE(pairs_of(f.list("a.txt", "\xef\xbb\xbfone\r\n\nدو\n")),
                 (Pairs{{"0001", "one"}, {"0002", "دو"}}));
    }
    void a_table_names_its_columns() {
        const Fixture f;
        const std::string table = "text,note,id\n\"one, two\",x,first\nthree,,\n";
        QCOMPARE(pairs_of(f.list("a.csv", table)),
                 (Pairs{{"first", "one, two"}, {"0002", "three"}}));
        QCOMPARE(pairs_of(f.list("b.csv", "text\none\n")), (Pairs{{"0001", "one"}}));
    }
    void json_lines_have_keys() {
        const Fixture f;
        const std::string lines = R"({"id": "a", "text": "one"})"
                                  "\n"
                                  R"({"text": "two"})"
                                  "\n"
                                  R"({"id": 7, "text": "three"})";
        QCOMPARE(pairs_of(f.list("a.jsonl", lines)),
                 (Pairs{{"a", "one"}, {"0002", "two"}, {"7", "three"}}));
    }
    void lists_may_name_speakers() {
        const Fixture f;
        QCOMPARE(speakers_of(f.list("a.csv", "text,speaker\none,ann\ntwo,\n")),
                 (std::vector<std::string>{"ann", ""}));
        const std::string lines = "{\"text\": \"one\", \"speaker\": \"ann\"}\n"
                                  "{\"text\": \"two\", \"speaker\": 7}\n{\"text\": \"three\"}\n";
        QCOMPARE(speakers_of(f.list("a.jsonl", lines)), (std::vector<std::string>{"ann", "7", ""}));
        const SpeechItems bad = f.list("b.jsonl", "{\"text\": \"one\", \"speaker\": []}\n");
        QCOMPARE(bad.faults.size(), std::size_t{1});
    }
    void a_bad_line_does_not_stop_the_rest() {
        const Fixture f;
        const std::string table = "id,text\na,one\nb\nc,three\nd,caf\xe9\ne,\"five\n";
        const SpeechItems of_table = f.list("a.csv", table);
        QCOMPARE(pairs_of(of_table), (Pairs{{"a", "one"}, {"c", "three"}}));
        QCOMPARE(of_table.faults.size(), std::size_t{3});
        QVERIFY(contains(said_of(of_table.faults[0]), "0002: "));
        QVERIFY(contains(said_of(of_table.faults[0]), "a.csv:3"));
        QVERIFY(contains(said_of(of_table.faults[1]), "a.csv:5"));
        QVERIFY(contains(said_of(of_table.faults[2]), "a.csv:6"));
        const std::string lines = "{\"id\": \"a\"}\nno json\n{\"id\": \"c\", \"text\": \"one\"}\n";
        const SpeechItems of_json = f.list("a.jsonl", lines);
        QCOMPARE(pairs_of(of_json), (Pairs{{"c", "one"}}));
        QCOMPARE(of_json.faults.size(), std::size_t{2});
        const SpeechItems of_text = f.list("a.txt", "one\ncaf\xe9\ntwo\n");
        QCOMPARE(pairs_of(of_text), (Pairs{{"0001", "one"}, {"0003", "two"}}));
        QVERIFY(contains(said_of(of_text.faults.at(0)), "a.txt:2"));
    }
    void an_unsupported_or_invalid_list_is_refused() {
        const Fixture f;
        QVERIFY(f.refusal("a.docx", "one").kind == ErrorKind::usage);
        QVERIFY(f.refusal("a.csv", "name,words\na,one\n").kind == ErrorKind::data);
        QVERIFY(f.refusal("b.csv", "\"id,text\na,one\n").kind == ErrorKind::data);
        QVERIFY(collect({{}, {"/nowhere.txt"}, {}}).error().kind == ErrorKind::data);
    }
    void nothing_to_speak_is_a_usage_error() {
        QVERIFY(collect({}).error().kind == ErrorKind::usage);
        QVERIFY(collect({{"-"}, {}, {}}, "\n").error().kind == ErrorKind::usage);
    }
    void only_the_selected_ids_are_returned() {
        QCOMPARE(pairs_of(collect({{"one", "two", "three"}, {}, {"0003", "0001"}}).value()),
                 (Pairs{{"0001", "one"}, {"0003", "three"}}));
        const Fixture f;
        f.folder.write("a.csv", "id,text\nfirst,one\nx\n");
        const std::string list = (f.folder / "a.csv").string();
        QVERIFY(collect({{}, {list}, {"first"}})->faults.empty());
    }
    void an_unknown_id_is_reported_with_the_nearest_one() {
        const Fixture f;
        f.folder.write("a.csv", "id,text\nfirst,one\n");
        const auto found = collect({{}, {(f.folder / "a.csv").string()}, {"frist"}});
        QVERIFY(!found && found.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(found.error().what), "'first'"));
    }
};

FORMANT_TEST(TestSpeechItems)

} // namespace tst_speech_items

#include "tst_speech_items.moc"
