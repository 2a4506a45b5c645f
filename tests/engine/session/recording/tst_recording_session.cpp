#include "engine/session/recording/recording_session.h"
#include "engine/session/recording/recording_takes.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_recording_session {

using test::SmallCorpus;

const RecordingProfile ann = {"Ann", "given", "CC0-1.0", "en"};

struct Fixture : SmallCorpus {
    RecordingPlan plan{*this / "ann", ann, *this / "mine.txt"};
    Fixture() { write("mine.txt", "One.\nTwo.\n"); }
};

class TestRecordingSession : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_is_created_and_continued() {
        Fixture f;
        const auto begun = open_recording_session(f.plan).value();
        QCOMPARE(begun.language, std::string("en"));
        QCOMPARE(begun.list, std::string("mine"));
        QCOMPARE(next_unrecorded(begun.prompts), std::size_t{0});
        test::throw_on_error(
            save_take({f.plan.folder, begun.list, 0}, {std::vector<float>(4800, 0.1F), 48000})
                .map([](const std::string&) {}));
        f.plan.new_profile.reset();
        const auto gone_on = open_recording_session(f.plan).value();
        QCOMPARE(gone_on.language, std::string("en"));
        QCOMPARE(next_unrecorded(gone_on.prompts), std::size_t{1});
        QCOMPARE(gone_on.prompts[1].text, std::string("Two."));
    }
    void nothing_is_created_if_the_sentences_cannot_be_read() {
        Fixture f;
        f.plan.sentences = f / "none.txt";
        QCOMPARE(open_recording_session(f.plan).error().kind, ErrorKind::data);
        QVERIFY(!std::filesystem::exists(f.plan.folder));
    }
    void a_new_voice_cannot_use_the_folder_of_another() {
        Fixture f;
        test::throw_on_error(create_profile(f.plan.folder, ann));
        QCOMPARE(open_recording_session(f.plan).error().kind, ErrorKind::usage);
        QVERIFY(std::filesystem::is_empty(f.plan.folder / "prompts"));
    }
};

FORMANT_TEST(TestRecordingSession)

} // namespace tst_recording_session

#include "tst_recording_session.moc"
