#include "engine/base/atomic_file.h"
#include "engine/session/runs/live_config.h"
#include "tests/support/must.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

using namespace formant;

namespace {

/// A run that was trained for a while, with a setting that was changed at step 7.
struct ChangedRun : test::WordRuns {
    ChangedRun() {
        test::Recorder recorder;
        const auto trained = train(request({"train.max_steps=20"}), recorder);
        if (!trained)
            qFatal("%s", to_english(trained.error().what).c_str());
        test::must(write_file_atomically(runs() / "small" / "changes.jsonl",
                                         "{\"step\":7,\"settings\":{\"train.patience\":\"3\"}}\n"));
    }
};

} // namespace

class TestLiveConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_run_begins_with_its_configuration() {
        const test::WordRuns f;
        QCOMPARE(config_at_start(f.request({"train.patience=9"}))->train.patience, std::int64_t{9});
        QCOMPARE(config_at_start(f.request({"train.patience=none"})).error().kind,
                 ErrorKind::usage);
    }
    void one_that_goes_on_begins_with_what_was_changed_while_it_went() {
        const ChangedRun f;
        const RunRequest again = f.request({"train.max_steps=20"});
        QCOMPARE(config_at_start(again)->train.patience, std::int64_t{3});
        RunRequest anew = again;
        anew.resume = "never";
        QVERIFY(config_at_start(anew)->train.patience != 3);
    }
    void who_sets_it_in_the_configuration_has_the_last_word() {
        const ChangedRun f;
        const auto config = config_at_start(f.request({"train.max_steps=20", "train.patience=8"}));
        QCOMPARE(config->train.patience, std::int64_t{8});
    }
    void a_run_that_is_trained_goes_on_with_its_latest_configuration_and_changes() {
        const ChangedRun f;
        const auto config = config_of_live_run(f.runs() / "small");
        QCOMPARE(config->train.patience, std::int64_t{3});
        QCOMPARE(config->train.max_steps, std::int64_t{20});
        const auto gone = config_of_live_run(f.runs() / "gone");
        QVERIFY(!gone && gone.error().kind == ErrorKind::disk);
    }
    void the_difference_is_what_can_change_while_it_runs_as_a_run_takes_it() {
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
#include "tst_live_config.moc"
