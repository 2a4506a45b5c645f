#include "engine/base/atomic_file.h"
#include "engine/session/runs/live_config.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

using namespace formant;

namespace tst_live_config {

/// A run of 20 steps, with a setting that was changed at step 7.
struct ChangedRun : test::WordRuns {
    ChangedRun() {
        test::Recorder recorder;
        const auto trained = train(request({"train.max_steps=20"}), recorder);
        if (!trained)
            qFatal("%s", to_english(trained.error().what).c_str());
        test::throw_on_error(
            write_file_atomically(runs() / "small" / "changes.jsonl",
                                  "{\"step\":7,\"settings\":{\"train.patience\":\"3\"}}\n"));
    }
};

class TestLiveConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_run_starts_with_its_configuration() {
        const test::WordRuns f;
        QCOMPARE(config_at_start(f.request({"train.patience=9"}))->train.patience, std::int64_t{9});
        QCOMPARE(config_at_start(f.request({"train.patience=none"})).error().kind,
                 ErrorKind::usage);
    }
    void a_resumed_run_starts_with_the_changes_made_during_training() {
        const ChangedRun f;
        const RunRequest again = f.request({"train.max_steps=20"});
        QCOMPARE(config_at_start(again)->train.patience, std::int64_t{3});
        RunRequest fresh = again;
        fresh.resume = "never";
        QVERIFY(config_at_start(fresh)->train.patience != 3);
    }
    void an_explicit_setting_overrides_an_earlier_change() {
        const ChangedRun f;
        const auto config = config_at_start(f.request({"train.max_steps=20", "train.patience=8"}));
        QCOMPARE(config->train.patience, std::int64_t{8});
    }
    void a_live_run_has_its_latest_configuration_and_changes() {
        const ChangedRun f;
        const auto config = config_of_live_run(f.runs() / "small");
        QCOMPARE(config->train.patience, std::int64_t{3});
        QCOMPARE(config->train.max_steps, std::int64_t{20});
        const auto missing = config_of_live_run(f.runs() / "missing");
        QVERIFY(!missing && missing.error().kind == ErrorKind::disk);
    }
    void live_changes_are_the_differences_that_need_no_restart() {
        RunConfig from, to;
        to.train.patience = 3;
        to.train.layers = "custom";
        to.train.layer_patterns = {"unet", "text_encoder.out"};
        to.train.seed = from.train.seed + 1; // needs a restart
        const SettingValues changes = live_changes(from, to);
        QCOMPARE(changes.size(), std::size_t{3});
        const RunConfig changed = with_changes(from, changes);
        QCOMPARE(changed.train.layer_patterns, to.train.layer_patterns);
        QCOMPARE(changed.train.patience, std::int64_t{3});
        QVERIFY(live_changes(changed, to).empty());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestLiveConfig)

} // namespace tst_live_config

#include "tst_live_config.moc"
