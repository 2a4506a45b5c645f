#include "engine/session/run_folder.h"
#include "engine/session/run_start.h"
#include "tests/support/temporary_folder.h"

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
};

QTEST_APPLESS_MAIN(TestRunStart)
#include "tst_run_start.moc"
