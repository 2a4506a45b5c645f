#include "engine/base/atomic_file.h"
#include "engine/session/queue/job_name.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

struct Fixture {
    test::TemporaryFolder folder;

    QueuedJob job(std::vector<std::string> settings = {}) const {
        test::must(write_file_atomically(folder / "a.yaml", "name: voice\n"));
        QueuedJob job;
        job.config_file = (folder / "a.yaml").string();
        job.settings = std::move(settings);
        return job;
    }
};

using Settings = std::vector<std::string>;

} // namespace

class TestJobName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_is_called_as_its_configuration_or_a_setting_says() {
        const Fixture f;
        QCOMPARE(run_name_of(f.job()), std::string("voice"));
        QCOMPARE(run_name_of(f.job({"name=other"})), std::string("other"));
    }
    void one_whose_configuration_is_gone_is_called_like_the_file() {
        QueuedJob job;
        job.config_file = "/nowhere/my voice.yaml";
        QCOMPARE(run_name_of(job), std::string("my voice"));
    }
    void a_copy_has_a_run_of_its_own() {
        const Fixture f;
        JobQueue queue;
        const Settings first = {"train.seed=2", "name=voice-2"};
        const QueuedJob original = f.job({"train.seed=2"});
        add_job(queue, original);
        QCOMPARE(as_another_run(original, queue).settings, first);
        add_job(queue, as_another_run(original, queue));
        const Settings second = {"train.seed=2", "name=voice-3"};
        QCOMPARE(as_another_run(queue.jobs[1], queue).settings, second);
    }
};

FORMANT_TEST(TestJobName)
#include "tst_job_name.moc"
