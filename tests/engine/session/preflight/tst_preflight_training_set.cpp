#include "engine/audio/audio_file.h"
#include "engine/session/corpus/dataset_service.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/preflight_fixture.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_preflight_training_set {

/// Counts the recordings that a training uses: as announced, and as reported by its start.
struct Fixture : test::PreflightFixture {
    std::int64_t by_doctor() const {
        DatasetRequest request;
        request.corpus = (folder / "metadata.csv").string();
        request.decode_program = FORMANT_PROGRAM;
        const auto analyzed = analyze_dataset(request, CancellationToken()).value();
        // The Data page shows the cached measurements, after a restart too.
        const auto again = summarize_dataset(request, CancellationToken()).value();
        return analyzed.trainable == again.trainable ? analyzed.trainable : -1;
    }
    /// Returns the sentence of preflight, or the error.
    std::string by_preflight(const std::vector<std::string>& settings) {
        const auto done = check(settings);
        return checks.contains("training-set") ? said("training-set")
                                               : to_english(done.error().what);
    }
    /// Trains one step. Returns the sentence of the start, or the error.
    std::string by_training(std::vector<std::string> settings) const {
        settings.emplace_back("train.max_steps=1");
        test::Recorder recorder;
        const auto done = test::train(request(std::move(settings)), recorder);
        for (const RunState& state : recorder.all<RunState>())
            if (const std::string said = to_english(state.what);
                said.find(" to train on, ") != std::string::npos)
                return said;
        return to_english(done.error().what);
    }
    void record(const std::string& name, const at::Tensor& samples) const {
        test::throw_on_error(write_audio(folder / name, {samples, 16000}));
    }
};

std::string counted(std::int64_t training, std::int64_t validation = 0) {
    return fmt::format("{} recording{} to train on, {} to validate", training,
                       training == 1 ? "" : "s", validation);
}

class TestPreflightTrainingSet : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void doctor_preflight_and_training_agree_data() {
        QTest::addColumn<QString>("metadata");
        QTest::addColumn<int>("count");
        const QString good = "file,text\none.wav,one\ntwo.wav,two\nthree.wav,three\n";
        QTest::newRow("all are fine") << good << 3;
        QTest::newRow("missing recording") << good + "gone.wav,four\n" << 3;
        QTest::newRow("empty file") << good + "empty.wav,four\n" << 3;
        QTest::newRow("not a recording") << good + "text.wav,four\n" << 3;
        QTest::newRow("silent") << good + "silent.wav,four\n" << 3;
        QTest::newRow("constant offset only") << good + "offset.wav,four\n" << 3;
        QTest::newRow("cut off") << good + "cut.wav,four\n" << 3;
        QTest::newRow("clipped") << good + "loud.wav,four\n" << 4;
        QTest::newRow("no text") << good + "four.wav,\n" << 3;
        QTest::newRow("no letter in the text") << good + "four.wav,...\n" << 3;
        QTest::newRow("markup only") << good + "four.wav,**\n" << 3;
        QTest::newRow("too short for its text")
            << good + "short.wav,a long sentence that nobody can say so fast\n"
            << 3;
        QTest::newRow("garbled text")
            << good + QString::fromUtf8("four.wav,Îøèáêà ðåãèñòðàöèè\n") << 3;
        QTest::newRow("too short for its phonemes") << good + "brief.wav,WWW WWW WWW WWW\n" << 3;
        QTest::newRow("listed twice") << good + "one.wav,one\n" << 4;
        QTest::newRow("bad row") << good + "four.wav\n" << 3;
        QTest::newRow("upper case") << QString("file,text\nONE.WAV,one\nTwo.wav,two\n") << 2;
        QTest::newRow("semicolons") << QString("file;text\none.wav;one\ntwo.wav;two\n") << 2;
        QTest::newRow("several speakers")
            << QString("file,text,client_id\none.wav,one,ann\ntwo.wav,two,bea\n") << 2;
    }
    void doctor_preflight_and_training_agree() {
        QFETCH(const QString, metadata);
        QFETCH(const int, count);
        Fixture f;
        f.write("metadata.csv", metadata.toStdString());
        f.write("empty.wav", "");
        f.write("text.wav", std::string(5000, 'x'));
        f.record("silent.wav", at::zeros({16000}));
        f.record("offset.wav", at::full({16000}, 0.2));
        f.record("short.wav", test::voiced_second().samples.narrow(0, 4000, 1600));
        f.record("brief.wav", test::voiced_second().samples.narrow(0, 4000, 4800));
        const std::string whole = read_file(f.folder / "four.wav").value();
        f.write("cut.wav", whole.substr(0, whole.size() / 2));
        f.record("loud.wav", test::voiced_second().samples * 1e9);
        QCOMPARE(f.by_doctor(), count);
        const std::string announced = f.by_preflight({});
        QVERIFY2(announced.starts_with(counted(count)), announced.c_str());
        QCOMPARE(f.by_training({}), counted(count));
    }
    void recordings_for_validation_are_counted_apart() {
        Fixture f;
        f.write("held.csv", "file,text\nfour.wav,four\n");
        const std::vector<std::string> settings = {"data.validation=" +
                                                   (f.folder / "held.csv").string()};
        f.write("metadata.csv", "file,text\none.wav,one\ntwo.wav,two\nthree.wav,three\n");
        QCOMPARE(f.by_preflight(settings), counted(3, 1));
        QCOMPARE(f.by_training(settings), counted(3, 1));
    }
    void the_validation_split_is_the_same_everywhere() {
        Fixture f;
        const std::vector<std::string> settings = {"data.validation_share=0.25"};
        QCOMPARE(f.by_preflight(settings), counted(3, 1));
        QVERIFY(f.said("validation").starts_with("1 recording"));
        QCOMPARE(f.by_training(settings), counted(3, 1));
        f.record("five.wav", test::voiced_second().samples);
        f.record("six.wav", test::voiced_second().samples);
        f.write("metadata.csv", "file,text\none.wav,one\ntwo.wav,two\nthree.wav,three\n"
                                "four.wav,four\nfive.wav,one\nsix.wav,two\n");
        const std::string fresh = "name=fresh";
        QCOMPARE(f.by_preflight({settings[0], fresh}), counted(4, 2));
        const std::vector<std::string> resumed = {settings[0], "train.max_steps=2"};
        QCOMPARE(f.by_preflight(resumed), counted(5, 1)); // as when the run started
    }
    void folders_as_speakers_train_the_same_recordings() {
        Fixture f;
        f.write("metadata.csv", "file,text\none.wav,one\nmore/two.wav,two\n");
        std::filesystem::create_directory(f.folder / "more");
        std::filesystem::rename(f.folder / "two.wav", f.folder / "more" / "two.wav");
        const std::vector<std::string> settings = {"data.folders_are_speakers=true"};
        QCOMPARE(f.by_preflight(settings), counted(2));
        QCOMPARE(f.by_training(settings), counted(2));
    }
};

FORMANT_TEST(TestPreflightTrainingSet)

} // namespace tst_preflight_training_set

#include "tst_preflight_training_set.moc"
