#include "engine/data/voice_profile.h"
#include "engine/session/recording/recording_profile.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_recording_profile {

using test::contains;
using test::SmallCorpus;

const RecordingProfile anna = {"Анна", "given 2026-01-02, for this voice", "CC-BY-4.0", "ru"};

class TestRecordingProfile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_profile_is_saved_for_this_program_and_for_the_corpus_readers() {
        const SmallCorpus folder;
        test::throw_on_error(create_profile(folder / "anna", anna));
        QCOMPARE(read_recording_profile(folder / "anna").value(), anna);
        QCOMPARE(read_voice_profile(folder / "anna").value(),
                 (VoiceProfile{anna.speaker, anna.consent, anna.license}));
    }
    void an_existing_voice_is_not_changed() {
        const SmallCorpus folder;
        test::throw_on_error(create_profile(folder / "anna", anna));
        const auto again = create_profile(folder / "anna", {"Bea", "given", "CC0-1.0", "en"});
        QVERIFY(!again && again.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(again.error().what), (folder / "anna").string()));
        QCOMPARE(read_recording_profile(folder / "anna")->speaker, anna.speaker);
    }
    void every_field_is_required() {
        const SmallCorpus folder;
        RecordingProfile without = anna;
        without.consent.clear();
        QCOMPARE(create_profile(folder / "anna", without).error().kind, ErrorKind::usage);
        QVERIFY(!std::filesystem::exists(folder / "anna"));
    }
    void a_folder_that_cannot_be_written_is_an_error() {
        const SmallCorpus folder;
        folder.write("file", "");
        const auto made = create_profile(folder / "file/anna", anna);
        QVERIFY(!made && made.error().kind == ErrorKind::disk);
    }
    void existing_voices_are_found_by_name() {
        const SmallCorpus folder;
        QVERIFY(list_recording_profiles(folder / "none").empty());
        folder.write("songs/a.txt", "");
        for (const char* name : {"zoe", "anna"})
            test::throw_on_error(create_profile(folder / name, anna));
        const std::vector<Path> expected = {folder / "anna", folder / "zoe"};
        QCOMPARE(list_recording_profiles(folder.path()), expected);
        QCOMPARE(read_recording_profile(folder / "songs").error().kind, ErrorKind::data);
    }
    void a_speaker_s_name_becomes_the_name_of_a_folder() {
        QCOMPARE(profile_folder("/r", "Анна").filename(), Path("Анна"));
        QCOMPARE(profile_folder("/r", "../Ann B/C").string(), std::string("/r/_Ann_B_C"));
        QCOMPARE(profile_folder("/r", "..").string(), std::string("/r/voice"));
        std::string many;
        for (int i = 0; i < 99; ++i)
            many += "я";
        QCOMPARE(profile_folder("/r", many).filename().string(), many.substr(0, 100));
        QCOMPARE(profile_folder("/r", "a" + many).filename().string().size(), std::size_t{99});
    }
};

FORMANT_TEST(TestRecordingProfile)

} // namespace tst_recording_profile

#include "tst_recording_profile.moc"
