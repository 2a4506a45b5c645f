#include "engine/base/atomic_file.h"
#include "engine/train/trainer.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_trainer_failures {

/// Makes the temporary file of a checkpoint impossible to write: a folder has its name.
void block(const Path& temporary) {
    std::filesystem::create_directories(temporary / "not empty");
}

class TestTrainerFailures : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_nan_batch_is_skipped_and_reported_and_training_continues() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        run.source.not_a_number = {4};
        QVERIFY(run.train());
        const auto advice = run.recorder.all<Advice>();
        QCOMPARE(advice.size(), std::size_t{1});
        QCOMPARE(advice[0].id, std::string("non-finite-step"));
        QCOMPARE(advice[0].step, 5);
        for (const StepReport& report : run.recorder.all<StepReport>())
            QCOMPARE(report.applied, report.step != 5);
    }
    void skipped_steps_in_a_row_cause_a_rollback_at_half_the_rate() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(30);
        config.rollback_after_skips = 3;
        ToyRun run(config, folder / "c");
        run.source.not_a_number = {13, 14, 15};
        QVERIFY(run.train());
        const auto ids = run.recorder.advice_ids();
        QCOMPARE(count(ids, "non-finite-step"), 2);
        QCOMPARE(count(ids, "rolled-back"), 1);
        ToyRun plain(config, folder / "p");
        QVERIFY(plain.train());
        const auto halved = run.recorder.all<StepReport>().back().learning_rate;
        QCOMPARE(halved, plain.recorder.all<StepReport>().back().learning_rate / 2);
    }
    void a_run_that_diverges_ends_with_an_error_and_its_last_good_state() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.rollback_after_skips = 2;
        ToyRun run(config, folder / "c");
        for (std::int64_t i = 5; i < 200; ++i)
            run.source.not_a_number.insert(i);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QCOMPARE(count(run.recorder.advice_ids(), "rolled-back"),
                 DivergenceMonitor::max_rollbacks - 1);
        QVERIFY(!run.store.step_files()->empty());
    }
    void a_spike_among_the_first_steps_is_skipped() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(12), folder / "c");
        run.source.spikes = {2};
        QVERIFY(run.train());
        const auto advice = run.recorder.all<Advice>();
        QCOMPARE(advice.size(), std::size_t{1});
        QCOMPARE(advice[0].id, std::string("loss-explosion"));
        QCOMPARE(advice[0].step, std::int64_t{3});
        QVERIFY(to_english(advice[0].what).starts_with("the loss was "));
        for (const StepReport& report : run.recorder.all<StepReport>())
            QCOMPARE(report.applied, report.step != 3);
    }
    void a_spike_right_after_a_rollback_is_skipped() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(40);
        config.rollback_after_skips = 3;
        ToyRun run(config, folder / "c");
        run.source.not_a_number = {25, 26, 27};
        run.source.spikes = {28, 30};
        QVERIFY(run.train());
        const auto ids = run.recorder.advice_ids();
        QCOMPARE(count(ids, "rolled-back"), 1);
        QCOMPARE(count(ids, "loss-explosion"), 2);
    }
    void a_run_may_start_with_less_memory_than_configured() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c"), plain(toy_config(15), folder / "p");
        run.reduced_memory = MemoryUse{2, false};
        QVERIFY(run.train() && plain.train());
        QCOMPARE(run.model.largest, std::size_t{2});
        QCOMPARE(plain.model.largest, std::size_t{8});
        const auto ours = run.totals(), theirs = plain.totals();
        for (std::size_t i = 0; i < theirs.size(); ++i)
            QVERIFY(std::abs(ours[i] - theirs[i]) < 1e-5);
    }
    void out_of_memory_repeats_the_same_step_in_smaller_slices() {
        const TemporaryFolder folder;
        ToyModel::Options small;
        small.max_samples = 3;
        ToyRun run(toy_config(15), folder / "c", small);
        ToyRun plain(toy_config(15), folder / "p");
        QVERIFY(run.train() && plain.train());
        QCOMPARE(count(run.recorder.advice_ids(), "out-of-memory"), 2); // 8 to 4 to 2
        const auto ours = run.totals(), theirs = plain.totals();
        QCOMPARE(ours.size(), theirs.size());
        for (std::size_t i = 0; i < ours.size(); ++i)
            QVERIFY(std::abs(ours[i] - theirs[i]) < 1e-5);
    }
    void out_of_memory_with_one_sample_and_checkpointing_is_an_error_and_nothing_is_lost() {
        const TemporaryFolder folder;
        ToyModel::Options none;
        none.max_samples = 0;
        ToyRun run(toy_config(15), folder / "c", none);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QCOMPARE(count(run.recorder.advice_ids(), "out-of-memory"), 3);
        QCOMPARE(count(run.recorder.advice_ids(), "out-of-memory-checkpointing"), 1);
    }
    void an_exception_of_libtorch_is_an_error_with_its_message_and_nothing_is_lost() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.synthesize_samples = [](std::int64_t step, SampleWeights) -> Result<void> {
            TORCH_CHECK(step < 10, "the window is too short");
            return {};
        };
        run.post_at(4, TrainCommand::sample_now);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::internal);
        QCOMPARE(to_english(trained.error().what),
                 std::string("internal error: the window is too short"));
        QVERIFY(std::filesystem::exists(folder / "c" / "step_10.pt"));
    }
    void if_saving_fails_too_the_first_error_is_returned() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        int forwards = 0;
        run.model.on_forward = [&] { TORCH_CHECK(++forwards < 5, "the device broke"); };
        run.recorder.also = [](const TrainEvent& event) {
            const auto* state = std::get_if<RunState>(&event);
            TORCH_CHECK(state == nullptr || state->phase != RunPhase::saving, "it is still broken");
        };
        const auto trained = run.train();
        QCOMPARE(to_english(trained.error().what), std::string("internal error: the device broke"));
        const auto advice = run.recorder.all<Advice>();
        QCOMPARE(advice.size(), std::size_t{1});
        QCOMPARE(advice[0].id, std::string("not-saved"));
        QCOMPARE(to_english(advice[0].what), std::string("internal error: it is still broken"));
    }
    void out_of_memory_during_sampling_is_reported_as_such() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.synthesize_samples = [](std::int64_t, SampleWeights) -> Result<void> {
            TORCH_CHECK_WITH(OutOfMemoryError, false, "no memory");
            return {};
        };
        run.post_at(4, TrainCommand::sample_now);
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_4.pt"));
    }
    void a_failed_sample_ends_the_run_after_a_save() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.synthesize_samples = [](std::int64_t, SampleWeights) -> Result<void> {
            return fail(ErrorKind::data, message(FORMANT_TR("test", "no such letter")));
        };
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::data);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_10.pt"));
    }
    void samples_are_skipped_on_a_full_disk() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.synthesize_samples = [](std::int64_t, SampleWeights) -> Result<void> {
            return fail(ErrorKind::disk, message(FORMANT_TR("test", "the disk is full")));
        };
        QVERIFY(run.train());
        const auto advice = run.recorder.all<Advice>();
        QVERIFY(!advice.empty());
        QCOMPARE(advice.front().step, std::int64_t{10});
        for (const Advice& each : advice)
            QCOMPARE(each.id, std::string("samples-not-written"));
    }
    void a_failure_of_the_data_saves_first_and_is_returned() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(30), folder / "c");
        run.source.fails_at = 13;
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::data);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_13.pt"));
    }
    void anomaly_detection_names_the_operation() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        config.debug = "anomaly";
        ToyRun run(config, folder / "c");
        run.source.not_a_number = {4};
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::training);
        const std::string text = to_english(trained.error().what);
        QVERIFY2(text.find("step 5") != std::string::npos, text.c_str());
        QVERIFY2(text.find("Backward") != std::string::npos, text.c_str());
    }
    void a_run_waits_on_a_full_disk() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(25), folder / "c");
        run.recorder.also = [&](const TrainEvent& event) {
            const auto* state = std::get_if<RunState>(&event);
            if (state == nullptr || state->step != 20)
                return;
            const Path temporary = run.folder / "step_20.pt.tmp";
            if (state->phase == RunPhase::saving) // every write to /dev/full fails with ENOSPC
                std::filesystem::create_symlink("/dev/full", temporary);
            if (state->phase == RunPhase::waiting)
                run.commands.post(TrainCommand::resume); // it tries again at once
        };
        QVERIFY(run.train());
        QCOMPARE(count(run.recorder.advice_ids(), "disk-full"), 1);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_20.pt"));
        QCOMPARE(run.totals().size(), std::size_t{25});
    }
    void a_disk_error_is_reported_removes_nothing_and_the_run_goes_on() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(35), folder / "c");
        const Path temporary = folder / "c" / "step_20.pt.tmp";
        block(temporary);
        QVERIFY(run.train());
        QCOMPARE(run.recorder.advice_ids(), std::vector<std::string>{"save-failed"});
        const std::string text = to_english(run.recorder.all<Advice>()[0].what);
        QVERIFY2(text.find("Is a directory") != std::string::npos, text.c_str());
        QVERIFY(std::filesystem::exists(folder / "c" / "step_10.pt"));
        QVERIFY(!std::filesystem::exists(folder / "c" / "step_20.pt"));
        QVERIFY(std::filesystem::exists(folder / "c" / "step_30.pt"));
    }
    void three_disk_errors_in_a_row_end_the_run() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(60), folder / "c");
        for (const char* name : {"step_20.pt.tmp", "step_30.pt.tmp", "step_40.pt.tmp"})
            block(folder / "c" / name);
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::disk);
        QCOMPARE(count(run.recorder.advice_ids(), "save-failed"), 2);
        QCOMPARE(run.totals().size(), std::size_t{40});
        QVERIFY(std::filesystem::exists(folder / "c" / "step_10.pt"));
    }
    void a_run_whose_folder_was_removed_ends_at_once() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(60), folder / "c");
        run.act_at(15, [&] { std::filesystem::remove_all(run.folder); });
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::disk);
        const std::string text = to_english(trained.error().what);
        QVERIFY2(text.find("was removed") != std::string::npos, text.c_str());
        QVERIFY(run.totals().size() <= 20);
        QVERIFY(!std::filesystem::exists(run.folder));
        QCOMPARE(count(run.recorder.advice_ids(), "disk-full"), 0);
    }
    void a_run_whose_folder_was_renamed_saves_there_and_ends() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(60), folder / "c");
        run.act_at(15, [&] { std::filesystem::rename(run.folder, folder / "renamed"); });
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::disk);
        const std::string text = to_english(trained.error().what);
        QVERIFY2(text.find((folder / "renamed").string()) != std::string::npos, text.c_str());
        QVERIFY(!std::filesystem::exists(run.folder));
        const auto newest = CheckpointStore(folder / "renamed").load_newest();
        QVERIFY(newest && *newest);
        QCOMPARE(*(**newest).state.get<std::int64_t>("step"),
                 static_cast<std::int64_t>(run.totals().size()));
    }
};

FORMANT_TEST(TestTrainerFailures)

} // namespace tst_trainer_failures

#include "tst_trainer_failures.moc"
