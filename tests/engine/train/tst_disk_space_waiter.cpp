#include "engine/base/os/os_disk_error.h"
#include "engine/train/disk_space_waiter.h"
#include "tests/support/recorder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cerrno>

using namespace formant;
using namespace formant::test;

namespace tst_disk_space_waiter {

/// A store on a disk that is full for the first `full_for` attempts to save.
struct Fixture {
    TemporaryFolder folder;
    CheckpointStore store{folder.path()};
    CommandMailbox commands;
    Recorder recorder;
    DiskSpaceWaiter waiter{{store, commands, recorder}, std::chrono::milliseconds(5)};
    int full_for = 0;
    int reason = ENOSPC;
    int attempts = 0;

    void add_checkpoints() {
        for (const std::int64_t step : {10, 20, 30}) {
            StateTree state;
            state["step"] = step;
            QVERIFY(store.save_step(step, state));
        }
    }
    Result<void> save(DiskFullPolicy when_full) {
        return waiter.save(40, when_full, [this]() -> Result<void> {
            if (++attempts <= full_for)
                return fail(disk_error(message(FORMANT_TR("t", "no space left")), reason));
            return {};
        });
    }
    std::size_t waited() const {
        std::size_t count = 0;
        for (const RunState& state : recorder.all<RunState>())
            count += state.phase == RunPhase::waiting ? 1 : 0;
        return count;
    }
};

class TestDiskSpaceWaiter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void with_free_space_nothing_is_reported() {
        Fixture f;
        QVERIFY(f.save(DiskFullPolicy::wait));
        QVERIFY(f.recorder.events.empty());
    }
    void old_checkpoints_are_removed_first() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 1;
        QVERIFY(f.save(DiskFullPolicy::fail));
        QCOMPARE(f.recorder.advice_ids(), std::vector<std::string>{"old-checkpoints-removed"});
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.folder / "step_30.pt"});
    }
    void then_the_run_waits_for_free_space_and_reports_it_once() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 4;
        QVERIFY(f.save(DiskFullPolicy::wait));
        QCOMPARE(f.attempts, 5);
        QCOMPARE(f.waited(), std::size_t{1});
        QCOMPARE(f.recorder.advice_ids(),
                 (std::vector<std::string>{"old-checkpoints-removed", "disk-full"}));
    }
    void the_newest_checkpoint_is_never_removed() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 20;
        QVERIFY(f.save(DiskFullPolicy::wait));
        QVERIFY(std::filesystem::exists(f.folder / "step_30.pt"));
    }
    void a_stop_during_the_wait_returns_the_disk_error() {
        Fixture f;
        f.full_for = 1000;
        f.commands.post(TrainCommand::stop);
        const auto saved = f.save(DiskFullPolicy::wait);
        QCOMPARE(saved.error().kind, ErrorKind::disk);
        const std::string text = to_english(saved.error().what);
        QVERIFY2(text.starts_with("stopped while waiting for disk space"), text.c_str());
        QCOMPARE(f.attempts, 1);
    }
    void a_run_that_ends_does_not_wait() {
        Fixture f;
        f.full_for = 1000;
        QCOMPARE(f.save(DiskFullPolicy::fail).error().kind, ErrorKind::disk);
        QCOMPARE(f.waited(), std::size_t{0});
    }
    void a_full_quota_is_a_full_disk() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 1;
        f.reason = EDQUOT;
        QVERIFY(f.save(DiskFullPolicy::wait));
        QCOMPARE(f.recorder.advice_ids(), std::vector<std::string>{"old-checkpoints-removed"});
    }
    void another_disk_error_removes_nothing_and_does_not_wait() {
        for (const int reason : {EIO, EROFS, EMFILE, EFBIG, EACCES, ENOENT, ESTALE}) {
            Fixture f;
            f.add_checkpoints();
            f.full_for = 1000;
            f.reason = reason;
            QCOMPARE(f.save(DiskFullPolicy::wait).error().kind, ErrorKind::disk);
            QCOMPARE(f.attempts, 1);
            QVERIFY(f.recorder.events.empty());
            QCOMPARE(f.store.step_files()->size(), std::size_t{3});
        }
    }
    void another_error_does_not_wait() {
        Fixture f;
        const auto saved = f.waiter.save(1, DiskFullPolicy::wait, []() -> Result<void> {
            return fail(ErrorKind::checkpoint, message(FORMANT_TR("t", "broken")));
        });
        QCOMPARE(saved.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.recorder.events.empty());
    }
};

FORMANT_TEST(TestDiskSpaceWaiter)

} // namespace tst_disk_space_waiter

#include "tst_disk_space_waiter.moc"
