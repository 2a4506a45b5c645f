#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_outlook.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_run_outlook {

using test::throw_on_error;

/// A file with the first and last bytes of a checkpoint, so that it seems intact.
const std::string intact = fmt::format("PK{:100}PK\5\6{:18}", "", "");

std::string metrics_to(int last) {
    std::string lines;
    for (int step = 1; step <= last; ++step)
        lines += fmt::format("{{\"type\":\"train\",\"step\":{0},\"losses\":{{}},\"total\":5.0}}\n"
                             "{{\"type\":\"time\",\"step\":{0},\"max_steps\":100}}\n",
                             step);
    return lines;
}

/// The configuration of a voice, which may have been trained to step 57 and saved at step 50.
struct Voice {
    test::TemporaryFolder folder;
    RunRequest request;

    Voice() {
        throw_on_error(write_file_atomically(folder / "anna.yaml", "name: anna\n"));
        request.config_file = (folder / "anna.yaml").string();
        request.runs_folder = folder.path().string();
    }
    void train(RunPhase phase, bool has_saved = true) const {
        const RunFolder run = test::start_in_folder(folder.path(), "anna", "name: anna\n").value();
        throw_on_error(run.save_state({phase, 57, {}}));
        throw_on_error(write_file_atomically(folder / "anna/metrics.jsonl", metrics_to(57)));
        if (has_saved)
            throw_on_error(write_file_atomically(folder / "anna/checkpoints/step_50.pt", intact));
    }
    RunOutlook outlook() const { return run_outlook(request).value(); }
};

class TestRunOutlook : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_that_was_never_started_has_a_name_and_a_folder() {
        const Voice voice;
        const RunOutlook outlook = voice.outlook();
        QCOMPARE(outlook.name, std::string("anna"));
        QCOMPARE(outlook.folder, (voice.folder / "anna").string());
        QVERIFY(!outlook.exists && !outlook.can_resume);
    }
    void a_killed_run_loses_the_steps_after_its_last_save() {
        const Voice voice;
        voice.train(RunPhase::training);
        const RunOutlook outlook = voice.outlook();
        QVERIFY(outlook.exists && outlook.can_resume && outlook.has_crashed);
        QCOMPARE(outlook.saved_step, std::int64_t{50});
        QCOMPARE(outlook.lost_steps(), std::int64_t{7});
    }
    void a_killed_run_without_a_save_loses_everything() {
        const Voice voice;
        voice.train(RunPhase::training, /*has_saved=*/false);
        QVERIFY(!voice.outlook().can_resume);
        QCOMPARE(voice.outlook().lost_steps(), std::int64_t{57});
    }
    void a_stopped_run_loses_nothing() {
        const Voice voice;
        voice.train(RunPhase::stopped);
        QVERIFY(voice.outlook().can_resume);
        QCOMPARE(voice.outlook().lost_steps(), std::int64_t{0});
    }
    void a_missing_configuration_has_no_outlook() {
        RunRequest request;
        request.config_file = "/nowhere/anna.yaml";
        QVERIFY(!run_outlook(request));
    }
};

FORMANT_TEST(TestRunOutlook)

} // namespace tst_run_outlook

#include "tst_run_outlook.moc"
