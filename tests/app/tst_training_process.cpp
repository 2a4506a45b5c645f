#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/must.h"
#include "tests/support/python.h"
#include "tests/support/word_corpus.h"

#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtTest/QtTest>

#include <csignal>
#include <fstream>

using namespace formant;
using Json = nlohmann::json;

namespace {

/// The program beside a corpus of four words.
struct Fixture : test::WordCorpus {
    std::vector<std::string> arguments(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> all = {"--headless", "--config", config().string(), "--runs",
                                        runs().string()};
        if (std::find(more.begin(), more.end(), "--gpu") == more.end())
            all.insert(all.end(), {"--gpu", "cpu"});
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    test::ProcessOutput train(const std::vector<std::string>& more = {}) const {
        return test::run_program(FORMANT_PROGRAM, arguments(more), 300);
    }
    /// Records of a type from metrics.jsonl, by step; the later of two wins.
    std::map<std::int64_t, Json> records(const std::string& run, const std::string& type) const {
        std::map<std::int64_t, Json> found;
        std::ifstream lines(runs() / run / "metrics.jsonl");
        for (std::string line; std::getline(lines, line);) {
            const Json record = Json::parse(line);
            if (record["type"] == type)
                found[record["step"]] = record;
        }
        return found;
    }
};

/// So many that a signal after step 33 comes before the end on any machine.
const std::string many_steps = "train.max_steps=150";

/// Starts a training, sends a signal once `step` is logged, waits; the exit code.
int signal_after(const Fixture& f, std::int64_t step, int signal) {
    QStringList arguments;
    for (const std::string& argument : f.arguments({"--log-format", "json", "--set", many_steps}))
        arguments << QString::fromStdString(argument);
    QProcess process;
    process.start(FORMANT_PROGRAM, arguments);
    while (process.state() != QProcess::NotRunning && process.waitForReadyRead(60'000))
        while (process.canReadLine()) {
            const Json event = Json::parse(process.readLine().toStdString());
            if (event["type"] == "train" && event["step"] == step)
                ::kill(static_cast<pid_t>(process.processId()), signal);
        }
    process.waitForFinished(60'000);
    return process.exitCode();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestTrainingProcess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        // The user's own cache must neither help nor be touched.
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void trains_saves_speaks_and_logs() {
        const Fixture f;
        const auto output = f.train();
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QCOMPARE(f.records("small", "train").size(), std::size_t{60});
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "final_ema.pt")));
        QVERIFY(std::filesystem::exists(f.folder / "runs/small/samples/step_60/001.flac"));
        QVERIFY(std::filesystem::exists(f.folder / "runs/small/config.yaml"));
        const auto first = f.records("small", "train").at(1)["total"].get<double>();
        const auto last = f.records("small", "train").at(60)["total"].get<double>();
        QVERIFY2(last < 0.8 * first, std::to_string(last).c_str());

        const auto spoken = test::run_program(
            FORMANT_PROGRAM,
            {"synth", "--checkpoint", f.checkpoint("small", "final_ema.pt").string(), "--out",
             (f.folder / "out").string(), "--text", "one two", "--gpu", "cpu"});
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY(read_audio(f.folder / "out/0001.wav")->samples.numel() > 1000);
    }
    void stopped_by_ctrl_c_it_goes_on_as_if_never_stopped() {
        const Fixture f;
        QCOMPARE(signal_after(f, 33, SIGINT), 130);
        const auto stopped_at = f.records("small", "train").rbegin()->first;
        QVERIFY(stopped_at >= 33 && stopped_at < 150);
        QCOMPARE(f.train({"--set", many_steps}).exit_code, 0);
        QCOMPARE(f.train({"--set", many_steps, "--set", "name=straight"}).exit_code, 0);
        const auto resumed = f.records("small", "train");
        const auto straight = f.records("straight", "train");
        for (std::int64_t step = 1; step <= 150; ++step)
            QVERIFY2(resumed.at(step) == straight.at(step), std::to_string(step).c_str());
        QCOMPARE(f.records("small", "resume").begin()->first, stopped_at);
    }
    void every_signal_that_ends_a_program_saves_first_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void every_signal_that_ends_a_program_saves_first() {
        QFETCH(const int, signal);
        const Fixture f;
        QCOMPARE(signal_after(f, 5, signal), 130);
        const auto stopped_at = f.records("small", "train").rbegin()->first;
        QVERIFY(std::filesystem::exists(
            f.checkpoint("small", "step_" + std::to_string(stopped_at) + ".pt")));
    }
    void a_reader_that_goes_away_does_not_end_the_training() {
        const Fixture f;
        std::string line = FORMANT_PROGRAM;
        for (const std::string& argument : f.arguments({"--log-format", "json"}))
            line += " '" + argument + "'";
        test::run_program("/bin/sh", {"-c", line + " | head -n 3"}, 300);
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(f.checkpoint("small", "final_ema.pt")),
                                 60'000);
    }
    void going_on_from_an_older_checkpoint_keeps_what_was_later() {
        const Fixture f;
        QCOMPARE(f.train().exit_code, 0);
        const auto again = f.train({"--resume", f.checkpoint("small", "step_20.pt").string(),
                                    "--set", "train.max_steps=30"});
        QVERIFY2(again.exit_code == 0, again.standard_error.c_str());
        QVERIFY(contains(again.standard_error, "abandoned_step_N.pt"));
        QVERIFY(contains(again.standard_error, "train.max_steps")); // the setting that changed
        for (const char* name : {"step_20.pt", "step_30.pt", "abandoned_step_60.pt"})
            QVERIFY2(std::filesystem::exists(f.checkpoint("small", name)), name);
        QCOMPARE(f.records("small", "resume").begin()->first, 20);
    }
    void a_damaged_checkpoint_is_told_and_the_one_before_used() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=40"}).exit_code, 0);
        std::filesystem::resize_file(f.checkpoint("small", "step_40.pt"), 5000);
        const auto again = f.train();
        QVERIFY2(again.exit_code == 0, again.standard_error.c_str());
        QVERIFY(contains(again.standard_error, "step_40.pt is damaged"));
        QCOMPARE(f.records("small", "resume").begin()->first, 20);
    }
    void when_every_checkpoint_is_damaged_nothing_starts_anew() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        std::filesystem::resize_file(f.checkpoint("small", "step_20.pt"), 5000);
        QCOMPARE(f.train().exit_code, 5);
    }
    void unreadable_recordings_are_left_out_by_name() {
        const Fixture f;
        QVERIFY(write_file_atomically(f.folder / "two.wav", "no audio"));
        const auto output = f.train({"--set", "train.max_steps=3"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(contains(output.standard_error, "two.wav"));
    }
    void what_is_wrong_from_the_start_has_one_message_and_its_exit_code() {
        const Fixture f;
        const auto unknown = f.train({"--set", "train.batchsize=4"});
        QCOMPARE(unknown.exit_code, 2);
        QVERIFY(contains(unknown.standard_error, "train.batch_size"));
        const auto missing = f.train({"--set", "data.corpus=/nowhere/m.csv"});
        QCOMPARE(missing.exit_code, 3);
        QVERIFY(contains(missing.standard_error, "/nowhere/m.csv"));
        const auto nonsense = f.train({"--gpu", "nonsense"});
        QCOMPARE(nonsense.exit_code, 2);
        QVERIFY(contains(nonsense.standard_error, "'nonsense'"));
        const auto no_such_gpu = f.train({"--gpu", "99"});
        QCOMPARE(no_such_gpu.exit_code, 4);
        QVERIFY(contains(no_such_gpu.standard_error, "--gpu cpu"));
        const auto folder = test::run_program(FORMANT_PROGRAM, {"--headless", "--config", "/tmp"});
        QCOMPARE(folder.exit_code, 2);
        QVERIFY(contains(folder.standard_error, "/tmp"));
        QCOMPARE(f.train({"--resume", "/nowhere/step_1.pt"}).exit_code, 5);
    }
    void a_run_folder_that_cannot_be_made_is_a_disk_error() {
        const Fixture f;
        QVERIFY(write_file_atomically(f.folder / "runs", "a file in its place"));
        const auto output = f.train();
        QCOMPARE(output.exit_code, 6);
        QVERIFY(contains(output.standard_error, "runs"));
    }
    void a_run_that_is_there_is_not_written_over() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        QCOMPARE(f.train({"--resume", "never"}).exit_code, 2);
    }
    void the_model_can_be_tested_without_recordings() {
        const Fixture f;
        const auto output = f.train({"--test-model"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(contains(output.standard_output, "U-Net decoder"));
    }

  private:
    test::TemporaryFolder cache_;
};

QTEST_APPLESS_MAIN(TestTrainingProcess)
#include "tst_training_process.moc"
