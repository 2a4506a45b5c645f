#include "engine/base/os/os_signals.h"
#include "engine/session/ipc/detached_run.h"
#include "engine/session/ipc/stop_run.h"
#include "engine/session/runs/run_status.h"
#include "engine/session/training/live_run.h"
#include "engine/session/training/run_service.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

using namespace formant;

namespace tst_live_run {

/// A run that a separate process trains. The destructor stops it.
struct DetachedRun : test::WordRuns {
    test::Recorder recorder;
    RunRequest run_request = request({"train.max_steps=100000"});
    std::unique_ptr<Run> run = start_detached(run_request, recorder).value();

    ~DetachedRun() {
        run.reset();
        const auto stopped = stop_run("small", runs().string(), 60);
        if (!stopped)
            qCritical("%s", to_english(stopped.error().what).c_str());
    }
};

class TestLiveRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_live_run_it_is_started_in_this_process() {
        const test::WordRuns f;
        QVERIFY(!live_run_of(f.request()));
        QVERIFY(!newest_live_run(f.runs().string()));
        test::Recorder recorder;
        auto run = start_or_follow_run(f.request({"train.max_steps=3"}), recorder).value();
        QVERIFY(!run->is_followed());
        QVERIFY(run->wait());
    }
    void a_run_of_this_process_cannot_be_followed() {
        const test::WordRuns f;
        test::Recorder recorder;
        RunRequest request = f.request({"train.max_steps=100000"});
        request.listens = true;
        const auto run = start_run(request, recorder).value();
        QVERIFY(!live_run_of(request));
        QVERIFY(!newest_live_run(f.runs().string()));
    }
    void a_live_run_of_another_process_is_found_and_followed() {
        const DetachedRun f;
        QCOMPARE(live_run_of(f.run_request), std::optional(f.runs() / "small"));
        QCOMPARE(newest_live_run(f.runs().string()), std::optional(f.runs() / "small"));
        test::Recorder recorder;
        auto run = start_or_follow_run(f.run_request, recorder).value();
        QVERIFY(run->is_followed());
        run->post(TrainCommand::stop);
        QCOMPARE(run->wait().error().kind, ErrorKind::interrupted);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestLiveRun)

} // namespace tst_live_run

#include "tst_live_run.moc"
