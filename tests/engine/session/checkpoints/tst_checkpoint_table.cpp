#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_choice.h"
#include "engine/session/checkpoints/checkpoint_table.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace {

Result<CheckpointTable> table_of(const std::string& run) {
    return read_checkpoint_table(run, "", Cancellation());
}

struct RunWithCheckpoints {
    test::TemporaryFolder folder;
    Path run = folder / "run";

    RunWithCheckpoints() {
        std::filesystem::create_directories(run / "checkpoints");
        for (const char* name :
             {"step_10.pt", "step_20.pt", "step_30.pt", "step_40.pt", "best_step_20.pt",
              "final_ema.pt", "abandoned_step_30.pt", "copied.pt"})
            save(name);
        write("config.yaml", "name: run\ntrain:\n  keep_checkpoints: 2\n");
        write("metrics.jsonl", R"({"type":"train","step":20,"total":2.5})"
                               "\n"
                               R"({"type":"valid","step":20,"total":2.25})"
                               "\n"
                               R"({"type":"train","step":30,"total":1.5})"
                               "\n");
    }
    void save(const std::string& name) const {
        StateTree tree;
        tree["format"] = checkpoint_format;
        test::must(save_checkpoint(run / "checkpoints" / name, tree));
    }
    void write(const std::string& name, const std::string& text) const {
        test::must(write_file_atomically(run / name, text));
    }
    CheckpointRow row(const std::string& name) const {
        const auto table = table_of(run.string());
        for (const CheckpointRow& row : table->rows)
            if (Path(row.file.file).filename() == name)
                return row;
        return {};
    }
};

} // namespace

class TestCheckpointTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_one_says_why_it_is_there() {
        const RunWithCheckpoints run;
        QCOMPARE(table_of(run.run.string())->newest, std::int64_t{2});
        QCOMPARE(run.row("step_40.pt").kept, KeptBecause::newest);
        QCOMPARE(run.row("step_30.pt").kept, KeptBecause::newest);
        QCOMPARE(run.row("step_20.pt").kept, KeptBecause::beyond);
        QCOMPARE(run.row("best_step_20.pt").kept, KeptBecause::best);
        QCOMPARE(run.row("final_ema.pt").kept, KeptBecause::last);
        QCOMPARE(run.row("abandoned_step_30.pt").kept, KeptBecause::set_aside);
        QCOMPARE(run.row("copied.pt").kept, KeptBecause::unknown);
    }
    void what_is_kept_by_hand_says_so_first() {
        const RunWithCheckpoints run;
        for (const char* name : {"step_20.pt", "step_40.pt"})
            QVERIFY(keep_checkpoint((run.run / "checkpoints" / name).string(), true));
        QCOMPARE(run.row("step_20.pt").kept, KeptBecause::by_hand);
        QCOMPARE(run.row("step_40.pt").kept, KeptBecause::by_hand);
        QCOMPARE(run.row("step_30.pt").kept, KeptBecause::newest);
    }
    void the_losses_are_those_of_its_step() {
        const RunWithCheckpoints run;
        QCOMPARE(run.row("step_20.pt").training_loss, std::optional(2.5));
        QCOMPARE(run.row("best_step_20.pt").validation_loss, std::optional(2.25));
        QCOMPARE(run.row("step_30.pt").training_loss, std::optional(1.5));
        QVERIFY(!run.row("step_30.pt").validation_loss);
        QVERIFY(!run.row("step_40.pt").training_loss);
        QVERIFY(!run.row("abandoned_step_30.pt").training_loss); // its way was left
    }
    void a_folder_of_checkpoints_without_a_run_has_no_losses() {
        const RunWithCheckpoints run;
        std::filesystem::rename(run.run / "checkpoints", run.folder / "voices");
        const auto table = table_of((run.folder / "voices").string());
        QCOMPARE(table->rows.size(), std::size_t{8});
        for (const CheckpointRow& row : table->rows)
            QVERIFY(!row.training_loss && !row.validation_loss);
        QCOMPARE(table_of("/nowhere").error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestCheckpointTable)
#include "tst_checkpoint_table.moc"
