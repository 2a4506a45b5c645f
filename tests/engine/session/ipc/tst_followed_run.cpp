#include "engine/session/ipc/followed_run.h"
#include "engine/session/ipc/vanished_run.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/training/run_service.h"
#include "tests/support/recorder.h"
#include "tests/support/started_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <future>

using namespace formant;

namespace tst_followed_run {

RunRequest listening(RunRequest request) {
    request.listens = true;
    return request;
}

/// Provides a long run that accepts followers and has done a few steps.
struct ListeningRun : test::WordRuns {
    test::LiveRecorder own;
    std::unique_ptr<Run> run =
        start_run(listening(request({"train.max_steps=100000"})), own).value();
    ListeningRun() {
        if (!QTest::qWaitFor([this] { return own.steps().size() >= 5; }, 120'000))
            qFatal("the run took no steps");
    }
    Path folder() const { return runs() / "small"; }
};

class TestFollowedRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_follower_receives_every_step_once_from_first_to_last() {
        ListeningRun f;
        test::LiveRecorder other;
        auto followed = follow_run(f.folder(), other);
        QVERIFY2(followed.has_value(), followed ? "" : to_english(followed.error().what).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(other.steps().size() > 20, 120'000);
        QVERIFY(!(*followed)->finished());
        f.run->post(TrainCommand::stop);
        const auto end = (*followed)->wait();
        QCOMPARE(end.error().kind, ErrorKind::interrupted);
        QVERIFY((*followed)->finished());
        QCOMPARE(f.run->wait().error().kind, ErrorKind::interrupted);
        QCOMPARE(other.steps(), f.own.steps());
        QCOMPARE(std::get<RunState>(other.recorded().events.back()).phase, RunPhase::stopped);
    }
    void commands_reach_the_other_process() {
        ListeningRun f;
        test::LiveRecorder other;
        auto followed = follow_run(f.folder(), other).value();
        QVERIFY(followed->change({{"train.patience", "4"}}));
        QTRY_COMPARE_WITH_TIMEOUT(other.recorded().all<SettingsChanged>().size(), std::size_t{1},
                                  60'000);
        const auto refused = followed->change({{"train.seed", "4"}});
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        const std::string text = to_english(refused.error().what);
        QVERIFY2(text.starts_with("train.seed cannot be changed"), text.c_str());
        followed->post(TrainCommand::stop);
        QCOMPARE(followed->wait().error().kind, ErrorKind::interrupted);
        QCOMPARE(followed->change({{"train.patience", "5"}}).error().kind, ErrorKind::internal);
    }
    void a_follower_can_disconnect_without_stopping_the_run_and_reconnect() {
        ListeningRun f;
        test::LiveRecorder first, second;
        follow_run(f.folder(), first).value().reset();
        const std::size_t before = f.own.steps().size();
        QTRY_VERIFY_WITH_TIMEOUT(f.own.steps().size() > before + 3, 60'000);
        auto again = follow_run(f.folder(), second).value();
        f.run->post(TrainCommand::stop);
        QVERIFY(!again->wait());
        QCOMPARE(second.steps(), f.own.steps());
    }
    void a_run_without_a_process_cannot_be_followed() {
        const test::TemporaryFolder runs;
        QVERIFY(test::start_in_folder(runs.path(), "voice", "version: 1\n"));
        test::LiveRecorder nobody;
        const auto followed = follow_run(runs / "voice", nobody);
        QCOMPARE(followed.error().kind, ErrorKind::usage);
    }
    void a_run_that_does_not_listen_cannot_be_followed() {
        const test::TemporaryFolder runs;
        const auto held = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        test::LiveRecorder nobody;
        const auto followed = follow_run(runs / "voice", nobody);
        const std::string text = to_english(followed.error().what);
        QVERIFY2(text.find("cannot be followed") != std::string::npos, text.c_str());
    }
    void a_vanished_run_ended_as_its_folder_says() {
        const test::TemporaryFolder runs;
        const auto end_after = [&](RunPhase phase) {
            test::throw_on_error(
                test::start_in_folder(runs.path(), "voice", "version: 1\n")
                    ->save_state({phase, 7, message(FORMANT_TR("t", "so it ended"))}));
            return exit_status_of_vanished_run(runs / "voice", 1);
        };
        QVERIFY(end_after(RunPhase::done));
        QCOMPARE(end_after(RunPhase::stopped).error().kind, ErrorKind::interrupted);
        QCOMPARE(end_after(RunPhase::failed).error().kind, ErrorKind::training);
        const auto killed = end_after(RunPhase::training);
        QCOMPARE(killed.error().kind, ErrorKind::internal);
        QVERIFY(to_english(killed.error().what).find("unexpectedly") != std::string::npos);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestFollowedRun)

} // namespace tst_followed_run

#include "tst_followed_run.moc"
