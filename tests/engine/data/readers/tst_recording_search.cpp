#include "engine/data/readers/recording_search.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using test::SmallCorpus;

class TestRecordingSearch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_exact_name_is_found_first() {
        const SmallCorpus folder;
        folder.record("a.wav");
        folder.record("wavs/a.wav");
        QCOMPARE(find_recording(folder.path(), "a.wav"), folder / "a.wav");
        QCOMPARE(find_recording(folder.path(), (folder / "wavs/a.wav").string()),
                 folder / "wavs/a.wav");
    }
    void an_id_is_found_with_any_suffix_in_the_usual_folders() {
        const SmallCorpus folder;
        folder.record("recordings/v1.5 صوت.flac");
        QCOMPARE(find_recording(folder.path(), "v1.5 صوت"), folder / "recordings/v1.5 صوت.flac");
    }
    void a_missing_recording_gets_its_expected_path() {
        const SmallCorpus folder;
        QCOMPARE(find_recording(folder.path(), "a"), folder / "wavs/a.wav");
        QCOMPARE(find_recording(folder.path(), "x/a.mp3"), folder / "x/a.mp3");
    }
    void suffixes_are_recognized_in_any_case() {
        QVERIFY(is_named_like_recording("a.WAV") && is_named_like_recording("голос.Flac"));
        QVERIFY(!is_named_like_recording("a.txt") && !is_named_like_recording("wav"));
    }
};

FORMANT_TEST(TestRecordingSearch)
#include "tst_recording_search.moc"
