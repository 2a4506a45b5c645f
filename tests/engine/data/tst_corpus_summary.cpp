#include "engine/data/corpus_summary.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus_summary {

using test::SmallCorpus;

std::string summary_of(const SmallCorpus& folder) {
    return to_english(corpus_summary(folder.read()));
}

class TestCorpusSummary : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void columns_and_speakers_are_named() {
        const SmallCorpus folder;
        folder.write("metadata.csv", "a|ann|one two\nb|bea|three\nc|ann|four\nd|bea|five\n");
        QCOMPARE(
            summary_of(folder),
            std::string("read as ljspeech (recording | speaker | text) with 2 speakers: ann, bea"));
        folder.write("metadata.csv", "up_votes,path,sentence\n2,a,one\n");
        QCOMPARE(summary_of(folder),
                 std::string("read as csv (ignored | recording | text) with one speaker"));
    }
    void folders_that_may_be_speakers_are_named() {
        const SmallCorpus folder;
        folder.record("ann/a.wav");
        folder.record("bea/b.wav");
        QCOMPARE(summary_of(folder),
                 std::string("read as folder with one speaker, in 2 folders: ann, bea. If each "
                             "folder is a speaker, set data.folders_are_speakers"));
    }
    void a_format_without_columns_has_speakers_only() {
        const SmallCorpus folder;
        folder.write("metadata.jsonl", R"({"file": "a", "text": "one", "speaker": "ann"})");
        QCOMPARE(summary_of(folder), std::string("read as jsonl with 1 speaker: ann"));
    }
};

FORMANT_TEST(TestCorpusSummary)

} // namespace tst_corpus_summary

#include "tst_corpus_summary.moc"
