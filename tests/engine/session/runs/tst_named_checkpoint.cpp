#include "engine/session/runs/named_checkpoint.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/saved_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_named_checkpoint {

using test::contains;

struct Run {
    Run() { std::filesystem::create_directories(checkpoints()); }

    Path folder() const { return parent / "voice"; }
    Path checkpoints() const { return folder() / "checkpoints"; }
    Path save(const std::string& name, std::int64_t step) const {
        test::save_voice(checkpoints() / name, step);
        return checkpoints() / name;
    }

    test::TemporaryFolder parent;
};

Path found(const Path& named) {
    return named_checkpoint(named.string(), "some.setting").value();
}

class TestNamedCheckpoint : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_file_names_itself_and_a_run_its_best_else_final_else_newest_checkpoint() {
        const Run run;
        const Path first = run.save("step_1.pt", 1), second = run.save("step_2.pt", 2);
        QCOMPARE(found(first), first);
        QCOMPARE(found(run.folder()), second);
        const Path final_one = run.save("final_ema.pt", 2);
        QCOMPARE(found(run.folder()), final_one);
        const Path best = run.save("best_step_1.pt", 1);
        QCOMPARE(found(run.folder()), best);
        QCOMPARE(found(run.checkpoints()), best);
    }
    void the_error_for_a_missing_checkpoint_names_the_setting() {
        const Run run;
        for (const Path& missing : {run.folder(), run.parent / "nowhere.pt"}) {
            const auto failed = named_checkpoint(missing.string(), "some.setting");
            QCOMPARE(failed.error().kind, ErrorKind::usage);
            const std::string why = to_english(failed.error().what);
            QVERIFY(contains(why, "some.setting") && contains(why, missing.string()));
        }
    }
};

FORMANT_TEST_IN(QCoreApplication, TestNamedCheckpoint)

} // namespace tst_named_checkpoint

#include "tst_named_checkpoint.moc"
