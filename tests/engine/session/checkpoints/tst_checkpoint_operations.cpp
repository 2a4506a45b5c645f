#include "engine/base/os/os_file_lock.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_operations.h"
#include "engine/session/checkpoints/checkpoint_service.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_checkpoint_operations {

struct RunWithSteps {
    test::TemporaryFolder folder;
    Path run = folder / "run";

    RunWithSteps() {
        std::filesystem::create_directories(run / "checkpoints");
        for (const std::int64_t step : {10, 20, 30})
            save("step_" + std::to_string(step) + ".pt", step);
        save("best_step_30.pt", 30);
    }
    void save(const std::string& name, std::int64_t step) const {
        StateTree tree;
        tree["format"] = checkpoint_format;
        tree["step"] = step;
        tree["plan"] = StateTree::Map(); // which an exported voice lacks
        test::throw_on_error(save_checkpoint(run / "checkpoints" / name, tree));
    }
    std::string file(const std::string& name) const {
        return (run / "checkpoints" / name).string();
    }
    bool has(const std::string& name) const { return std::filesystem::exists(file(name)); }
};

class TestCheckpointOperations : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void selected_checkpoints_are_removed_with_their_sidecars() {
        const RunWithSteps run;
        QVERIFY(set_pinned(run.file("step_10.pt"), true));
        const auto removed = remove_checkpoints({run.file("step_10.pt"), run.file("step_30.pt")});
        QVERIFY(removed);
        QCOMPARE(removed->removed.size(), std::size_t{5}); // with two hashes and a pin marker
        QVERIFY(removed->bytes > 0);
        QVERIFY(!run.has("step_10.pt") && !run.has("step_10.pt.keep"));
        QCOMPARE(list_checkpoints(run.run.string())->size(), std::size_t{2});
    }
    void the_list_shows_which_are_pinned() {
        const RunWithSteps run;
        QVERIFY(set_pinned(run.file("step_20.pt"), true));
        const auto listed = list_checkpoints(run.run.string());
        for (const CheckpointFile& file : *listed)
            QCOMPARE(file.is_pinned, file.step == 20);
    }
    void an_older_one_is_promoted_in_place_of_the_previous_best() {
        const RunWithSteps run;
        QCOMPARE(promote_to_best(run.file("step_10.pt")).value(), run.file("best_step_10.pt"));
        QVERIFY(run.has("best_step_10.pt.sha256"));
        QVERIFY(run.has("step_10.pt"));
        QVERIFY(!run.has("best_step_30.pt"));
    }
    void while_the_run_is_training_only_pins_can_change() {
        const RunWithSteps run;
        const auto training = FileLock::acquire(run.run / ".lock");
        const Error refused = promote_to_best(run.file("step_10.pt")).error();
        QCOMPARE(refused.kind, ErrorKind::usage);
        const std::string said = to_english(refused.what); // the process does not matter here
        QVERIFY2(said.starts_with("the run " + run.run.string() + " is training"), said.c_str());
        QCOMPARE(remove_checkpoints({run.file("step_10.pt")}).error().kind, ErrorKind::usage);
        QVERIFY(run.has("step_10.pt") && run.has("best_step_30.pt"));
        QVERIFY(set_pinned(run.file("step_10.pt"), true));
    }
};

FORMANT_TEST(TestCheckpointOperations)

} // namespace tst_checkpoint_operations

#include "tst_checkpoint_operations.moc"
