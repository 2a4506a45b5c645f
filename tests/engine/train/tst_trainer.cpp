#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/keep_mark.h"
#include "engine/train/trainer.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/must.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace formant;
using namespace formant::test;

namespace {

std::int64_t count(const std::vector<std::string>& ids, const std::string& id) {
    return std::count(ids.begin(), ids.end(), id);
}

} // namespace

class TestTrainer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_trains_to_the_last_step_and_leaves_its_checkpoints() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(25), folder / "c");
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QCOMPARE(reports.size(), std::size_t{25});
        for (std::size_t i = 0; i < reports.size(); ++i)
            QCOMPARE(reports[i].step, static_cast<std::int64_t>(i) + 1);
        QCOMPARE(reports[6].epoch, 0);
        QCOMPARE(reports[7].epoch, 1);                            // 7 batches an epoch
        QCOMPARE(run.store.step_files()->size(), std::size_t{3}); // 10, 20 and the last
        QVERIFY(std::filesystem::exists(folder / "c" / "final_ema.pt"));
        QVERIFY(run.recorder.all<RunState>().back().phase == RunPhase::done);
    }
    void every_report_names_the_step_that_saves_next() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(25), folder / "c");
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QCOMPARE(reports[0].next_save, std::int64_t{10});
        QCOMPARE(reports[9].next_save, std::int64_t{20});  // step 10 saves itself
        QCOMPARE(reports[20].next_save, std::int64_t{25}); // the last step
    }
    void a_checkpoint_has_every_entry_of_the_format() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(10), folder / "c");
        QVERIFY(run.train());
        const auto state = load_checkpoint(folder / "c" / "step_10.pt");
        QVERIFY(state);
        for (const char* key :
             {"format", "formant_version", "torch_version", "model", "step", "epoch", "seed",
              "state_dict", "ema", "optimisers", "scalers", "schedule", "monitor", "plan",
              "micro_batch", "threads", "overrides"})
            QVERIFY2(state->contains(key), key);
        const auto final_state = load_checkpoint(folder / "c" / "final_ema.pt");
        QVERIFY(final_state->contains("state_dict") && final_state->contains("ema"));
        QVERIFY(!final_state->contains("optimisers"));
    }
    void a_nan_batch_is_skipped_said_and_the_training_goes_on() {
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
    void bad_steps_in_a_row_roll_back_to_the_last_save_at_half_the_rate() {
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
    void a_training_that_only_fails_ends_with_an_error_and_its_last_good_state() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.rollback_after_skips = 2;
        ToyRun run(config, folder / "c");
        for (std::int64_t i = 5; i < 200; ++i)
            run.source.not_a_number.insert(i);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QCOMPARE(count(run.recorder.advice_ids(), "rolled-back"), LossJudge::most_roll_backs - 1);
        QVERIFY(!run.store.step_files()->empty());
    }
    void out_of_memory_repeats_the_same_step_in_smaller_slices() {
        const TemporaryFolder folder;
        ToyModel::Options small;
        small.most_samples = 3;
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
        none.most_samples = 0;
        ToyRun run(toy_config(15), folder / "c", none);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QCOMPARE(count(run.recorder.advice_ids(), "out-of-memory"), 3);
        QCOMPARE(count(run.recorder.advice_ids(), "out-of-memory-checkpointing"), 1);
    }
    void what_libtorch_throws_is_an_error_in_its_words_and_nothing_is_lost() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.speak = [](std::int64_t step, SampleWeights) -> Result<void> {
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
    void where_saving_fails_as_well_the_first_failure_is_told() {
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
    void memory_that_is_short_while_speaking_is_told_as_that() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.speak = [](std::int64_t, SampleWeights) -> Result<void> {
            TORCH_CHECK_WITH(OutOfMemoryError, false, "no room");
            return {};
        };
        run.post_at(4, TrainCommand::sample_now);
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::training);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_4.pt"));
    }
    void samples_that_cannot_be_spoken_end_the_training_saved() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.speak = [](std::int64_t, SampleWeights) -> Result<void> {
            return fail(ErrorKind::data, message(FORMANT_TR("test", "no such letter")));
        };
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::data);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_10.pt"));
    }
    void samples_without_room_on_the_disk_are_left_out() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(15), folder / "c");
        run.speak = [](std::int64_t, SampleWeights) -> Result<void> {
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
    void validation_speaks_of_the_averaged_weights_and_keeps_the_best() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(30), folder / "c");
        run.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(run.train());
        const auto reports = run.recorder.all<ValidationReport>();
        QCOMPARE(reports.size(), std::size_t{3});
        QVERIFY(reports[0].best);
        const auto best = *std::min_element(reports.begin(), reports.end(),
                                            [](auto& a, auto& b) { return a.total < b.total; });
        QVERIFY(std::filesystem::exists(folder / "c" /
                                        ("best_step_" + std::to_string(best.step) + ".pt")));
        const auto state = load_checkpoint(folder / "c" / "final_ema.pt");
        QCOMPARE(*state->get<double>("best_validation"), best.total);
    }
    void samples_are_spoken_with_the_averages_and_the_raw_weights_come_back() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        std::vector<std::map<std::string, at::Tensor>> heard;
        run.speak = [&](std::int64_t, SampleWeights) -> Result<void> {
            heard.push_back(weights_of(run.model));
            return {};
        };
        QVERIFY(run.train());
        QCOMPARE(heard.size(), std::size_t{2});
        const auto state = load_checkpoint(folder / "c" / "step_20.pt");
        const auto ema = state->subtree("ema");
        const auto raw = state->subtree("state_dict");
        QVERIFY(at::equal(heard[1].at("token_scale"), *ema->get<at::Tensor>("token_scale")));
        const auto now = weights_of(run.model).at("token_scale");
        QVERIFY(at::equal(now, *raw->get<at::Tensor>("token_scale")));
        QVERIFY(!at::equal(now, heard[1].at("token_scale")));
    }
    void stop_saves_and_says_that_it_was_interrupted() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(100), folder / "c");
        run.post_at(13, TrainCommand::stop);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::interrupted);
        QCOMPARE(run.totals().size(), std::size_t{13});
        QVERIFY(std::filesystem::exists(folder / "c" / "step_13.pt"));
        QVERIFY(run.recorder.all<RunState>().back().phase == RunPhase::stopped);
    }
    void stopped_before_the_first_step_it_does_not_say_that_it_saved() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(100), folder / "c");
        run.commands.post(TrainCommand::stop);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::interrupted);
        const std::string said = to_english(trained.error().what);
        QVERIFY2(said.starts_with("stopped before the first step"), said.c_str());
        QVERIFY(run.store.step_files()->empty());
    }
    void save_now_and_sample_now_are_obeyed_between_two_steps() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(9), folder / "c");
        std::vector<std::int64_t> spoken;
        run.speak = [&](std::int64_t step, SampleWeights) -> Result<void> {
            spoken.push_back(step);
            return {};
        };
        run.recorder.also = [&](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step == 4) {
                run.commands.post(TrainCommand::save_now);
                run.commands.post(TrainCommand::sample_now);
            }
        };
        QVERIFY(run.train());
        QVERIFY(std::filesystem::exists(folder / "c" / "step_4.pt"));
        QCOMPARE(spoken, (std::vector<std::int64_t>{4, 9}));
    }
    void what_somebody_has_saved_outlasts_the_newest() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(50);
        config.keep_checkpoints = 2;
        ToyRun run(config, folder / "c");
        run.recorder.also = [&](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && (report->step == 4 || report->step == 10)) // 10: saved anyway
                run.commands.post(TrainCommand::save_now);
        };
        QVERIFY(run.train());
        const auto has = [&](const char* file) { return path_exists(folder / "c" / file); };
        QVERIFY(has("step_4.pt") && has("step_10.pt") && has("step_50.pt"));
        QVERIFY(is_kept_by_hand(folder / "c" / "step_4.pt"));
        QVERIFY(!has("step_20.pt") && !has("step_30.pt"));
    }
    void a_paused_run_takes_no_step_until_it_is_resumed() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(12), folder / "c");
        std::atomic<bool> paused = false;
        std::atomic<bool> resumed = false;
        bool stepped_while_paused = false;
        run.recorder.also = [&](const TrainEvent& event) {
            if (const auto* report = std::get_if<StepReport>(&event)) {
                stepped_while_paused = stepped_while_paused || (paused && !resumed);
                if (report->step == 5)
                    run.commands.post(TrainCommand::pause);
            }
            const auto* state = std::get_if<RunState>(&event);
            if (state != nullptr && state->phase == RunPhase::paused)
                paused = true;
        };
        std::thread person([&] {
            while (!paused)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            run.commands.post(TrainCommand::save_now); // also while paused
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            resumed = true;
            run.commands.post(TrainCommand::resume);
        });
        const auto trained = run.train();
        person.join();
        QVERIFY(trained);
        QVERIFY(!stepped_while_paused);
        // Saving while paused does not look like going on.
        std::vector<RunPhase> phases;
        for (const RunState& state : run.recorder.all<RunState>())
            if (state.step == 5)
                phases.push_back(state.phase);
        QVERIFY(phases == (std::vector<RunPhase>{RunPhase::paused, RunPhase::saving,
                                                 RunPhase::paused, RunPhase::training}));
        QVERIFY(std::filesystem::exists(folder / "c" / "step_5.pt"));
        QCOMPARE(run.totals().size(), std::size_t{12});
    }
    void commands_posted_together_are_all_obeyed_data() {
        using C = TrainCommand;
        QTest::addColumn<std::vector<TrainCommand>>("commands");
        QTest::addColumn<bool>("finishes");
        QTest::newRow("pause, resume") << std::vector<C>{C::pause, C::resume} << true;
        QTest::newRow("pause, stop") << std::vector<C>{C::pause, C::stop} << false;
        QTest::newRow("pause, resume, stop")
            << std::vector<C>{C::pause, C::resume, C::stop} << false;
    }
    void commands_posted_together_are_all_obeyed() {
        QFETCH(std::vector<TrainCommand>, commands);
        QFETCH(bool, finishes);
        const TemporaryFolder folder;
        ToyRun run(toy_config(3), folder / "c");
        for (const TrainCommand command : commands)
            run.commands.post(command);
        QCOMPARE(run.train().has_value(), finishes);
    }
    void what_is_not_trained_stays_as_it_is_to_the_bit() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        config.layers = "custom";
        config.layer_patterns = {"fit"};
        ToyRun run(config, folder / "c");
        const auto before = weights_of(run.model);
        QVERIFY(run.train());
        const auto after = weights_of(run.model);
        QVERIFY(at::equal(before.at("token_scale"), after.at("token_scale")));
        QVERIFY(!at::equal(before.at("linear.weight"), after.at("linear.weight")));
        QVERIFY(!at::equal(before.at("linear.bias"), after.at("linear.bias")));
        const auto state = load_checkpoint(folder / "c" / "step_20.pt");
        const auto moments =
            state->subtree("optimisers")->subtree("all")->get<StateTree::Map>("exp_avg");
        QVERIFY(!moments->contains("token_scale") && moments->contains("linear.weight"));
        QVERIFY(at::equal(*state->subtree("ema")->get<at::Tensor>("token_scale"),
                          before.at("token_scale")));
    }
    void layers_may_change_from_one_resume_to_the_next() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(10);
        config.layers = "custom";
        config.layer_patterns = {"fit"};
        QVERIFY(ToyRun(config, folder / "c").train());
        TrainConfig all = toy_config(20);
        ToyRun run(all, folder / "c");
        const auto before = weights_of(run.model);
        QVERIFY(run.train(true));
        QVERIFY(!at::equal(weights_of(run.model).at("token_scale"), before.at("token_scale")));
    }
    void a_plateau_ends_the_training_where_that_is_asked_for() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.learning_rate = 1e-9; // nothing becomes better
        config.early_stopping = true;
        config.patience = 3;
        ToyRun run(config, folder / "c");
        run.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(run.train());
        QVERIFY(run.totals().size() < 1000);
        QCOMPARE(count(run.recorder.advice_ids(), "early-stop"), 1);
        QVERIFY(std::filesystem::exists(folder / "c" / "final_ema.pt"));
        const auto step = "step_" + std::to_string(run.totals().size()) + ".pt";
        QVERIFY(std::filesystem::exists(folder / "c" / step));
    }
    void a_plateau_halves_the_rate_where_that_is_asked_for() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(60);
        config.warmup_steps = 0;
        config.learning_rate = 1e-9;
        config.learning_rate_final = 1;
        config.on_plateau = "lower_rate";
        config.patience = 2;
        ToyRun run(config, folder / "c");
        run.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(run.train());
        const int plateaus = count(run.recorder.advice_ids(), "plateau");
        QVERIFY(plateaus >= 1);
        const double last = run.recorder.all<StepReport>().back().learning_rate;
        const double expected = 1e-9 * std::pow(0.5, plateaus);
        QVERIFY(std::abs(last - expected) < 1e-15 || std::abs(last - 2 * expected) < 1e-15);
    }
    void a_plateau_changes_nothing_by_itself() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(60);
        config.learning_rate = 1e-9;
        config.patience = 1;
        ToyRun run(config, folder / "c");
        run.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(run.train());
        QCOMPARE(run.totals().size(), std::size_t{60});
        QVERIFY(run.recorder.advice_ids().empty());
    }
    void when_anomalies_are_looked_for_the_operation_is_named() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        config.debug = "anomaly";
        ToyRun run(config, folder / "c");
        run.source.not_a_number = {4};
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::training);
        const std::string said = to_english(trained.error().what);
        QVERIFY2(said.find("step 5") != std::string::npos, said.c_str());
        QVERIFY2(said.find("Backward") != std::string::npos, said.c_str());
    }
    void a_full_disk_is_waited_for() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(25), folder / "c");
        const Path hidden = folder / "hidden";
        run.recorder.also = [&](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step == 15) { // nothing can be saved from here on
                std::filesystem::rename(run.folder, hidden);
                test::must(write_file_atomically(run.folder, "a file in the folder's place"));
            }
            const auto* state = std::get_if<RunState>(&event);
            if (state != nullptr && state->phase == RunPhase::paused) { // until there is room
                std::filesystem::remove(run.folder);
                std::filesystem::rename(hidden, run.folder);
                run.commands.post(TrainCommand::resume);
            }
        };
        QVERIFY(run.train());
        QCOMPARE(count(run.recorder.advice_ids(), "disk-full"), 1);
        QVERIFY(std::filesystem::exists(folder / "c" / "step_20.pt"));
        QCOMPARE(run.totals().size(), std::size_t{25});
    }
    void the_reports_carry_time_and_what_is_left() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(10), folder / "c");
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QVERIFY(reports[0].step_ms > 0 && reports[0].samples_per_s > 0);
        QVERIFY(reports[0].seconds_left > 0);
        QCOMPARE(reports.back().seconds_left, 0.0);
    }
};

FORMANT_TEST(TestTrainer)
#include "tst_trainer.moc"
