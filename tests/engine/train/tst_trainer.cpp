#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pin_marker.h"
#include "engine/train/trainer.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace formant;
using namespace formant::test;

namespace tst_trainer {

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
    void every_report_names_the_next_save() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(25), folder / "c");
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QCOMPARE(reports[0].next_save, std::int64_t{10});
        QCOMPARE(reports[9].next_save, std::int64_t{20});  // step 10 is a save itself
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
    void validation_uses_the_ema_weights_and_keeps_the_best() {
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
    void samples_use_the_ema_weights_and_the_raw_weights_are_restored() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        std::vector<std::map<std::string, at::Tensor>> weights;
        run.synthesize_samples = [&](std::int64_t, SampleWeights) -> Result<void> {
            weights.push_back(weights_of(run.model));
            return {};
        };
        QVERIFY(run.train());
        QCOMPARE(weights.size(), std::size_t{2});
        const auto state = load_checkpoint(folder / "c" / "step_20.pt");
        const auto ema = state->subtree("ema");
        const auto raw = state->subtree("state_dict");
        QVERIFY(at::equal(weights[1].at("token_scale"), *ema->get<at::Tensor>("token_scale")));
        const auto now = weights_of(run.model).at("token_scale");
        QVERIFY(at::equal(now, *raw->get<at::Tensor>("token_scale")));
        QVERIFY(!at::equal(now, weights[1].at("token_scale")));
    }
    void stop_saves_and_returns_interrupted() {
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
    void a_stop_before_the_first_step_does_not_claim_a_save() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(100), folder / "c");
        run.commands.post(TrainCommand::stop);
        const auto trained = run.train();
        QVERIFY(!trained);
        QCOMPARE(trained.error().kind, ErrorKind::interrupted);
        const std::string text = to_english(trained.error().what);
        QVERIFY2(text.starts_with("stopped before the first step"), text.c_str());
        QVERIFY(run.store.step_files()->empty());
    }
    void save_now_and_sample_now_are_executed_between_two_steps() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(9), folder / "c");
        std::vector<std::int64_t> sampled;
        run.synthesize_samples = [&](std::int64_t step, SampleWeights) -> Result<void> {
            sampled.push_back(step);
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
        QCOMPARE(sampled, (std::vector<std::int64_t>{4, 9}));
    }
    void manually_saved_checkpoints_are_pinned() {
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
        QVERIFY(is_pinned(folder / "c" / "step_4.pt"));
        QVERIFY(!has("step_20.pt") && !has("step_30.pt"));
    }
    void checkpoints_saved_by_a_signal_are_removed_like_others() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(50);
        config.keep_checkpoints = 2;
        ToyRun run(config, folder / "c");
        run.recorder.also = [&](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step % 10 == 4)
                run.commands.post(TrainCommand::save_recent);
        };
        QVERIFY(run.train());
        QCOMPARE(run.store.step_files()->size(), std::size_t{2});
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
        std::thread user([&] {
            while (!paused)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            run.commands.post(TrainCommand::save_now); // works while paused too
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            resumed = true;
            run.commands.post(TrainCommand::resume);
        });
        const auto trained = run.train();
        user.join();
        QVERIFY(trained);
        QVERIFY(!stepped_while_paused);
        // A save while paused does not report a resumed training.
        std::vector<RunPhase> phases;
        for (const RunState& state : run.recorder.all<RunState>())
            if (state.step == 5)
                phases.push_back(state.phase);
        QVERIFY(phases == (std::vector<RunPhase>{RunPhase::paused, RunPhase::saving,
                                                 RunPhase::paused, RunPhase::training}));
        QVERIFY(std::filesystem::exists(folder / "c" / "step_5.pt"));
        QCOMPARE(run.totals().size(), std::size_t{12});
    }
    void commands_posted_together_are_all_executed_data() {
        using C = TrainCommand;
        QTest::addColumn<std::vector<TrainCommand>>("commands");
        QTest::addColumn<bool>("finishes");
        QTest::newRow("pause, resume") << std::vector<C>{C::pause, C::resume} << true;
        QTest::newRow("pause, stop") << std::vector<C>{C::pause, C::stop} << false;
        QTest::newRow("pause, resume, stop")
            << std::vector<C>{C::pause, C::resume, C::stop} << false;
    }
    void commands_posted_together_are_all_executed() {
        QFETCH(std::vector<TrainCommand>, commands);
        QFETCH(bool, finishes);
        const TemporaryFolder folder;
        ToyRun run(toy_config(3), folder / "c");
        for (const TrainCommand command : commands)
            run.commands.post(command);
        QCOMPARE(run.train().has_value(), finishes);
    }
    void frozen_layers_stay_bit_exact() {
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
    void a_plateau_ends_the_run_with_early_stopping() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.learning_rate = 1e-9; // no improvement
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
    void a_plateau_halves_the_rate_with_lower_rate() {
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
    void reports_contain_times_and_the_remaining_time() {
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

} // namespace tst_trainer

#include "tst_trainer.moc"
