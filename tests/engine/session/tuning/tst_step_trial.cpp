#include "engine/base/atomic_file.h"
#include "engine/base/os/os_process.h"
#include "engine/session/tuning/step_trial.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_step_trial {

using test::contains;

/// Runs a trial whose child process is a shell script.
TuneTrial trial_by(const std::string& script, std::optional<double> time_limit_s) {
    const test::TemporaryFolder folder;
    const Path program = folder / "child.sh";
    test::throw_on_error(write_file_atomically(program, "#!/bin/sh\n" + script));
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    StepTrialRequest request;
    request.program = program;
    request.steps = {{{10, 5}}};
    request.time_limit_s = time_limit_s;
    return run_step_trial(request, CancellationToken());
}

class TestStepTrial : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void steps_that_take_too_long_are_not_measured() {
        QElapsedTimer timer;
        timer.start();
        const TuneTrial trial = trial_by("exec sleep 60\n", 1.0);
        QVERIFY(timer.elapsed() < 10'000);
        QVERIFY(!trial.works() && trial.timed_out);
        QCOMPARE(to_english(trial.failure), std::string("they took longer than 1 s"));
    }
    void a_child_that_dies_ends_the_trial_only() {
        const TuneTrial trial = trial_by("read -r line\nkill -SEGV $$\n", 60.0);
        QVERIFY(!trial.works() && !trial.timed_out);
        QVERIFY(contains(to_english(trial.failure), "was killed"));
    }
    void the_child_is_the_first_to_be_ended_if_memory_runs_out() {
        const auto child = LineProcess::start(FORMANT_PROGRAM, {"--tune-step"}, {});
        QVERIFY(child);
        const QString children =
            QString("/proc/%1/task/%1/children").arg(QCoreApplication::applicationPid());
        QFile list(children);
        if (!list.open(QIODevice::ReadOnly))
            QSKIP("the kernel lists no children");
        const QByteArray pid = list.readAll().trimmed().split(' ').last();
        const auto score = [&] {
            QFile file("/proc/" + pid + "/oom_score_adj");
            return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
        };
        QTRY_COMPARE_WITH_TIMEOUT(score(), QByteArray("1000"), 20'000);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestStepTrial)

} // namespace tst_step_trial

#include "tst_step_trial.moc"
