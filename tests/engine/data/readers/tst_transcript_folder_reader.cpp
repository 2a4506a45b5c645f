#include "engine/data/readers/transcript_folder_reader.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_transcript_folder_reader {

using test::contains;
using test::SmallCorpus;

class TestTranscriptFolderReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void transcripts_of_every_kind_are_found_below_the_folder_in_order() {
        const SmallCorpus folder;
        folder.record("глава 1/b.flac");
        folder.write("глава 1/b.txt", "два\nслова\n");
        folder.record("a.WAV");
        folder.write("a.lab", "one");
        folder.record("فصل/ج.wav");
        folder.write("فصل/ج.normalized.txt", "ثلاثة");
        folder.write("فصل/ج.txt", "٣");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("folder"));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"one", "два слова", "ثلاثة"}));
        QVERIFY(test::all_are_there(corpus.utterances));
    }
    void a_recording_without_transcript_has_no_text() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.record("b.wav");
        folder.write("a.txt", "one");
        QCOMPARE(test::texts_of(folder.read().utterances), (std::vector<std::string>{"one", ""}));
    }
    void a_name_too_long_for_some_transcripts_is_a_normal_recording() {
        const SmallCorpus folder;
        const std::string name(245, 'a'); // with .normalized.txt more than a file system takes
        folder.record(name + ".wav");
        folder.write("a.txt", "one");
        std::filesystem::rename(folder / "a.txt", folder / (name + ".txt"));
        QCOMPARE(test::texts_of(folder.read().utterances), (std::vector<std::string>{"one"}));
    }
    void a_recording_that_links_to_itself_is_unreadable() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "one");
        std::filesystem::create_symlink("loop.wav", folder / "loop.wav");
        QCOMPARE(test::texts_of(folder.read().utterances), (std::vector<std::string>{"one", ""}));
    }
    void a_converted_recording_replaces_the_original_that_cannot_be_decoded() {
        const SmallCorpus folder;
        const std::string webm = "\x1a\x45\xdf\xa3" + std::string(60, 'x');
        for (const std::string name : {"a", "b"}) {
            folder.write(name + ".webm", webm);
            folder.write(name + ".txt", "one");
        }
        folder.record("a.flac");
        const Utterances utterances = folder.read().utterances;
        QCOMPARE(utterances.size(), std::size_t{2});
        QCOMPARE(utterances[0].file, folder / "a.flac");
        QCOMPARE(utterances[1].file, folder / "b.webm"); // reported, because there is no other
    }
    void recordings_without_any_transcript_are_a_corpus_without_texts() {
        const SmallCorpus folder;
        folder.record("b/a.wav");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("folder"));
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{""}));
        QCOMPARE(corpus.utterances[0].place, (folder / "b/a.txt").string());
    }
    void a_missing_transcript_is_named_by_its_expected_path() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "one");
        folder.record("голос 1.flac");
        QCOMPARE(folder.read().utterances[1].place, (folder / "голос 1.txt").string());
    }
    void the_place_of_a_text_is_its_transcript_file() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.lab", "");
        QCOMPARE(folder.read().utterances[0].place, (folder / "a.lab").string());
    }
    void transcripts_without_a_recording_are_listed() {
        const SmallCorpus folder;
        folder.record("a.WAV");
        folder.record("b/c.flac");
        for (const std::string name :
             {"a.txt", "a.lab", "b/c.normalized.txt", "b/a.txt", "голос 1.normalized.txt"})
            folder.write(name, "one");
        QCOMPARE(transcripts_without_recording(folder.path(), CancellationToken()).value(),
                 (std::vector<Path>{folder / "b/a.txt", folder / "голос 1.normalized.txt"}));
    }
    void transcripts_in_a_tree_of_their_own_are_read() {
        const SmallCorpus folder;
        for (const std::string name : {"p225/p225_001", "p226/p226_001"}) {
            folder.record("wav48/" + name + ".wav");
            folder.write("txt/" + name + ".txt", name);
        }
        const Corpus corpus = folder.read();
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"p225/p225_001", "p226/p226_001"}));
        QCOMPARE(corpus.utterances[0].place, (folder / "txt/p225/p225_001.txt").string());
        QVERIFY(transcripts_without_recording(folder.path(), CancellationToken()).value().empty());
    }
    void a_transcript_that_is_not_utf8_is_named() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "one\ncaf\xe9");
        QVERIFY(contains(folder.refusal(""), "a.txt:2"));
        folder.record("b.wav");
        folder.write("b.txt", "two");
        const Corpus corpus = folder.read();
        QCOMPARE(test::texts_of(corpus.utterances), (std::vector<std::string>{"two"}));
        QVERIFY(contains(to_english(corpus.bad_rows.at(0).what), "a.txt:2"));
    }
};

FORMANT_TEST(TestTranscriptFolderReader)

} // namespace tst_transcript_folder_reader

#include "tst_transcript_folder_reader.moc"
