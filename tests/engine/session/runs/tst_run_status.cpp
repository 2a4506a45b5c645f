#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_status.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_run_status {

using test::TemporaryFolder;

const std::string metrics = "{\"type\":\"train\",\"step\":1,\"losses\":{},\"total\":5.0}\n"
                            "{\"type\":\"time\",\"step\":1,\"max_steps\":100,\"samples_per_s\":20."
                            "0,\"seconds_left\":60.5}\n"
                            "{\"type\":\"train\",\"step\":2,\"losses\":{},\"total\":null}\n"
                            "{\"type\":\"time\",\"step\":2,\"max_steps\":100,\"samples_per_s\":25."
                            "0,\"seconds_left\":50.0}\n"
                            "{\"type\":\"train\",\"step\":3,\"loss"; // still being written

/// A file with the first and last bytes of a checkpoint, so that it seems intact.
const std::string intact = fmt::format("PK{:100}PK\5\6{:18}", "", "");

/// A run that has reached step 2 and is not training.
struct Runs {
    TemporaryFolder folder;
    Runs() {
        QVERIFY(test::start_in_folder(folder.path(), "voice", "version: 1\n").has_value());
        QVERIFY(write_file_atomically(folder / "voice/metrics.jsonl", metrics));
        QVERIFY(write_file_atomically(folder / "voice/checkpoints/step_2.pt", intact));
    }
    /// Returns the status of a run whose last state is `state`.
    RunStatus after(const RunState& state) const {
        test::throw_on_error(test::start_in_folder(folder.path(), "voice", "")->save_state(state));
        return *read_run_status("voice", path());
    }
    std::string path() const { return folder.path().string(); }
};

