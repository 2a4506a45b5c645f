#include "engine/base/atomic_file.h"
#include "engine/session/queue/job_name.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_job_name {

struct Fixture {
    test::TemporaryFolder folder;

    QueuedJob job(std::vector<std::string> settings = {}) const {
        test::throw_on_error(write_file_atomically(folder / "a.yaml", "name: voice\n"));
        QueuedJob job;
        job.config_file = (folder / "a.yaml").string();
        job.settings = std::move(settings);
        return job;
    }
};

using Settings = std::vector<std::string>;

class TestJobName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_name_of_a_run_comes_from_its_configuration_or_a_setting() {
        const Fixture f;
        QCOMPARE(run_name_of(f.job()), std::string("voice"));
        QCOMPARE(run_name_of(f.job({"name=other"})), std::string("other"));
    }
    void without_its_configuration_a_run_is_named_like_the_file() {
        QueuedJob job;
        job.config_file = "/nowhere/my voice.yaml";
        QCOMPARE(run_name_of(job), std::string("my voice"));
    }
    void a_copy_has_a_new_run() {
        const Fixture f;
        JobQueue queue;
        const Settings first = {"train.seed=2", "name=voice-2"};
        const QueuedJob original = f.job({"train.seed=2"});
        add_job(queue, original);
        QCOMPARE(copy_as_new_run(original, queue).settings, first);
        add_job(queue, copy_as_new_run(original, queue));
        const Settings second = {"train.seed=2", "name=voice-3"};
        QCOMPARE(copy_as_new_run(queue.jobs[1], queue).settings, second);
    }
};

FORMANT_TEST(TestJobName)

} // namespace tst_job_name

#include "tst_job_name.moc"
