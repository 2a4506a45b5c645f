#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus_reader {

using test::contains;
using test::SmallCorpus;

std::string with_name(const std::string& pattern, const QString& name) {
    return QString::fromStdString(pattern).replace('@', name).toStdString();
}

class TestCorpusReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_format_is_recognized_by_its_folder_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "a";
        QTest::newRow("Arabic, with a space") << "صوت ١";
        QTest::newRow("Russian") << "голос";
        QTest::newRow("spaces and a dot") << "my voice 1.5";
    }
    void each_format_is_recognized_by_its_folder() {
        QFETCH(const QString, name);
        const std::string json = R"({"file": "@.wav", "text": "one"})";
        const std::string prompt = R"(( @ "one" ))";
        const std::vector<std::array<std::string, 3>> layouts = {
            {"csv", "metadata.csv", "file,text\n@.wav,one\n"},
            {"ljspeech", "metadata.csv", "@|one|one\n"},
            {"filelist", "metadata.csv", "@.wav|one\n"},
            {"filelist", "train.txt", "@.wav|3|one\n"},
            {"jsonl", "metadata.jsonl", json + "\n"},
            {"festvox", "etc/txt.done.data", prompt + "\n"},
            {"folder", "wavs/@.lab", "one\n"},
        };
        for (const auto& [format, metadata, bytes] : layouts) {
            if (format == "festvox" && name.contains(' '))
                continue; // its names end at the first space
            const SmallCorpus folder;
            folder.record(with_name("wavs/@.wav", name));
            folder.write(with_name(metadata, name), with_name(bytes, name));
            const Corpus corpus = folder.read();
            QCOMPARE(corpus.format, format);
            QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"one"}));
            QCOMPARE(corpus.utterances[0].file, folder / with_name("wavs/@.wav", name));
        }
    }
    void a_metadata_file_of_any_name_is_recognized_by_its_first_line() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("my list", "\n\na|one\n");
        QCOMPARE(folder.read("my list").format, std::string("ljspeech"));
    }
    void in_a_folder_the_only_metadata_may_have_any_name_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::newRow("csv") << "meta.csv" << QByteArray("file,text\na.wav,one\n") << "csv";
        QTest::newRow("jsonl") << "mine.jsonl"
                               << QByteArray("{\"file\": \"a\", \"text\": \"one\"}\n") << "jsonl";
        QTest::newRow("filelist") << "list.txt" << QByteArray("a.wav|one\n") << "filelist";
        QTest::newRow("ljspeech") << "list.txt" << QByteArray("a|one|one\n") << "ljspeech";
    }
    void in_a_folder_the_only_metadata_may_have_any_name() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, format);
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("readme.txt", "My recordings.\n");
        folder.write("meta.cleaned.jsonl", "{}\n");
        folder.write(name.toStdString(), bytes.toStdString());
        for (const std::string& requested : {std::string("auto"), format.toStdString()}) {
            CorpusRequest request{folder.path()};
            request.format = requested;
            const Corpus corpus = read_corpus(request, CancellationToken()).value();
            QCOMPARE(corpus.format, format.toStdString());
            QCOMPARE(corpus.metadata, folder / name.toStdString());
            QVERIFY(test::all_are_there(corpus.utterances));
        }
    }
    void with_several_metadata_files_one_must_be_given() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("meta.csv", "file,text\na.wav,one\n");
        folder.write("old.csv", "file,text\na.wav,two\n");
        for (const std::string format : {"auto", "csv"}) {
            CorpusRequest request{folder.path()};
            request.format = format;
            const std::string said = folder.refusal(request);
            QVERIFY2(contains(said, "(meta.csv, old.csv); give the path"), said.c_str());
        }
        QCOMPARE(test::texts_of(folder.read("old.csv").utterances),
                 (std::vector<std::string>{"two"}));
    }
    void a_named_format_takes_precedence() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("list.txt", "a|ann|one\n");
        CorpusRequest request{folder / "list.txt"};
        request.format = "filelist";
        const Corpus corpus = read_corpus(request, CancellationToken()).value();
        QCOMPARE(corpus.utterances[0].speaker, std::string("ann"));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void the_profile_next_to_any_metadata_is_kept() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("profile.json", R"({"speaker": "Ann", "licence": "CC0-1.0"})");
        folder.write("metadata.csv", "file,text\na.wav,one\n");
        QCOMPARE(folder.read("metadata.csv").profile, (VoiceProfile{"Ann", "", "CC0-1.0"}));
    }
    void a_path_that_is_not_a_corpus_is_refused_with_a_remedy() {
        const SmallCorpus folder;
        folder.record("a.wav");
        QVERIFY(contains(folder.refusal(CorpusRequest()), "data.corpus is not set"));
        QVERIFY(contains(folder.refusal("nowhere.csv"), "nowhere.csv"));
        QVERIFY(contains(folder.refusal(std::string(300, 'x')), "is the path right?"));
        folder.write("notes", "No metadata.\n");
        QVERIFY(contains(folder.refusal("notes"), "data.format"));
        CorpusRequest festvox{folder.path()};
        festvox.format = "festvox";
        QVERIFY(contains(folder.refusal(festvox), "'festvox'"));
        QVERIFY(contains(folder.refusal(festvox), "etc/txt.done.data"));
    }
    void an_unknown_format_is_a_usage_error() {
        const SmallCorpus folder;
        folder.record("a.wav");
        CorpusRequest request{folder.path()};
        request.format = "quatsch";
        const auto read = read_corpus(request, CancellationToken());
        QVERIFY(!read && read.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(read.error().what), "ljspeech"));
    }
    void an_empty_corpus_is_named() {
        const SmallCorpus folder;
        QVERIFY(contains(folder.refusal(""), "there are no recordings in"));
        folder.write("m.csv", "file,text\n");
        QVERIFY(contains(folder.refusal("m.csv"), "names no recording"));
    }
    void without_a_valid_row_the_error_of_the_first_is_reported() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na\nb\n");
        QVERIFY(contains(folder.refusal("m.csv"), "m.csv:2"));
    }
    void blanks_around_texts_and_speakers_are_removed() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text,speaker\na,\" one  two\t\", ann \n");
        folder.write("list.txt", "a.wav| ann | one  two \nb.wav|ann|three\n");
        folder.write("m.jsonl", R"({"file": "a", "text": " one  two ", "speaker": " ann"})");
        for (const std::string name : {"m.csv", "list.txt", "m.jsonl"}) {
            const Utterance read = folder.read(name).utterances.at(0);
            QCOMPARE(read.text, std::string("one  two"));
            QCOMPARE(read.speaker, std::string("ann"));
        }
    }
    void a_missing_recording_is_detected_by_decoding() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\nnot-there.wav,one\n");
        QCOMPARE(folder.read("m.csv").utterances[0].file, folder / "not-there.wav");
    }
    void reading_stops_on_cancellation() {
        const SmallCorpus folder;
        CancellationToken cancellation;
        cancellation.request();
        folder.record("a.wav");
        folder.write("a.txt", "one");
        folder.write("m.csv", "file,text\na.wav,one\n");
        folder.write("m.txt", "a|one\n");
        for (const std::string name : {"", "m.csv", "m.txt"}) {
            const auto corpus = read_corpus({folder / name}, cancellation);
            QVERIFY(!corpus && corpus.error().kind == ErrorKind::interrupted);
        }
    }
};

FORMANT_TEST(TestCorpusReader)

} // namespace tst_corpus_reader

#include "tst_corpus_reader.moc"
