#include "engine/base/atomic_file.h"
#include "engine/data/doctor/doctor_fix.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_doctor_fix {

using test::SmallCorpus;

Finding error(std::size_t utterance) {
    return {utterance, Fault::silent, true,
            message({"data", "number {n} is silent"}, {{"n", std::to_string(utterance)}})};
}

class TestDoctorFix : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_kept_utterances_are_read_again_unchanged() {
        const SmallCorpus folder;
        for (const std::string name : {"صوت 1", "b", "c"})
            folder.record("wavs/" + name + ".wav");
        const std::string old = "صوت 1|sp\"1|أهلا \"بك\"\nb|sp2|two\nc|sp1|three\n";
        folder.write("list.txt", old);
        CorpusRequest request{folder / "list.txt"};
        request.format = "filelist";
        const Corpus corpus = read_corpus(request, CancellationToken()).value();
        const Finding note{0, Fault::clipped, false, Message()};
        const CleanedCorpus cleaned = write_cleaned_corpus(corpus, {note, error(1)}).value();

        QCOMPARE(cleaned.kept, 2);
        const Utterances again = folder.read("list.cleaned.jsonl").utterances;
        QCOMPARE(test::texts_of(again), (std::vector<std::string>{"أهلا \"بك\"", "three"}));
        QCOMPARE(again[0].file, corpus.utterances[0].file);
        QCOMPARE(again[0].speaker, std::string("sp\"1"));
        QCOMPARE(read_file(folder / "list.left-out.txt").value(),
                 std::string("number 1 is silent\n"));
        QCOMPARE(read_file(folder / "list.txt").value(), old);
    }
    void a_folder_gets_its_files_inside() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.record("b.wav");
        folder.write("a.txt", "one");
        QVERIFY(write_cleaned_corpus(folder.read(), {error(1)}));
        QVERIFY(test::all_are_there(folder.read("cleaned.jsonl").utterances));
        QVERIFY(std::filesystem::exists(folder / "left-out.txt"));
    }
    void bad_rows_are_excluded_with_the_reason() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.write("m.csv", "file,text\na.wav,one\nb\n");
        const Corpus corpus = folder.read("m.csv");
        QCOMPARE(write_cleaned_corpus(corpus, {}).value().kept, 1);
        QVERIFY(folder.read("m.cleaned.jsonl").bad_rows.empty());
        QCOMPARE(read_file(folder / "m.left-out.txt").value(),
                 to_english(corpus.bad_rows.at(0).what) + "\n");
    }
    void edits_since_an_earlier_fix_are_kept() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na.wav,one\nb.wav,two\n");
        const Corpus corpus = folder.read("m.csv");
        QVERIFY(write_cleaned_corpus(corpus, {error(1)}).value().backups.empty());
        QVERIFY(write_cleaned_corpus(corpus, {error(1)}).value().backups.empty()); // equal content
        folder.write("m.cleaned.jsonl", "edited\n");
        const CleanedCorpus cleaned = write_cleaned_corpus(corpus, {error(1)}).value();
        QCOMPARE(cleaned.backups, (std::vector<Path>{folder / "m.cleaned.jsonl.old"}));
        QCOMPARE(read_file(cleaned.backups[0]).value(), std::string("edited\n"));
        QCOMPARE(test::texts_of(folder.read("m.cleaned.jsonl").utterances),
                 (std::vector<std::string>{"one"}));
    }
    void earlier_backups_are_not_overwritten() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na.wav,one\nb.wav,two\n");
        const Corpus corpus = folder.read("m.csv");
        for (const std::string edited : {"once\n", "twice\n"}) {
            folder.write("m.cleaned.jsonl", edited);
            QVERIFY(write_cleaned_corpus(corpus, {error(1)}));
        }
        QCOMPARE(read_file(folder / "m.cleaned.jsonl.old").value(), std::string("once\n"));
        QCOMPARE(read_file(folder / "m.cleaned.jsonl.old2").value(), std::string("twice\n"));
    }
    void files_of_a_fix_are_recognized_by_their_name() {
        for (const char* name : {"cleaned.jsonl", "meta.cleaned.jsonl", "a b.c.cleaned.jsonl"})
            QVERIFY2(is_cleaned_metadata(Path("/corpus") / name), name);
        for (const char* name : {"metadata.jsonl", "uncleaned.jsonl", "cleaned.csv"})
            QVERIFY2(!is_cleaned_metadata(Path("/corpus") / name), name);
    }
    void if_no_recording_would_be_kept_nothing_is_written() {
        const SmallCorpus folder;
        folder.write("m.csv", "file,text\na.wav,one\n");
        const auto cleaned = write_cleaned_corpus(folder.read("m.csv"), {error(0)});
        QVERIFY(!cleaned && cleaned.error().kind == ErrorKind::data);
        QVERIFY(!std::filesystem::exists(folder / "m.cleaned.jsonl"));
    }
};

FORMANT_TEST(TestDoctorFix)

} // namespace tst_doctor_fix

#include "tst_doctor_fix.moc"
