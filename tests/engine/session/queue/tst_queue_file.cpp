#include "engine/base/atomic_file.h"
#include "engine/session/queue/queue_file.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_queue_file {

using test::TemporaryFolder;
using test::throw_on_error;

Result<JobQueue> read(const TemporaryFolder& folder, const std::string& json) {
    throw_on_error(write_file_atomically(folder / "queue.json", json));
    return read_queue(folder / "queue.json");
}

bool is_refused(const TemporaryFolder& folder, const std::string& json, const char* words) {
    const auto queue = read(folder, json);
    return !queue && queue.error().kind == ErrorKind::usage &&
           test::contains(to_english(queue.error().what), words);
}

class TestQueueFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_written_queue_reads_back_equal() {
        const TemporaryFolder folder;
        JobQueue queue;
        queue.continue_on_error = false;
        QueuedJob job;
        job.config_file = "/voices/a.yaml";
        job.settings = {"train.seed=2", "name=صدا"};
        job.device = "1";
        job.state = JobState::failed;
        set_reason(job, message(FORMANT_TR("t", "no {what}"), {{"what", "corpus"}}));
        job.exit_code = 3;
        job.run_folder = "/runs/a";
        add_job(queue, job);
        add_job(queue, {});
        queue.jobs.back().config_file = "/voices/b.yaml";
        throw_on_error(write_queue(folder / "queue.json", queue));
        QVERIFY(read_queue(folder / "queue.json").value() == queue);
    }
    void jobs_that_wait_for_others_name_them_by_number() {
        const TemporaryFolder folder;
        const std::string json = R"({"version": 1, "jobs": [{"config": "a.yaml"},
            {"config": "b.yaml", "after": [1]}, {"config": "c.yaml", "after": [1, 2]}]})";
        JobQueue queue = read(folder, json).value();
        QCOMPARE(queue.jobs[2].after, (std::vector<std::int64_t>{1, 2}));
        QVERIFY(move_job(queue, 1, 2));
        throw_on_error(write_queue(folder / "queue.json", queue));
        const JobQueue moved = read_queue(folder / "queue.json").value(); // b, c, a
        QCOMPARE(moved.jobs[0].after, std::vector<std::int64_t>{3});
        QCOMPARE(moved.jobs[1].after, (std::vector<std::int64_t>{1, 3}));
    }
    void an_order_that_is_impossible_is_refused() {
        const TemporaryFolder folder;
        QVERIFY(is_refused(folder,
                           R"({"version": 1, "jobs": [{"config": "a.yaml", "after": [2]}]})",
                           "there is no job 2"));
        QVERIFY(is_refused(folder,
                           R"({"version": 1, "jobs": [{"config": "a.yaml", "after": [1]}]})",
                           "in a cycle"));
        QVERIFY(is_refused(folder,
                           R"({"version": 1, "jobs": [{"config": "a.yaml", "after": [2]},
                               {"config": "b.yaml", "after": [1]}]})",
                           "in a cycle"));
    }
    void a_reason_can_be_translated() {
        QueuedJob job;
        set_reason(job, message(FORMANT_TR("t", "no {what}"), {{"what", "corpus"}}));
        QCOMPARE(job.reason, std::string("no corpus"));
        QCOMPARE(reason_of(job).text, std::string("no {what}"));
        QCOMPARE(reason_of(job).context, std::string("t"));
        job.reason_json.clear(); // as an earlier version wrote it
        QCOMPARE(to_english(reason_of(job)), std::string("no corpus"));
    }
    void a_missing_file_is_an_empty_queue() {
        const TemporaryFolder folder;
        QVERIFY(read_queue(folder / "queue.json").value().jobs.empty());
    }
    void a_handwritten_queue_needs_only_configurations() {
        const TemporaryFolder folder;
        const auto queue = read(folder, R"({"version": 1, "jobs": [{"config": "a.yaml"}]})");
        QCOMPARE(queue->jobs.at(0).config_file, (folder / "a.yaml").string());
        QCOMPARE(queue->jobs[0].device, std::string("auto"));
        QVERIFY(queue->jobs[0].state == JobState::waiting);
        QVERIFY(queue->continue_on_error);
    }
    void an_invalid_file_is_refused_with_an_example() {
        const TemporaryFolder folder;
        for (const char* json :
             {"", "[]", "{}", "{\"version\": 1}", "{\"version\": 1, \"jobs\": 3}"})
            QVERIFY2(is_refused(folder, json, R"(expected {"version")"), json);
    }
    void an_invalid_job_is_named() {
        const TemporaryFolder folder;
        const char* second = R"({"version": 1, "jobs": [{"config": "a.yaml"}, {"settings": []}]})";
        QVERIFY(is_refused(folder, second, "job 2"));
        const char* first = R"({"version": 1, "jobs": [{"config": 7}]})";
        QVERIFY(is_refused(folder, first, "job 1"));
    }
    void an_unknown_key_is_refused_with_the_nearest_known_one() {
        const TemporaryFolder folder;
        const char* job = R"({"version": 1, "jobs": [{"config": "a.yaml", "setings": []}]})";
        QVERIFY(is_refused(folder, job, "job 1: unknown key 'setings'; did you mean 'settings'?"));
        const char* whole = R"({"version": 1, "jobs": [], "continue_on_eror": true})";
        QVERIFY(is_refused(folder, whole, "did you mean 'continue_on_error'?"));
        const char* unlike = R"({"version": 1, "jobs": [{"config": "a.yaml", "priority": 3}]})";
        QVERIFY(is_refused(folder, unlike, "known are config, settings"));
    }
    void notes_of_the_user_are_kept() {
        const TemporaryFolder folder;
        const auto queue = read(folder, R"({"version": 1, "note": "for anna", "_by": {"x": [1]},
                             "jobs": [{"config": "a.yaml", "comment": "keep"}]})");
        QVERIFY(queue.has_value());
        throw_on_error(write_queue(folder / "queue.json", *queue));
        const auto written = read_file(folder / "queue.json").value();
        for (const char* kept : {R"("note": "for anna")", R"("_by")", R"("comment": "keep")"})
            QVERIFY2(test::contains(written, kept), written.c_str());
        QVERIFY(read_queue(folder / "queue.json").value() == *queue);
    }
    void text_that_is_not_json_is_refused_with_its_place() {
        const TemporaryFolder folder;
        QVERIFY(is_refused(folder, "{\"version\": 1,\n jobs: []}", "line 2"));
    }
    void a_newer_version_is_refused() {
        const TemporaryFolder folder;
        const char* newer = R"({"version": 2, "jobs": []})";
        QVERIFY(is_refused(folder, newer, "newer version"));
    }
};

FORMANT_TEST(TestQueueFile)

} // namespace tst_queue_file

#include "tst_queue_file.moc"
