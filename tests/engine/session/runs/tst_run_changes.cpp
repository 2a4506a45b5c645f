#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_changes.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <fstream>

using namespace formant;

namespace tst_run_changes {

using test::TemporaryFolder;
using test::throw_on_error;

std::string config_with(double learning_rate, std::int64_t patience = 10) {
    RunConfig config;
    config.train.learning_rate = learning_rate;
    config.train.patience = patience;
    return run_config_yaml(config);
}

SettingsChanged rate_at(std::int64_t step, const std::string& rate) {
    return {step, {{"train.learning_rate", rate}}, false, {}};
}

/// A run that was started with a learning rate of 0.001.
struct StartedRun {
    TemporaryFolder folder;
    RunChanges changes{folder.path()};
    StartedRun() {
        throw_on_error(write_file_atomically(folder / "config.yaml", config_with(0.001)));
    }
    std::vector<RecordedSettingsChange>
    effective_changes(const std::string& config = config_with(0.001)) const {
        return changes.effective_changes(config).value();
    }
};

using Changes = std::vector<RecordedSettingsChange>;

class TestRunChanges : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_without_changes_has_none() { QVERIFY(StartedRun().effective_changes().empty()); }
    void changes_are_returned_in_their_order() {
        const StartedRun run;
        const SettingsChanged layers{
            9, {{"train.layers", "custom"}, {"train.layer_patterns", "[unet]"}}, false, {}};
        throw_on_error(run.changes.add(rate_at(5, "0.01")));
        throw_on_error(run.changes.add(layers));
        const Changes expected = {{5, rate_at(5, "0.01").settings}, {9, layers.settings}};
        QCOMPARE(run.effective_changes(), expected);
    }
    void a_later_edit_of_the_configuration_overrides_changes() {
        const StartedRun run;
        throw_on_error(run.changes.add(
            {5, {{"train.learning_rate", "0.01"}, {"train.patience", "3"}}, false, {}}));
        const Changes expected = {{5, {{"train.patience", "3"}}}};
        QCOMPARE(run.effective_changes(config_with(0.002)), expected);
        throw_on_error(run.changes.add_config(config_with(0.002)));
        QCOMPARE(run.effective_changes(config_with(0.002)), expected);
        // The rate is changed back, and the patience is edited.
        QVERIFY(run.effective_changes(config_with(0.001, 4)).empty());
    }
    void an_unchanged_configuration_is_not_written_again() {
        const StartedRun run;
        throw_on_error(run.changes.add_config(config_with(0.001)));
        QVERIFY(!std::filesystem::exists(run.folder / "changes.jsonl"));
        throw_on_error(run.changes.add_config(config_with(0.002)));
        const std::string once = *read_file(run.folder / "changes.jsonl");
        throw_on_error(run.changes.add_config(config_with(0.002)));
        QCOMPARE(*read_file(run.folder / "changes.jsonl"), once);
    }
    void resuming_from_an_earlier_step_discards_later_changes() {
        const StartedRun run;
        throw_on_error(run.changes.add(rate_at(5, "0.01")));
        throw_on_error(run.changes.add(rate_at(50, "0.02")));
        throw_on_error(run.changes.discard_after(20));
        throw_on_error(run.changes.add(rate_at(30, "0.03")));
        const Changes expected = {{5, rate_at(5, "0.01").settings},
                                  {30, rate_at(30, "0.03").settings}};
        QCOMPARE(run.effective_changes(), expected);
    }
    void nothing_is_written_if_there_are_no_changes_to_discard() {
        const StartedRun run;
        throw_on_error(run.changes.discard_after(20));
        throw_on_error(run.changes.discard_all());
        QVERIFY(!std::filesystem::exists(run.folder / "changes.jsonl"));
    }
    void a_change_after_a_line_that_was_cut_off_is_on_a_line_of_its_own() {
        const StartedRun run;
        throw_on_error(run.changes.add(rate_at(5, "0.01")));
        const Path file = run.folder / "changes.jsonl";
        throw_on_error(write_file_atomically(file, read_file(file).value() + "{\"step\": 7, "));
        throw_on_error(run.changes.add(rate_at(9, "0.02")));
        const Changes expected = {{5, rate_at(5, "0.01").settings},
                                  {9, rate_at(9, "0.02").settings}};
        QCOMPARE(run.effective_changes(), expected);
    }
    void a_line_truncated_by_a_crash_is_skipped() {
        const StartedRun run;
        throw_on_error(run.changes.add(rate_at(5, "0.01")));
        std::ofstream(run.folder / "changes.jsonl", std::ios::app) << "{\"step\":9,\"sett\n7\n";
        throw_on_error(run.changes.add(rate_at(12, "0.02")));
        QCOMPARE(run.effective_changes().size(), std::size_t{2});
    }
    void a_failed_write_is_an_error() {
        const RunChanges changes("/proc/nowhere");
        QCOMPARE(changes.add(rate_at(5, "0.01")).error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunChanges)

} // namespace tst_run_changes

#include "tst_run_changes.moc"