class TestRunStatus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void values_of_another_type_are_skipped() {
        const Runs runs;
        const std::string damaged = "{\"type\":\"train\",\"step\":\"three\"}\n"
                                    "{\"type\":7,\"step\":8}\n[1]\n";
        QVERIFY(
            write_file_atomically(runs.folder / "voice/metrics.jsonl", metrics + "\n" + damaged));
        const std::string state = "{\"phase\":7,\"text\":[]}";
        QVERIFY(write_file_atomically(runs.folder / "voice/run.json", state));
        const auto status = read_run_status("voice", runs.path());
        QCOMPARE(status->step, std::int64_t{2});
        QCOMPARE(status->phase, std::nullopt);
    }
    void the_status_holds_the_latest_metrics() {
        const Runs runs;
        const auto status = read_run_status("voice", runs.path());
        QCOMPARE(status->step, std::int64_t{2});
        QCOMPARE(status->max_steps, std::int64_t{100});
        QCOMPARE(status->total_loss, 5.0); // a NaN loss is skipped
        QCOMPARE(status->seconds_left, 50.0);
        QVERIFY(status->newest_checkpoint.ends_with("step_2.pt"));
        QVERIFY(!status->process);
    }
    void a_run_can_be_given_as_a_folder() {
        const Runs runs;
        const auto status = read_run_status(runs.path() + "/voice", "");
        QCOMPARE(status->folder, runs.path() + "/voice");
    }
    void after_a_resume_the_step_is_that_of_the_checkpoint() {
        const Runs runs;
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl",
                                      "{\"type\":\"train\",\"step\":9,\"total\":1}\n"
                                      "{\"type\":\"resume\",\"step\":5}\n"));
        QCOMPARE(read_run_status("voice", runs.path())->step, std::int64_t{5});
    }
    void gpu_values_are_the_latest_recorded() {
        const Runs runs;
        const std::string recorded =
            "{\"type\":\"gpu\",\"step\":1,\"gpus\":[{\"utilisation\":0.1}]}\n"
            "{\"type\":\"gpu\",\"step\":2,\"gpus\":[{\"uuid\":\"a\",\"utilisation\":0.97,"
            "\"memory_used_bytes\":10200000000}]}\n";
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl", recorded));
        const auto status = read_run_status("voice", runs.path());
        QCOMPARE(status->gpus.size(), std::size_t{1});
        QCOMPARE(*status->gpus[0].utilization, 0.97);
        QCOMPARE(*status->gpus[0].memory_used_bytes, std::int64_t{10'200'000'000});
        QVERIFY(!status->gpus[0].memory_total_bytes);
        const std::string resumed = "{\"type\":\"resume\",\"step\":1}\n";
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl", recorded + resumed));
        QVERIFY(read_run_status("voice", runs.path())->gpus.empty());
    }
    void malformed_gpu_records_are_skipped() {
        const Runs runs;
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl",
                                      "{\"type\":\"gpu\",\"step\":1,\"gpus\":7}\n"
                                      "{\"type\":\"gpu\",\"step\":2,\"gpus\":[1,"
                                      "{\"utilisation\":\"high\"}]}\n"));
        QVERIFY(!read_run_status("voice", runs.path())->gpus.at(0).utilization);
    }
    void the_end_of_a_run_is_its_last_state() {
        const Runs runs;
        const Message why = message(FORMANT_TR("t", "no space on {disk}"), {{"disk", "/data"}});
        const RunStatus failed = runs.after({RunPhase::failed, 2, why});
        QVERIFY(failed.phase == RunPhase::failed && !failed.has_crashed());
        QCOMPARE(to_english(failed.message), std::string("no space on /data"));
        for (const RunPhase end : {RunPhase::done, RunPhase::stopped}) {
            const RunStatus ended = runs.after({end, 2, why});
            QVERIFY(ended.phase == end && !ended.has_crashed());
        }
    }
    void a_run_that_neither_trains_nor_ended_has_crashed() {
        const Runs runs; // started, without a final state
        QVERIFY(read_run_status("voice", runs.path())->has_crashed());
        const auto locked = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        QVERIFY(!read_run_status("voice", runs.path())->has_crashed());
    }
    void the_end_of_a_run_of_an_earlier_version_is_unknown() {
        const Runs runs;
        QVERIFY(write_file_atomically(runs.folder / "voice/run.json", "{\"pid\": 1}"));
        const auto status = read_run_status("voice", runs.path());
        QVERIFY(!status->phase && !status->has_crashed());
    }
    void a_truncated_checkpoint_is_skipped() {
        const Runs runs;
        QVERIFY(write_file_atomically(runs.folder / "voice/checkpoints/step_9.pt",
                                      intact.substr(0, 60)));
        QVERIFY(read_run_status("voice", runs.path())->newest_checkpoint.ends_with("step_2.pt"));
    }
    void the_training_process_is_reported() {
        const Runs runs;
        const auto locked = test::start_in_folder(runs.path(), "voice", "version: 1\n");
        QCOMPARE(read_run_status("voice", runs.path())->process, own_process_identity());
    }
    void a_missing_run_is_a_usage_error() {
        const Runs runs;
        const std::string too_long_for_a_file(5000, 'x');
        for (const std::string& name :
             {std::string("nobody"), std::string(), too_long_for_a_file}) {
            const auto status = read_run_status(name, runs.path());
            QVERIFY(!status);
            QCOMPARE(status.error().kind, ErrorKind::usage);
        }
        const std::string why = to_english(read_run_status("", runs.path()).error().what);
        QVERIFY2(why.starts_with("name a run: "), why.c_str());
    }
    void the_ranks_are_the_latest_recorded() {
        const Runs runs;
        const std::string first = event_as_json_lines(RanksReport{32, {{"a", 4}, {"b", 4}}});
        const std::string second =
            event_as_json_lines(RanksReport{64, {{"a", 5, {1, 80, 2}}, {"b", 3, {1, 75, 7}}}});
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl", first + second));
        const auto ranks = read_run_status("voice", runs.path())->ranks;
        QCOMPARE(ranks.size(), std::size_t{2});
        QCOMPARE(ranks[0].samples, std::int64_t{5});
        QCOMPARE(ranks[1].host, std::string("b"));
        QCOMPARE(ranks[1].times.wait_ms, 7.0);
    }
    void a_resumed_run_has_no_ranks_before_it_reports_them() {
        const Runs runs;
        const std::string reported = event_as_json_lines(RanksReport{32, {{"a", 4}, {"b", 4}}});
        QVERIFY(write_file_atomically(runs.folder / "voice/metrics.jsonl",
                                      reported + "{\"type\":\"resume\",\"step\":20}\n"));
        QVERIFY(read_run_status("voice", runs.path())->ranks.empty());
    }
};

FORMANT_TEST(TestRunStatus)

} // namespace tst_run_status

#include "tst_run_status.moc"
