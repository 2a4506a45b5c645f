#include "engine/base/os/os_file_lock.h"
#include "engine/session/ipc/detached_run.h"
#include "engine/session/ipc/followed_run.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_status.h"
#include "tests/app/training/training_process.h"
#include "tests/support/environment.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <fstream>

using namespace formant;

namespace tst_detached_training {

struct Fixture : test::TrainingProcess {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable sockets{"XDG_RUNTIME_DIR", (folder / "run").string()};
    Fixture() { std::filesystem::create_directory(folder / "run"); }

    RunRequest request(std::vector<std::string> settings) const {
        RunRequest request;
        request.config_file = config().string();
        request.settings = std::move(settings);
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    Path run() const { return runs() / "small"; }
    int process() const {
        return FileLock::holder(RunFolder::lock_file(run())).value_or(ProcessIdentity()).pid;
    }
};

const std::string many_steps = "train.max_steps=100000";

std::string reason(const Result<std::unique_ptr<Run>>& run) {
    return run ? "" : to_english(run.error().what);
}

class TestDetachedTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_detached_run_trains_to_its_end_and_reports_everything() {
        const Fixture f;
        test::LiveRecorder listener;
        auto run = start_detached(f.request({"train.max_steps=40"}), listener);
        QVERIFY2(run.has_value(), reason(run).c_str());
        QVERIFY((*run)->wait());
        const auto received = listener.recorded();
        QCOMPARE(received.all<StepReport>().size(), std::size_t{40});
        QCOMPARE(received.all<StepReport>().back().step, std::int64_t{40});
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "final_ema.pt")));
    }
    void a_run_with_several_ranks_is_followed_and_stopped() {
        const Fixture f;
        const Path two_ranks = f.folder / "two_ranks"; // stands for --gpus on a machine with two
        std::ofstream(two_ranks) << "#!/bin/sh\nexec " << FORMANT_PROGRAM << " \"$@\" --ranks 2\n";
        std::filesystem::permissions(two_ranks, std::filesystem::perms::owner_all);
        RunRequest request = f.request({many_steps});
        request.decode_program = two_ranks.string();
        test::LiveRecorder listener;
        auto run = start_detached(request, listener);
        QVERIFY2(run.has_value(), reason(run).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(listener.last_step() > 5, 120'000);
        (*run)->post(TrainCommand::stop);
        QCOMPARE((*run)->wait().error().kind, ErrorKind::interrupted);
        QVERIFY(std::filesystem::exists(
            f.checkpoint("small", fmt::format("step_{}.pt", listener.last_step()).c_str())));
    }
    void gpus_are_passed_to_the_process_in_place_of_a_device() {
        RunRequest request;
        request.gpus = {"0", "2"};
        const auto arguments = headless_arguments(request);
        const auto option = std::ranges::find(arguments, "--gpus");
        QVERIFY(option != arguments.end() && *(option + 1) == "0,2");
        QVERIFY(std::ranges::find(arguments, "--gpu") == arguments.end());
    }
    void it_is_detached_followed_again_and_stopped() {
        const Fixture f;
        test::LiveRecorder first, second;
        auto run = start_detached(f.request({many_steps}), first);
        QVERIFY2(run.has_value(), reason(run).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(first.last_step() > 5, 120'000);
        run->reset(); // the window closes
        const int process = f.process();
        QVERIFY(process > 0);
        auto again = follow_run(f.run(), second);
        QVERIFY2(again.has_value(), reason(again).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(second.last_step() > first.last_step() + 5, 120'000);
        QCOMPARE(f.process(), process);
        QCOMPARE(second.recorded().all<StepReport>().front().step, std::int64_t{1});
        (*again)->post(TrainCommand::stop);
        QCOMPARE((*again)->wait().error().kind, ErrorKind::interrupted);
    }
    void formant_stop_stops_it_too() {
        const Fixture f;
        test::LiveRecorder listener;
        auto run = start_detached(f.request({many_steps}), listener);
        QVERIFY2(run.has_value(), reason(run).c_str());
        const auto stopped = test::run_program(FORMANT_PROGRAM, {"stop", f.run().string()}, 120);
        QVERIFY2(stopped.exit_code == 0, stopped.standard_error.c_str());
        QCOMPARE((*run)->wait().error().kind, ErrorKind::interrupted);
    }
    void a_killed_process_is_reported_as_such() {
        const Fixture f;
        test::LiveRecorder listener;
        auto run = start_detached(f.request({many_steps}), listener);
        QVERIFY2(run.has_value(), reason(run).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(listener.last_step() > 3, 120'000);
        ::kill(f.process(), SIGKILL);
        const auto end = (*run)->wait();
        QVERIFY(!end);
        const std::string text = to_english(end.error().what);
        QVERIFY2(text.find("ended unexpectedly") != std::string::npos, text.c_str());
        const auto last = listener.recorded().events.back();
        QCOMPARE(std::get<RunState>(last).phase, RunPhase::failed);
    }
    void an_error_at_the_start_is_reported_as_the_process_reports_it() {
        const Fixture f;
        test::LiveRecorder listener;
        const auto no_corpus = start_detached(f.request({"data.corpus=/nowhere/m.csv"}), listener);
        if (no_corpus) // it may listen before it has looked
            QCOMPARE((*no_corpus)->wait().error().kind, ErrorKind::data);
        else
            QCOMPARE(no_corpus.error().kind, ErrorKind::data);
        QCOMPARE(start_detached(f.request({"train.seed=x"}), listener).error().kind,
                 ErrorKind::usage);
        RunRequest no_gpu = f.request({});
        no_gpu.device = "99";
        const auto refused = start_detached(no_gpu, listener);
        QCOMPARE(refused.error().kind, ErrorKind::device);
        QVERIFY2(reason(refused).find("GPU 99") != std::string::npos, reason(refused).c_str());
    }
    void a_run_that_somebody_started_in_a_terminal_can_be_followed() {
        const Fixture f;
        test::LiveRecorder listener;
        std::unique_ptr<Run> followed;
        std::string failure;
        const int code = test::watch_training(
            f.arguments({"--set", many_steps}), [&](qint64 pid, const nlohmann::json& event) {
                if (event["type"] != "train" || event["step"] != 10)
                    return;
                auto run = follow_run(f.run(), listener);
                failure = reason(run);
                if (run)
                    followed = std::move(*run);
                ::kill(static_cast<pid_t>(pid), SIGTERM);
            });
        QVERIFY2(followed != nullptr, failure.c_str());
        QCOMPARE(code, static_cast<int>(ErrorKind::interrupted));
        QCOMPARE(followed->wait().error().kind, ErrorKind::interrupted);
        QVERIFY(listener.last_step() >= 10);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestDetachedTraining)

} // namespace tst_detached_training

#include "tst_detached_training.moc"
