#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/queue/queued_config.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_queued_config {

using test::throw_on_error;

struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable state{"XDG_STATE_HOME", (folder / "state").string()};
    Path file = folder / "mine.yaml";

    void write(const std::string& yaml) const { throw_on_error(write_file_atomically(file, yaml)); }
};

struct Quiet : QueueObserver {
    void on_queue(const JobQueue&, bool) override {}
    void on_event(const QueuedJob&, const TrainEvent&) override {}
    void on_error(const Error&) override {}
};

class TestQueuedConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_snapshot_does_not_change_with_its_file() {
        const Fixture f;
        f.write("name: anna\ndata:\n  corpus: words.csv\ntrain:\n  max_steps: 70\n");
        const Path kept = snapshot_for_queue(f.file).value();
        f.write("name: anna\ntrain:\n  max_steps: 90\n");
        const RunConfig config = load_run_config(kept, {}).value();
        QCOMPARE(config.train.max_steps, std::int64_t{70});
        QCOMPARE(config.name, std::string("anna"));
        QCOMPARE(config.data.corpus,
                 (f.folder / "words.csv").string()); // not relative to the snapshot
    }
    void another_snapshot_of_the_same_name_replaces_none() {
        const Fixture f;
        f.write("name: anna\ntrain:\n  max_steps: 70\n");
        const Path first = snapshot_for_queue(f.file).value();
        QCOMPARE(snapshot_for_queue(f.file).value(), first); // same content
        f.write("name: anna\ntrain:\n  max_steps: 90\n");
        const Path second = snapshot_for_queue(f.file).value();
        QVERIFY(second != first);
        QCOMPARE(load_run_config(first, {})->train.max_steps, std::int64_t{70});
    }
    void a_snapshot_is_removed_with_its_last_job() {
        const Fixture f;
        f.write("name: anna\n");
        const Path kept = snapshot_for_queue(f.file).value();
        Quiet observer;
        const auto queue = TrainingQueue::open({}, observer).value();
        const auto add = [&](const Path& config) {
            QueuedJob job;
            job.config_file = config.string();
            throw_on_error(queue->edit([&](JobQueue& jobs) { add_job(jobs, job); }));
            return queue->jobs().jobs.back().id;
        };
        const std::int64_t first = add(kept), second = add(kept), own = add(f.file);
        throw_on_error(remove_with_snapshot(*queue, first));
        QVERIFY(std::filesystem::exists(kept));
        throw_on_error(remove_with_snapshot(*queue, second));
        QVERIFY(!std::filesystem::exists(kept));
        throw_on_error(remove_with_snapshot(*queue, own));
        QVERIFY(std::filesystem::exists(f.file)); // not a snapshot
        QVERIFY(queue->jobs().jobs.empty());
    }
    void what_is_edited_can_be_kept_without_a_file() {
        const Fixture f;
        RunConfig config;
        config.name = "anna";
        config.data.corpus = "words.csv";
        const Path kept = snapshot_for_queue(config, f.folder.path()).value();
        QCOMPARE(load_run_config(kept, {})->data.corpus, (f.folder / "words.csv").string());
        QVERIFY(!std::filesystem::exists(f.file));
        config.name = "a/b";
        QCOMPARE(snapshot_for_queue(config, f.folder.path()).error().kind, ErrorKind::usage);
    }
    void an_invalid_configuration_is_refused() {
        const Fixture f;
        f.write("train:\n  max_steps: many\n");
        QCOMPARE(snapshot_for_queue(f.file).error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestQueuedConfig)

} // namespace tst_queued_config

#include "tst_queued_config.moc"
