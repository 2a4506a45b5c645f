#include "engine/base/atomic_file.h"
#include "engine/session/runs/latest_run_config.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_latest_run_config {

class TestLatestRunConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_the_original_configuration_until_that_changes() {
        const test::TemporaryFolder run;
        test::throw_on_error(
            write_file_atomically(run / "config.yaml", "train:\n  max_steps: 70\n"));
        QCOMPARE(latest_run_config(run.path()).train.max_steps, std::int64_t{70});
        test::throw_on_error(write_file_atomically(
            run / "changes.jsonl", "{\"config\":\"train:\\n  max_steps: 80\\n\"}\n"
                                   "{\"config\":\"train:\\n  max_steps: 90\\n\"}\n{\"conf"));
        QCOMPARE(latest_run_config(run.path()).train.max_steps, std::int64_t{90});
    }
    void an_unreadable_configuration_has_the_defaults() {
        const RunConfig defaults;
        QCOMPARE(latest_run_config("/nowhere").train.max_steps, defaults.train.max_steps);
        const test::TemporaryFolder run;
        test::throw_on_error(write_file_atomically(run / "config.yaml", "train: [\n"));
        QCOMPARE(latest_run_config(run.path()).train.max_steps, defaults.train.max_steps);
    }
    void who_needs_to_know_can_distinguish_it_from_the_defaults() {
        const test::TemporaryFolder run;
        QCOMPARE(read_latest_run_config(run.path()).error().kind, ErrorKind::disk);
        test::throw_on_error(write_file_atomically(run / "config.yaml", "train: [\n"));
        QCOMPARE(read_latest_run_config(run.path()).error().kind, ErrorKind::usage);
        test::throw_on_error(
            write_file_atomically(run / "config.yaml", "train:\n  max_steps: 70\n"));
        QCOMPARE(read_latest_run_config(run.path())->train.max_steps, std::int64_t{70});
    }
};

FORMANT_TEST(TestLatestRunConfig)

} // namespace tst_latest_run_config

#include "tst_latest_run_config.moc"
