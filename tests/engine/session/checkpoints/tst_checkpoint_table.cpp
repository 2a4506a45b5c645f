#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_operations.h"
#include "engine/session/checkpoints/checkpoint_table.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_checkpoint_table {

Result<CheckpointTable> table_of(const std::string& run) {
    return read_checkpoint_table(run, "", CancellationToken());
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
        test::throw_on_error(save_checkpoint(run / "checkpoints" / name, tree));
    }
    void write(const std::string& name, const std::string& text) const {
        test::throw_on_error(write_file_atomically(run / name, text));
    }
    CheckpointRow row(const std::string& name) const {
        const auto table = table_of(run.string());
        for (const CheckpointRow& row : table->rows)
            if (Path(row.file.file).filename() == name)
                return row;
        return {};
    }
};

class TestCheckpointTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_checkpoint_has_its_retention_reason() {
        const RunWithCheckpoints run;
        QCOMPARE(table_of(run.run.string())->max_recent, std::int64_t{2});
        QCOMPARE(run.row("step_40.pt").kept, RetentionReason::recent);
        QCOMPARE(run.row("step_30.pt").kept, RetentionReason::recent);
        QCOMPARE(run.row("step_20.pt").kept, RetentionReason::surplus);
        QCOMPARE(run.row("best_step_20.pt").kept, RetentionReason::best);
        QCOMPARE(run.row("final_ema.pt").kept, RetentionReason::final_weights);
        QCOMPARE(run.row("abandoned_step_30.pt").kept, RetentionReason::archived);
        QCOMPARE(run.row("copied.pt").kept, RetentionReason::unknown);
    }
    void pinned_is_the_first_reason() {
        const RunWithCheckpoints run;
        for (const char* name : {"step_20.pt", "step_40.pt"})
            QVERIFY(set_pinned((run.run / "checkpoints" / name).string(), true));
        QCOMPARE(run.row("step_20.pt").kept, RetentionReason::pinned);
        QCOMPARE(run.row("step_40.pt").kept, RetentionReason::pinned);
        QCOMPARE(run.row("step_30.pt").kept, RetentionReason::recent);
    }
    void the_losses_are_those_of_its_step() {
        const RunWithCheckpoints run;
        QCOMPARE(run.row("step_20.pt").training_loss, std::optional(2.5));
        QCOMPARE(run.row("best_step_20.pt").validation_loss, std::optional(2.25));
        QCOMPARE(run.row("step_30.pt").training_loss, std::optional(1.5));
        QVERIFY(!run.row("step_30.pt").validation_loss);
        QVERIFY(!run.row("step_40.pt").training_loss);
        QVERIFY(!run.row("abandoned_step_30.pt").training_loss); // an abandoned branch of the run
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

} // namespace tst_checkpoint_table

#include "tst_checkpoint_table.moc"
