#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_changes.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <fstream>

using namespace formant;
using test::must;
using test::TemporaryFolder;

namespace {

std::string config_with(double learning_rate, std::int64_t patience = 10) {
    RunConfig config;
    config.train.learning_rate = learning_rate;
    config.train.patience = patience;
    return run_config_yaml(config);
}

SettingsChanged rate_at(std::int64_t step, const std::string& rate) {
    return {step, {{"train.learning_rate", rate}}, false, {}};
}

/// A run that began with a rate of 0.001.
struct Begun {
    TemporaryFolder folder;
    RunChanges changes{folder.path()};
    Begun() { must(write_file_atomically(folder / "config.yaml", config_with(0.001))); }
    std::vector<ScheduledChange> that_count(const std::string& config = config_with(0.001)) const {
        return changes.that_count(config).value();
    }
};

using Changes = std::vector<ScheduledChange>;

} // namespace

class TestRunChanges : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_without_changes_has_none() { QVERIFY(Begun().that_count().empty()); }
    void changes_come_back_in_their_order() {
        const Begun run;
        const SettingsChanged layers{
            9, {{"train.layers", "custom"}, {"train.layer_patterns", "[unet]"}}, false, {}};
        must(run.changes.add(rate_at(5, "0.01")));
        must(run.changes.add(layers));
        const Changes expected = {{5, rate_at(5, "0.01").settings}, {9, layers.settings}};
        QCOMPARE(run.that_count(), expected);
    }
    void the_configuration_that_was_changed_since_wins() {
        const Begun run;
        must(run.changes.add(
            {5, {{"train.learning_rate", "0.01"}, {"train.patience", "3"}}, false, {}}));
        const Changes expected = {{5, {{"train.patience", "3"}}}};
        QCOMPARE(run.that_count(config_with(0.002)), expected);
        must(run.changes.add_config(config_with(0.002)));
        QCOMPARE(run.that_count(config_with(0.002)), expected);
        QVERIFY(run.that_count(config_with(0.001, 4)).empty()); // changed back, and another one
    }
    void a_configuration_that_is_as_before_is_not_written_again() {
        const Begun run;
        must(run.changes.add_config(config_with(0.001)));
        QVERIFY(!std::filesystem::exists(run.folder / "changes.jsonl"));
        must(run.changes.add_config(config_with(0.002)));
        const std::string once = *read_file(run.folder / "changes.jsonl");
        must(run.changes.add_config(config_with(0.002)));
        QCOMPARE(*read_file(run.folder / "changes.jsonl"), once);
    }
    void a_run_that_leaves_its_way_forgets_later_changes() {
        const Begun run;
        must(run.changes.add(rate_at(5, "0.01")));
        must(run.changes.add(rate_at(50, "0.02")));
        must(run.changes.forget_after(20));
        must(run.changes.add(rate_at(30, "0.03")));
        const Changes expected = {{5, rate_at(5, "0.01").settings},
                                  {30, rate_at(30, "0.03").settings}};
        QCOMPARE(run.that_count(), expected);
    }
    void where_there_is_nothing_to_forget_nothing_is_written() {
        const Begun run;
        must(run.changes.forget_after(20));
        must(run.changes.forget_all());
        QVERIFY(!std::filesystem::exists(run.folder / "changes.jsonl"));
    }
    void a_line_that_a_crash_cut_is_passed_over() {
        const Begun run;
        must(run.changes.add(rate_at(5, "0.01")));
        std::ofstream(run.folder / "changes.jsonl", std::ios::app) << "{\"step\":9,\"sett\n7\n";
        must(run.changes.add(rate_at(12, "0.02")));
        QCOMPARE(run.that_count().size(), std::size_t{2});
    }
    void what_cannot_be_written_is_an_error() {
        const RunChanges changes("/proc/nowhere");
        QCOMPARE(changes.add(rate_at(5, "0.01")).error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunChanges)
#include "tst_run_changes.moc"
