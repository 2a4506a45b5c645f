#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_start.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// A run's folder with checkpoints of some steps.
struct Fixture {
    test::TemporaryFolder run;
    CheckpointStore store{RunFolder::checkpoints_of(run.path())};

    Fixture() { std::filesystem::create_directory(RunFolder::checkpoints_of(run.path())); }
    std::string save(std::int64_t step) {
        StateTree state;
        state["format"] = 1;
        state["step"] = step;
        state["plan"] = StateTree::Map(); // which a voice alone lacks
        return store.save_step(step, state).value().string();
    }
    void write_config(const std::string& yaml) const {
        test::must(write_file_atomically(RunFolder::config_of(run.path()), yaml));
    }
    /// -1: begins anew
    std::int64_t start(const std::string& resume) const {
        const auto found = find_start(resume, run.path());
        return found.value() ? found.value()->state.get<std::int64_t>("step").value() : -1;
    }
};

} // namespace

class TestRunStart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_checkpoints_a_run_begins_anew() {
        const Fixture f;
        for (const char* resume : {"auto", "never"}) {
            QCOMPARE(f.start(resume), std::int64_t{-1});
            QVERIFY(begins_anew(resume, f.run.path()));
        }
        QVERIFY(begins_anew("auto", f.run / "not/there"));
    }
    void auto_goes_on_with_the_newest() {
        Fixture f;
        f.save(9);
        f.save(10);
        QCOMPARE(f.start("auto"), std::int64_t{10});
        QVERIFY(!begins_anew("auto", f.run.path()));
    }
    void never_writes_over_what_is_there() {
        Fixture f;
        f.save(9);
        const auto refused = find_start("never", f.run.path());
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(!begins_anew("never", f.run.path()));
    }
    void a_file_that_is_named_is_taken_whatever_else_is_there() {
        Fixture f;
        const std::string older = f.save(9);
        f.save(10);
        QCOMPARE(f.start(older), std::int64_t{9});
        QVERIFY(!begins_anew(older, f.run / "not/there"));
        QCOMPARE(find_start("/nowhere/step_1.pt", f.run.path()).error().kind,
                 ErrorKind::checkpoint);
    }
    void the_file_is_told_without_reading_it() {
        Fixture f;
        QVERIFY(!file_to_go_on_from("auto", f.run.path()));
        const Path older = f.save(9);
        const Path newest = f.save(10);
        QCOMPARE(file_to_go_on_from("auto", f.run.path()), std::optional(newest));
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) / 2);
        QCOMPARE(file_to_go_on_from("auto", f.run.path()), std::optional(older));
        QCOMPARE(file_to_go_on_from(older.string(), f.run / "not/there"), std::optional(older));
        QVERIFY(!file_to_go_on_from("never", f.run.path()));
    }
    void a_run_that_begins_anew_has_no_configuration_to_keep() {
        const Fixture f;
        f.write_config("train:\n  batch_size: 3\n");
        QVERIFY(!begun_config("auto", f.run.path()));
    }
    void a_run_that_must_not_go_on_has_none_either() {
        Fixture f;
        f.write_config("train:\n  batch_size: 3\n");
        f.save(9);
        QVERIFY(!begun_config("never", f.run.path()));
    }
    void a_run_that_goes_on_keeps_the_configuration_beside_its_checkpoints() {
        Fixture f;
        f.write_config("train:\n  batch_size: 3\n");
        const std::string checkpoint = f.save(9);
        QCOMPARE(begun_config("auto", f.run.path())->train.batch_size, std::int64_t{3});
        const test::TemporaryFolder other; // goes on from there
        QCOMPARE(begun_config(checkpoint, other.path())->train.batch_size, std::int64_t{3});
    }
    void a_checkpoint_that_lies_alone_has_no_configuration_beside_it() {
        Fixture f;
        const std::string checkpoint = f.save(9);
        QVERIFY(!begun_config(checkpoint, f.run.path()));
        f.write_config("train: [damaged");
        QVERIFY(!begun_config("auto", f.run.path()));
    }
};

FORMANT_TEST(TestRunStart)
#include "tst_run_start.moc"
