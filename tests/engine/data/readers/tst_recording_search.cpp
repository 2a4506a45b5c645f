#include "engine/data/readers/recording_search.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_recording_search {

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
    void names_in_another_case_or_normalization_are_found() {
        const SmallCorpus folder;
        folder.record("WAVS/c00.WAV");
        folder.record("WAVS/man\u0303ana.flac"); // as macOS stores it
        QCOMPARE(find_recording(folder.path(), "c00"), folder / "WAVS/c00.WAV");
        QCOMPARE(find_recording(folder.path(), "wavs/C00.wav"), folder / "WAVS/c00.WAV");
        QCOMPARE(find_recording(folder.path(), "ma\u00f1ana"), folder / "WAVS/man\u0303ana.flac");
        QCOMPARE(find_recording(folder.path(), "ma\u00f1ana.wav"),
                 folder / "WAVS/man\u0303ana.flac");
    }
    void of_several_names_that_differ_in_case_none_is_guessed() {
        const SmallCorpus folder;
        folder.record("wavs/A.wav");
        folder.record("wavs/a.WAV");
        QCOMPARE(find_recording(folder.path(), "wavs/a.wav"), folder / "wavs/a.wav");
        QVERIFY(!std::filesystem::exists(find_recording(folder.path(), "wavs/a.wav")));
    }
    void paths_of_other_machines_are_found_by_their_last_folders() {
        const SmallCorpus folder;
        folder.record("wavs/a.wav");
        folder.record("ann/b.wav");
        for (const std::string name : {"wavs\\a.wav", "C:\\data\\my voice\\wavs\\a.wav",
                                       "D:/corpus/WAVS/a.wav", "/home/ann/voice/wavs/a.wav"})
            QVERIFY2(find_recording(folder.path(), name) == folder / "wavs/a.wav", name.c_str());
        const std::string inside = folder.path().filename().string() + "/wavs/a.wav";
        QCOMPARE(find_recording(folder.path(), inside), folder / "wavs/a.wav");
        // Another speaker's recording of the same name is another recording.
        QVERIFY(!std::filesystem::exists(find_recording(folder.path(), "/data/bea/b.wav")));
    }
    void suffixes_are_recognized_in_any_case() {
        QVERIFY(is_named_like_recording("a.WAV") && is_named_like_recording("голос.Flac"));
        QVERIFY(!is_named_like_recording("a.txt") && !is_named_like_recording("wav"));
    }
};

FORMANT_TEST(TestRecordingSearch)

} // namespace tst_recording_search

#include "tst_recording_search.moc"
