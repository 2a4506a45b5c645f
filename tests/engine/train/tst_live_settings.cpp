#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_live_settings {

const SettingValues fit_only = {{"train.layers", "custom"}, {"train.layer_patterns", "[fit]"}};
const SettingValues all_layers_again = {{"train.layers", "full"}};

ToyModel::Options with_dropout() {
    ToyModel::Options options;
    options.dropout = 0.3;
    return options;
}

/// Changes settings at the step boundary after a step.
void change_at(ToyRun& run, std::int64_t step, const SettingValues& settings) {
    run.post_at(step, SettingsChange{settings});
}

StateTree loaded(const Path& file) {
    return load_checkpoint(file).value();
}

at::Tensor tensor_at(const StateTree& state, const std::vector<std::string>& place) {
    StateTree here = state;
    for (std::size_t i = 0; i + 1 < place.size(); ++i)
        here = here.subtree(place[i]).value();
    return here.get<at::Tensor>(place.back()).value();
}

bool has_moments(const StateTree& state, const std::string& parameter) {
    return state.subtree("optimisers")->subtree("all")->subtree("exp_avg")->contains(parameter);
}

bool same_file(const Path& a, const Path& b) {
    return *read_file(a) == *read_file(b);
}

class TestLiveSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_change_takes_effect_at_the_next_step_and_is_reported() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        config.learning_rate_final = 1;
        ToyRun run(config, folder / "c");
        change_at(run, 10, {{"train.learning_rate", "0.005"}});
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QCOMPARE(reports[9].learning_rate, 0.02);
        QCOMPARE(reports[10].learning_rate, 0.005);
        const auto reported = run.recorder.all<SettingsChanged>();
        QCOMPARE(reported.size(), std::size_t{1});
        QCOMPARE(reported[0].step, std::int64_t{10});
        QVERIFY(!reported[0].replayed);
        QCOMPARE(to_english(reported[0].what),
                 std::string("from step 11 on: train.learning_rate=0.005"));
    }
    void a_change_of_the_save_interval_moves_the_reported_next_save() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        change_at(run, 10, {{"train.save_interval_steps", "4"}});
        QVERIFY(run.train());
        const auto reports = run.recorder.all<StepReport>();
        QCOMPARE(reports[9].next_save, std::int64_t{20}); // step 10 still has the interval 10
        QCOMPARE(reports[10].next_save, std::int64_t{12});
        QCOMPARE(reports[11].next_save, std::int64_t{16}); // step 12 is a save itself
        for (const char* file : {"step_12.pt", "step_16.pt", "step_20.pt"})
            QVERIFY2(std::filesystem::exists(folder / "c" / file), file);
    }
    void an_invalid_change_is_an_advice_and_changes_nothing() {
        const TemporaryFolder folder;
        ToyRun plain(toy_config(20), folder / "a", with_dropout());
        QVERIFY(plain.train());
        const SettingValues no_such_layers = {{"train.learning_rate", "0.005"},
                                              {"train.layers", "custom"},
                                              {"train.layer_patterns", "[lungs]"}};
        const SettingValues needs_a_restart = {{"train.batch_size", "2"}};
        const SettingValues no_rate = {{"train.learning_rate", "-1"}};
        for (const SettingValues& settings : {no_such_layers, needs_a_restart, no_rate}) {
            ToyRun run(toy_config(20), folder / "b", with_dropout());
            change_at(run, 10, settings);
            QVERIFY(run.train());
            QCOMPARE(run.recorder.advice_ids(), std::vector<std::string>{"settings-refused"});
            QVERIFY(run.recorder.all<SettingsChanged>().empty());
            QVERIFY(run.totals() == plain.totals());
        }
    }
    void a_paused_run_applies_changes_too() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        run.recorder.also = [&run](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report == nullptr || report->step != 5)
                return;
            for (const PostedCommand& command :
                 {PostedCommand(TrainCommand::pause),
                  PostedCommand(SettingsChange{{{"train.patience", "3"}}}),
                  PostedCommand(TrainCommand::resume)})
                run.commands.post(command);
        };
        QVERIFY(run.train());
        QCOMPARE(run.recorder.all<SettingsChanged>().at(0).step, std::int64_t{5});
    }
    void frozen_layers_have_no_gradient_no_moments_and_a_constant_ema() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c");
        change_at(run, 10, fit_only);
        QVERIFY(run.train());
        const StateTree before = loaded(folder / "c" / "step_10.pt");
        const StateTree after = loaded(folder / "c" / "step_20.pt");
        for (const char* kind : {"state_dict", "ema"}) {
            QVERIFY(at::equal(tensor_at(before, {kind, "token_scale"}),
                              tensor_at(after, {kind, "token_scale"})));
            QVERIFY(!at::equal(tensor_at(before, {kind, "linear.weight"}),
                               tensor_at(after, {kind, "linear.weight"})));
        }
        QVERIFY(has_moments(before, "token_scale") && !has_moments(after, "token_scale"));
        QVERIFY(has_moments(after, "linear.weight"));
        const auto parameters = run.model.named_parameters();
        QVERIFY(!parameters["token_scale"].grad().defined());
        QVERIFY(!parameters["token_scale"].requires_grad());
        const std::string text = to_english(run.recorder.all<SettingsChanged>().at(0).what);
        QVERIFY2(text.find("4 of 5 parameters are trained: Fit") != std::string::npos,
                 text.c_str());
    }
    void newly_trained_layers_start_without_moments_and_the_others_keep_theirs() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        ToyRun run(config, folder / "c");
        OptimizationState state(run.model, config, at::kCPU, {"linear.weight", "linear.bias"});
        StepExecutor executor(state, config, at::kCPU);
        GlobalBatch batch = *run.source.next();
        executor.run(batch, {1, 0.01});
        StateTree before, after;
        state.save(before);
        state.set_trainable({"linear.weight", "token_scale"});
        state.save(after);
        const auto moment = [](const StateTree& saved, const std::string& name) {
            return tensor_at(saved, {"optimisers", "all", "exp_avg", name});
        };
        QVERIFY(at::equal(moment(before, "linear.weight"), moment(after, "linear.weight")));
        QVERIFY(at::equal(moment(after, "token_scale"), at::zeros({1})));
        QVERIFY(!has_moments(after, "linear.bias"));
        executor.run(batch, {2, 0.01});
        StateTree moved;
        state.save(moved);
        QVERIFY(!at::equal(moment(moved, "token_scale"), at::zeros({1})));
    }
    void a_phase_without_trained_layers_is_skipped_and_starts_fresh_later() {
        const TemporaryFolder folder;
        ToyModel::Options options;
        options.two_phases = true;
        ToyRun run(toy_config(30), folder / "c", options);
        run.recorder.also = [&run](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step == 10)
                run.commands.post(SettingsChange{fit_only});
            if (report != nullptr && report->step == 20)
                run.commands.post(SettingsChange{all_layers_again});
        };
        QVERIFY(run.train());
        const auto optimizers = [&](const char* file) {
            return loaded(folder / "c" / file).subtree("optimisers").value();
        };
        QVERIFY(!optimizers("step_20.pt").contains("token"));
        const StateTree token = optimizers("step_30.pt").subtree("token").value();
        QCOMPARE(tensor_at(token, {"step"}).item<double>(), 10.0);
    }
    void a_rollback_leaves_frozen_layers_as_they_were_frozen() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(20);
        config.rollback_after_skips = 1;
        config.save_interval_steps = 1000;
        ToyRun run(config, folder / "c");
        run.source.not_a_number = {14};
        at::Tensor frozen;
        run.recorder.also = [&](const TrainEvent& event) {
            if (const auto* report = std::get_if<StepReport>(&event); report && report->step == 10)
                run.commands.post(SettingsChange{fit_only});
            if (std::holds_alternative<SettingsChanged>(event))
                frozen = weights_of(run.model).at("token_scale");
        };
        QVERIFY(run.train());
        QCOMPARE(run.recorder.advice_ids(), std::vector<std::string>{"rolled-back"});
        QVERIFY(at::equal(weights_of(run.model).at("token_scale"), frozen));
    }
    void a_resume_after_a_change_is_bit_exact_data() {
        QTest::addColumn<qint64>("changed_at");
        QTest::addColumn<qint64>("stopped_at");
        QTest::newRow("before the checkpoint") << qint64{15} << qint64{40};
        QTest::newRow("at the step of the checkpoint") << qint64{40} << qint64{40};
    }
    void a_resume_after_a_change_is_bit_exact() {
        QFETCH(const qint64, changed_at);
        QFETCH(const qint64, stopped_at);
        const TemporaryFolder folder;
        SettingValues settings = fit_only;
        settings.emplace_back("train.learning_rate", "0.005");
        ToyRun whole(toy_config(60), folder / "whole", with_dropout());
        change_at(whole, changed_at, settings);
        QVERIFY(whole.train());

        ToyRun first(toy_config(60), folder / "stopped", with_dropout());
        first.recorder.also = [&](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step == changed_at)
                first.commands.post(SettingsChange{settings});
            if (report != nullptr && report->step == stopped_at)
                first.commands.post(TrainCommand::stop);
        };
        QCOMPARE(first.train().error().kind, ErrorKind::interrupted);
        TrainConfig config = toy_config(60);
        std::vector<RecordedSettingsChange> earlier;
        if (changed_at < stopped_at) { // as RunWorker does it
            config.layers = "custom";
            config.layer_patterns = {"fit"};
            config.learning_rate = 0.005;
        } else {
            earlier = {{changed_at, settings}};
        }
        ToyRun second(config, folder / "stopped", with_dropout());
        second.pending_setting_changes = earlier;
        QVERIFY(second.train(true));
        QVERIFY(same_weights(whole.model, second.model));
        QVERIFY(same_file(folder / "whole" / "step_60.pt", folder / "stopped" / "step_60.pt"));
    }
    void a_change_after_the_last_checkpoint_is_reapplied_at_its_step() {
        const TemporaryFolder folder;
        ToyRun whole(toy_config(40), folder / "whole", with_dropout());
        change_at(whole, 25, fit_only);
        QVERIFY(whole.train());
        for (const int later : {30, 40})
            for (const char* end : {".pt", ".pt.sha256"})
                std::filesystem::remove(folder / "whole" / ("step_" + std::to_string(later) + end));
        ToyRun again(toy_config(40), folder / "whole", with_dropout()); // from step 20
        again.pending_setting_changes = {{25, fit_only}};
        QVERIFY(again.train(true));
        const auto reported = again.recorder.all<SettingsChanged>();
        QVERIFY(reported.size() == 1 && reported[0].replayed && reported[0].step == 25);
        QVERIFY(same_weights(whole.model, again.model));
    }
    void settings_of_the_monitors_take_effect_at_the_next_step() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.learning_rate = 1e-9; // nothing becomes better
        ToyRun run(config, folder / "c");
        run.validation = {toy_batch(1000, 8, 0)};
        change_at(run, 15, {{"train.early_stopping", "true"}, {"train.patience", "2"}});
        QVERIFY(run.train());
        QVERIFY(run.totals().size() <= 40);
    }
};

FORMANT_TEST(TestLiveSettings)

} // namespace tst_live_settings

#include "tst_live_settings.moc"
