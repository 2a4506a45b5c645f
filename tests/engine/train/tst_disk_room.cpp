#include "engine/train/disk_room.h"
#include "tests/support/recorder.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace {

/// A store with step files, on a disk that is full for the first `full_for` tries of saving.
struct Fixture {
    TemporaryFolder folder;
    CheckpointStore store{folder.path()};
    CommandMailbox commands;
    Recorder recorder;
    DiskRoom room{{store, commands, recorder}, std::chrono::milliseconds(5)};
    int full_for = 0;
    int tries = 0;

    void add_checkpoints() {
        for (const std::int64_t step : {10, 20, 30}) {
            StateTree state;
            state["step"] = step;
            QVERIFY(store.save_step(step, state));
        }
    }
    Result<void> save(FullDisk when_full) {
        return room.save(40, when_full, [this]() -> Result<void> {
            if (++tries <= full_for)
                return fail(ErrorKind::disk, message(FORMANT_TR("t", "no space left")));
            return {};
        });
    }
    std::size_t paused() const {
        std::size_t count = 0;
        for (const RunState& state : recorder.all<RunState>())
            count += state.phase == RunPhase::paused ? 1 : 0;
        return count;
    }
};

} // namespace

class TestDiskRoom : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void where_there_is_room_nothing_is_said() {
        Fixture f;
        QVERIFY(f.save(FullDisk::waits));
        QVERIFY(f.recorder.events.empty());
    }
    void old_checkpoints_make_room_first() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 1;
        QVERIFY(f.save(FullDisk::fails));
        QCOMPARE(f.recorder.advice_ids(), std::vector<std::string>{"old-checkpoints-removed"});
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.folder / "step_30.pt"});
    }
    void then_the_training_waits_until_there_is_some_and_says_so_once() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 4;
        QVERIFY(f.save(FullDisk::waits));
        QCOMPARE(f.tries, 5);
        QCOMPARE(f.paused(), std::size_t{1});
        QCOMPARE(f.recorder.advice_ids(),
                 (std::vector<std::string>{"old-checkpoints-removed", "disk-full"}));
    }
    void the_newest_checkpoint_is_never_removed() {
        Fixture f;
        f.add_checkpoints();
        f.full_for = 20;
        QVERIFY(f.save(FullDisk::waits));
        QVERIFY(std::filesystem::exists(f.folder / "step_30.pt"));
    }
    void who_stops_a_waiting_training_gets_the_disks_error() {
        Fixture f;
        f.full_for = 1000;
        f.commands.post(TrainCommand::stop);
        const auto saved = f.save(FullDisk::waits);
        QCOMPARE(saved.error().kind, ErrorKind::disk);
        QCOMPARE(f.tries, 1);
    }
    void a_training_that_ends_does_not_wait() {
        Fixture f;
        f.full_for = 1000;
        QCOMPARE(f.save(FullDisk::fails).error().kind, ErrorKind::disk);
        QCOMPARE(f.paused(), std::size_t{0});
    }
    void another_failure_is_nothing_to_wait_for() {
        Fixture f;
        const auto saved = f.room.save(1, FullDisk::waits, []() -> Result<void> {
            return fail(ErrorKind::checkpoint, message(FORMANT_TR("t", "broken")));
        });
        QCOMPARE(saved.error().kind, ErrorKind::checkpoint);
        QVERIFY(f.recorder.events.empty());
    }
};

FORMANT_TEST(TestDiskRoom)
#include "tst_disk_room.moc"
