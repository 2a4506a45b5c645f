#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/train/trainer.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/Parallel.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_trainer_resume {

ToyModel::Options with_dropout() {
    ToyModel::Options options;
    options.dropout = 0.3;
    return options;
}

void stop_at(ToyRun& run, std::int64_t step) {
    run.post_at(step, TrainCommand::stop);
    const auto trained = run.train();
    QVERIFY(!trained);
    QCOMPARE(trained.error().kind, ErrorKind::interrupted);
}

bool same_file(const Path& a, const Path& b) {
    return *read_file(a) == *read_file(b);
}

class TestTrainerResume : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_resumed_at_step_40_is_bit_exact() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(60);
        config.gradient_accumulation_steps = 2;
        ToyRun whole(config, folder / "whole", with_dropout());
        whole.source.not_a_number = {38}; // the state of the monitors is saved too
        QVERIFY(whole.train());

        ToyRun first(config, folder / "stopped", with_dropout());
        first.source.not_a_number = {38};
        stop_at(first, 40);
        ToyRun second(config, folder / "stopped", with_dropout());
        QVERIFY(second.train(true));

        const auto reports = second.recorder.all<StepReport>();
        QCOMPARE(reports.front().step, 41);
        auto totals = first.totals();
        QCOMPARE(totals.size(), std::size_t{40});
        const auto rest = second.totals();
        totals.insert(totals.end(), rest.begin(), rest.end());
        const auto expected = whole.totals();
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(totals[i] == expected[i] || (i == 38 && std::isnan(expected[i])));
        QVERIFY(same_weights(whole.model, second.model));
        QVERIFY(same_file(folder / "whole" / "final_ema.pt", folder / "stopped" / "final_ema.pt"));
        QVERIFY(same_file(folder / "whole" / "step_60.pt", folder / "stopped" / "step_60.pt"));
    }
    void validation_and_samples_do_not_change_the_training() {
        const TemporaryFolder folder;
        ToyRun plain(toy_config(30), folder / "a", with_dropout());
        ToyRun busy(toy_config(30), folder / "b", with_dropout());
        busy.validation = {toy_batch(1000, 8, 0)};
        busy.synthesize_samples = [](std::int64_t, SampleWeights) -> Result<void> {
            at::randn({5});
            return {};
        };
        QVERIFY(plain.train() && busy.train());
        QVERIFY(plain.totals() == busy.totals());
    }
    void a_corrupt_newest_checkpoint_is_skipped_and_the_previous_one_resumes() {
        const TemporaryFolder folder;
        ToyRun first(toy_config(60), folder / "c");
        stop_at(first, 25); // saved at 10, 20, 25
        std::string bytes = *read_file(folder / "c" / "step_25.pt");
        bytes[bytes.size() / 3] ^= 1;
        QVERIFY(write_file_atomically(folder / "c" / "step_25.pt", bytes));
        const auto newest = first.store.load_newest();
        QCOMPARE((*newest)->damaged.size(), std::size_t{1});
        ToyRun second(toy_config(60), folder / "c");
        QVERIFY(second.train(true));
        QCOMPARE(second.recorder.all<StepReport>().front().step, 21);
    }
    void the_smaller_micro_batch_after_out_of_memory_is_kept() {
        const TemporaryFolder folder;
        ToyModel::Options small;
        small.max_samples = 4;
        ToyRun first(toy_config(60), folder / "c", small);
        stop_at(first, 12);
        ToyRun second(toy_config(20), folder / "c", small);
        QVERIFY(second.train(true));
        QVERIFY(second.recorder.advice_ids().empty());
    }
    void gradient_checkpointing_after_out_of_memory_is_kept_too() {
        const TemporaryFolder folder;
        ToyModel::Options options;
        options.needs_checkpointing = true;
        ToyRun first(toy_config(60), folder / "c", options);
        stop_at(first, 12);
        ToyRun second(toy_config(20), folder / "c", options);
        QVERIFY(second.train(true));
        QVERIFY(second.recorder.advice_ids().empty());
        QCOMPARE(second.model.largest, std::size_t{1});
    }
    void a_run_that_was_never_short_of_memory_may_use_more() {
        const TemporaryFolder folder;
        TrainConfig fours = toy_config(60);
        fours.batch_size = 4;
        fours.gradient_accumulation_steps = 2;
        fours.use_gradient_checkpointing = "on";
        ToyRun first(fours, folder / "c");
        stop_at(first, 12);
        ToyRun second(toy_config(20), folder / "c");
        QVERIFY(second.train(true));
        QCOMPARE(second.model.largest, std::size_t{8});
        QVERIFY(!second.model.checkpointing_on);
    }
    void another_number_of_threads_is_reported() {
        const TemporaryFolder folder;
        ToyRun first(toy_config(60), folder / "c");
        stop_at(first, 12);
        auto state = load_checkpoint(folder / "c" / "step_12.pt");
        (*state)["threads"] = std::int64_t{at::get_num_threads() + 1};
        QVERIFY(save_checkpoint(folder / "c" / "step_12.pt", *state));
        ToyRun second(toy_config(20), folder / "c");
        QVERIFY(second.train(true));
        QCOMPARE(second.recorder.advice_ids(), std::vector<std::string>{"other-thread-count"});
    }
    void a_finished_run_does_nothing() {
        const TemporaryFolder folder;
        ToyRun first(toy_config(20), folder / "c");
        QVERIFY(first.train());
        ToyRun second(toy_config(20), folder / "c");
        QVERIFY(second.train(true));
        QVERIFY(second.recorder.all<StepReport>().empty());
    }
    void an_early_stop_stays_until_patience_grows() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(1000);
        config.learning_rate = 1e-9; // no improvement
        config.early_stopping = true;
        config.patience = 3;
        const auto train = [&](bool resume) {
            ToyRun run(config, folder / "c");
            run.validation = {toy_batch(1000, 8, 0)};
            throw_on_error(run.train(resume));
            return std::pair(run.totals().size(), run.recorder.events.back());
        };
        QVERIFY(train(false).first > 0);
        const auto [steps, end] = train(true);
        QCOMPARE(steps, std::size_t{0});
        const std::string text = to_english(std::get<RunState>(end).what);
        QVERIFY2(text.find("no improvement for 3 validations") != std::string::npos, text.c_str());
        QVERIFY2(text.find("best_step_") != std::string::npos, text.c_str());
        config.patience = 4;
        QVERIFY(train(true).first > 0);
        config.patience = 3; // less than at the early stop
        QVERIFY(train(true).first == 0);
    }
    void a_checkpoint_without_training_state_is_skipped() {
        const TemporaryFolder folder;
        ToyRun first(toy_config(20), folder / "c");
        QVERIFY(first.train());
        std::filesystem::rename(folder / "c" / "final_ema.pt", folder / "c" / "step_90.pt");
        ToyRun second(toy_config(200), folder / "c");
        QVERIFY(second.train(true));
        QCOMPARE(second.recorder.all<StepReport>().front().step, std::int64_t{21});
    }
    void max_steps_may_grow_on_resume() {
        const TemporaryFolder folder;
        ToyRun first(toy_config(20), folder / "c");
        QVERIFY(first.train());
        ToyRun second(toy_config(30), folder / "c");
        QVERIFY(second.train(true));
        QCOMPARE(second.totals().size(), std::size_t{10});
    }
};

FORMANT_TEST(TestTrainerResume)

} // namespace tst_trainer_resume

#include "tst_trainer_resume.moc"
