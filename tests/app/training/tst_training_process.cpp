#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/add_row.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <csignal>

using namespace formant;

namespace tst_training_process {

using test::contains;
using Json = nlohmann::json;

using Fixture = test::TrainingProcess;

/// Enough steps for a signal after step 33 to come before the end on any machine.
const std::string many_steps = "train.max_steps=150";

/// Starts training, sends a signal once `step` is logged, and waits. Returns the exit code.
int signal_after(const Fixture& f, std::int64_t step, int signal) {
    return test::stop_at_step(f.arguments({"--set", many_steps}), step, signal);
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

/// Expects one error message that contains `text`, and the exit code.
void expect_one_message(const test::ProcessOutput& output, int exit_code, const char* text) {
    QVERIFY2(output.exit_code == exit_code, output.standard_error.c_str());
    QVERIFY2(count(output.standard_error, "formant: ") == 1, output.standard_error.c_str());
    QVERIFY2(count(output.standard_error, text) == 1, output.standard_error.c_str());
    QCOMPARE(contains(output.standard_error, "docs/troubleshooting.md#"), exit_code != 2);
}

class TestTrainingProcess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        // The user's own cache must neither help nor be touched.
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void it_trains_saves_synthesizes_and_logs() {
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
    void a_run_stopped_by_ctrl_c_resumes_as_if_never_stopped() {
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
    void a_stop_reports_the_save_and_how_to_resume() {
        const Fixture f;
        QProcess process;
        process.start(FORMANT_PROGRAM,
                      test::as_list(f.arguments({"--set", "train.max_steps=100000"})));
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(!f.records("small", "train").empty(), 60'000);
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        const std::string said = process.readAllStandardError().toStdString();
        QVERIFY2(contains(said, "stopping: finishing the current step and saving"), said.c_str());
        QVERIFY2(contains(said, "run the same command again to resume"), said.c_str());
    }
    void repeated_stops_save_too_and_only_a_second_ctrl_c_ends_at_once() {
        // Long steps, so that both signals come within one.
        const std::vector<std::string> slow = {"--set", "train.max_steps=3000",
                                               "--set", "train.gradient_accumulation_steps=120",
                                               "--set", "train.save_interval_steps=1000"};
        const auto exit_code_after = [&](const Fixture& f, std::vector<int> signals) {
            QProcess process;
            process.start(FORMANT_PROGRAM, test::as_list(f.arguments(slow)));
            process.waitForStarted();
            const bool is_training =
                QTest::qWaitFor([&] { return !f.records("small", "train").empty(); }, 120'000);
            if (!is_training)
                return std::pair(-1, std::string("no step"));
            QTest::qWait(300); // a signal right after a step's record still ends that step
            std::string said;
            for (const int signal : signals) {
                ::kill(static_cast<pid_t>(process.processId()), signal);
                for (int i = 0; i < 1000 && !contains(said, "stopping: "); ++i) {
                    process.waitForReadyRead(10);
                    said += process.readAllStandardError().toStdString();
                }
                QTest::qWait(250); // Ctrl-C that is held down counts once
            }
            process.waitForFinished(60'000);
            return std::pair(process.exitCode(),
                             said + process.readAllStandardError().toStdString());
        };
        for (const std::vector<int>& signals :
             {std::vector{SIGTERM, SIGTERM}, std::vector{SIGINT, SIGHUP}}) {
            const Fixture f;
            QCOMPARE(exit_code_after(f, signals).first, 130);
            const auto last = f.records("small", "train").rbegin()->first;
            QVERIFY(
                std::filesystem::exists(f.checkpoint("small", fmt::format("step_{}.pt", last))));
        }
        const Fixture f;
        const auto [code, said] = exit_code_after(f, {SIGINT, SIGINT});
        QVERIFY2(code == 131, said.c_str());
        QVERIFY2(contains(said, "ended without saving: step"), said.c_str());
        QVERIFY(!std::filesystem::exists(f.checkpoint("small", "step_1.pt")));
    }
    void a_scheduler_that_saves_by_signal_fills_no_disk() {
        const Fixture f;
        const int code = test::watch_training(
            f.arguments({"--set", many_steps, "--set", "train.keep_checkpoints=2"}),
            [&](qint64 pid, const Json& event) {
                if (event["type"] == "train" && event["step"].get<int>() % 10 == 5)
                    ::kill(static_cast<pid_t>(pid), SIGUSR1);
            });
        QCOMPARE(code, 0);
        int kept = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(f.runs() / "small/checkpoints"))
            kept += entry.path().filename().string().starts_with("step_") &&
                            entry.path().extension() == ".pt"
                        ? 1
                        : 0;
        QCOMPARE(kept, 2);
    }
    void its_status_shows_how_it_ended() {
        const Fixture f;
        const auto status = [&] {
            return test::run_program(FORMANT_PROGRAM,
                                     {"status", "small", "--runs", f.runs().string()})
                .standard_output;
        };
        QCOMPARE(signal_after(f, 33, SIGKILL), -1);
        QVERIFY2(contains(status(), "interrupted at step"), status().c_str());
        QVERIFY(contains(status(), "step_20.pt"));
        QCOMPARE(f.train({"--set", "model.unet.decoder_channels=32"}).exit_code, 5);
        QVERIFY2(contains(status(), "interrupted at step"), status().c_str()); // still
        QCOMPARE(signal_after(f, 35, SIGINT), 130);
        QVERIFY2(contains(status(), "stopped and saved at step"), status().c_str());
        QCOMPARE(f.train({"--set", many_steps}).exit_code, 0);
        QVERIFY2(contains(status(), "done after 150 steps"), status().c_str());
    }
    void a_run_interrupted_before_its_first_checkpoint_starts_over() {
        const test::TemporaryFolder runs;
        std::filesystem::create_directory(runs / "early");
        test::throw_on_error(
            write_file_atomically(runs / "early" / "run.json", "{\"phase\": \"preparing\"}"));
        const auto status =
            test::run_program(FORMANT_PROGRAM, {"status", "early", "--runs", runs.path().string()});
        QCOMPARE(status.exit_code, 0);
        QVERIFY2(contains(status.standard_output, "interrupted before its first checkpoint"),
                 status.standard_output.c_str());
        QVERIFY(!contains(status.standard_output, "resume"));
    }
    void a_closed_output_pipe_does_not_stop_training() {
        const Fixture f;
        std::string line = FORMANT_PROGRAM;
        for (const std::string& argument : f.arguments({"--log-format", "json"}))
            line += " '" + argument + "'";
        test::run_program("/bin/sh", {"-c", line + " | head -n 3"}, 300);
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(f.checkpoint("small", "final_ema.pt")),
                                 60'000);
    }
    void resuming_from_an_earlier_checkpoint_keeps_the_later_ones() {
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
    void a_voice_without_training_state_is_refused_with_what_to_do() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        expect_one_message(f.train({"--resume", f.checkpoint("small", "final_ema.pt").string()}), 5,
                           "final_ema.pt holds a voice only");
    }
    void a_damaged_checkpoint_is_reported_and_the_previous_one_used() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=40"}).exit_code, 0);
        std::filesystem::resize_file(f.checkpoint("small", "step_40.pt"), 5000);
        const auto again = f.train();
        QVERIFY2(again.exit_code == 0, again.standard_error.c_str());
        QVERIFY(contains(again.standard_error, "step_40.pt is damaged"));
        QVERIFY(contains(again.standard_error, "damaged_step_40.pt"));
        QVERIFY(!contains(again.standard_error, "abandoned")); // it was on this way
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "damaged_step_40.pt")));
        const auto verified = test::run_program(
            FORMANT_PROGRAM, {"checkpoint", "verify", (f.runs() / "small").string()});
        QVERIFY2(verified.exit_code == 0, verified.standard_output.c_str());
        QCOMPARE(f.records("small", "resume").begin()->first, 20);
    }
    void when_every_checkpoint_is_damaged_nothing_starts_fresh() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        std::filesystem::resize_file(f.checkpoint("small", "step_20.pt"), 5000);
        QCOMPARE(f.train().exit_code, 5);
    }
    void verbose_training_reports_everything_once_and_logs_it() {
        const Fixture f;
        const auto output = f.train({"--verbose", "--set", "train.max_steps=3"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY2(contains(output.standard_error, "info: "), output.standard_error.c_str());
        const auto log = read_file(f.runs() / "small" / "log.txt");
        for (const char* line_text : {"reading the recordings of", "done after 3 steps"}) {
            QVERIFY2(count(output.standard_error, line_text) == 1, output.standard_error.c_str());
            QVERIFY2(count(log.value(), line_text) == 1, log->c_str());
        }
    }
    void unreadable_recordings_are_skipped_by_name() {
        const Fixture f;
        QVERIFY(write_file_atomically(f.folder / "two.wav", "no audio"));
        const auto output = f.train({"--set", "train.max_steps=3"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(contains(output.standard_error, "two.wav"));
    }
    void an_error_at_the_start_has_one_message_and_its_exit_code_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exit_code");
        QTest::addColumn<QString>("text");
        test::add_row("unknown key", QStringList{"--set", "train.batchsize=4"}, 2,
                      QString("did you mean 'train.batch_size'?"));
        test::add_row("missing corpus", QStringList{"--set", "data.corpus=/nowhere/m.csv"}, 3,
                      QString("cannot read the corpus /nowhere/m.csv"));
        test::add_row("misspelt device", QStringList{"--gpu", "nonsense"}, 2,
                      QString("'nonsense'"));
        test::add_row("no such GPU", QStringList{"--gpu", "99"}, 4, QString("GPU 99"));
        test::add_row("missing checkpoint", QStringList{"--resume", "/nowhere/step_1.pt"}, 5,
                      QString("there is no checkpoint /nowhere/step_1.pt"));
    }
    void an_error_at_the_start_has_one_message_and_its_exit_code() {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, exit_code);
        QFETCH(const QString, text);
        std::vector<std::string> more;
        for (const QString& argument : arguments)
            more.push_back(argument.toStdString());
        const Fixture f;
        expect_one_message(f.train(more), exit_code, qPrintable(text));
    }
    void a_configuration_that_is_a_folder_is_a_usage_error() {
        expect_one_message(
            test::run_program(FORMANT_PROGRAM, {"--headless", "--config", "/usr", "--gpu", "cpu"}),
            2, "/usr is not the folder of a run");
    }
    void a_run_folder_that_cannot_be_created_is_a_disk_error() {
        const Fixture f;
        QVERIFY(write_file_atomically(f.folder / "runs", "a file in its place"));
        expect_one_message(f.train(), 6, "cannot create the folder");
    }
    void a_checkpoint_of_another_model_is_refused_and_stays() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        const std::string larger = "model.unet.decoder_channels=32";
        expect_one_message(f.train({"--set", larger}), 5, "do not fit this model: decoder.");
        const std::string other = f.checkpoint("small", "step_20.pt").string();
        expect_one_message(f.train({"--set", "name=other", "--set", larger, "--resume", other}), 5,
                           "do not fit this model: decoder.");
        expect_one_message(f.train({"--set", "name=tuned", "--set", larger, "--set",
                                    fmt::format("train.pretrained_path={}", other)}),
                           5, "do not fit this model: decoder.");
        QCOMPARE(f.train({"--set", "train.max_steps=25"}).exit_code, 0);
        QCOMPARE(f.records("small", "train").size(), std::size_t{25});
    }
    void a_run_may_be_initialized_from_an_ordered_dict_from_python() {
        const Fixture f;
        QCOMPARE(f.train().exit_code, 0);
        const std::string weights = (f.folder / "weights.pth").string();
        const auto saved =
            test::run_python("app/training/as_state_dict.py",
                             {f.checkpoint("small", "step_60.pt").string(), weights});
        QVERIFY2(saved.exit_code == 0, saved.standard_error.c_str());
        const auto output = f.train({"--set", "name=tuned", "--set", "train.max_steps=3", "--set",
                                     fmt::format("train.pretrained_path={}", weights)});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto first_total = [&](const char* run) {
            return f.records(run, "train").at(1)["total"].get<double>();
        };
        QVERIFY(first_total("tuned") < 0.9 * first_total("small"));
    }
    void a_hostile_checkpoint_is_refused_and_executes_nothing() {
        const Fixture f;
        const auto made =
            test::run_python("engine/checkpoint/make_hostile.py", {f.folder.path().string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const std::string evil = (f.folder / "system.pt").string();
        expect_one_message(f.train({"--set", fmt::format("train.pretrained_path={}", evil)}), 5,
                           "posix.system");
        expect_one_message(f.train({"--resume", evil}), 5, "posix.system");
        QVERIFY(!std::filesystem::exists(f.folder / "mark"));
    }
    void an_existing_run_is_not_overwritten() {
        const Fixture f;
        QCOMPARE(f.train({"--set", "train.max_steps=20"}).exit_code, 0);
        QCOMPARE(f.train({"--resume", "never"}).exit_code, 2);
    }
    void the_model_can_be_tested_without_recordings() {
        const Fixture f;
        const auto output = f.train({"--test-model"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(contains(output.standard_output, "U-Net decoder"));
        QVERIFY(contains(output.standard_output, "the model is unet, the default"));
    }
    void a_test_of_the_model_searches_the_loss_scale_as_a_training_does() {
        const Fixture f;
        const auto output = f.train({"--test-model", "--set", "train.precision=fp16", "--set",
                                     "train.amp_init_scale=1000000000"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(contains(output.standard_output, "one training step: loss"));
    }
    void a_model_that_is_given_needs_no_reason() {
        const Fixture f;
        const auto output = f.train({"--test-model", "--model", "unet"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(!contains(output.standard_output, "the model is"));
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST(TestTrainingProcess)

} // namespace tst_training_process

#include "tst_training_process.moc"
