#include "tests/engine/train/toy_run.h"
#include "tests/support/scarce_memory.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace formant;
using namespace formant::test;

namespace tst_oom_retry {

constexpr std::int64_t steps = 8, failing_step = 5;

const ToyModel::Options with_dropout{.dropout = 0.3};

ToyModel::Options at_most(std::int64_t samples) {
    ToyModel::Options options = with_dropout;
    options.max_samples = samples;
    return options;
}

/// Returns the losses of a run that never runs out of memory, with this micro-batch from the start.
std::vector<double> totals_with(std::int64_t micro_batch, const Path& folder) {
    TrainConfig config = toy_config(steps);
    config.batch_size = micro_batch;
    config.gradient_accumulation_steps = 8 / micro_batch;
    ToyRun run(config, folder, with_dropout);
    throw_on_error(run.train());
    return run.totals();
}

bool near(const std::vector<double>& a, const std::vector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](double x, double y) { return std::abs(x - y) < 1e-5; });
}

std::vector<std::string> advice_texts(const ToyRun& run) {
    std::vector<std::string> all;
    for (const Advice& advice : run.recorder.all<Advice>())
        all.push_back(to_english(advice.what));
    return all;
}

/// Calls `at_forward` in the forward pass of the failing step, and `at_end` after the step.
void watch_step(ToyRun& run, const std::function<void()>& at_forward,
                const std::function<void()>& at_end) {
    auto forwards = std::make_shared<std::int64_t>(0); // one per step, until memory runs out
    run.model.on_forward = [forwards, at_forward] {
        if (++*forwards == failing_step)
            at_forward();
    };
    run.recorder.also = [at_end](const TrainEvent& event) {
        const auto* report = std::get_if<StepReport>(&event);
        if (report != nullptr && report->step == failing_step)
            at_end();
    };
}

/// Counts the allocations from the forward pass to the end of the failing step.
std::int64_t allocations_of_the_step(const Path& folder) {
    ScarceMemory memory;
    ToyRun run(toy_config(steps), folder, with_dropout);
    std::int64_t count = 0;
    watch_step(
        run, [&] { memory.never(); }, [&] { count = memory.count(); });
    throw_on_error(run.train());
    return count;
}

class TestOomRetry : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void out_of_memory_in_the_forward_pass_halves_the_micro_batch() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(steps), folder / "c", at_most(3));
        QVERIFY(run.train());
        const std::vector<std::string> ids(2, "out-of-memory");
        QCOMPARE(run.recorder.advice_ids(), ids); // 8 to 4 to 2
        QVERIFY(near(run.totals(), totals_with(2, folder / "p")));
        QCOMPARE(run.model.largest, std::size_t{2});
    }
    void out_of_memory_in_the_backward_pass_does_too() {
        const TemporaryFolder folder;
        ToyModel::Options options = with_dropout;
        options.max_samples_backward = 3;
        ToyRun run(toy_config(steps), folder / "c", options);
        QVERIFY(run.train());
        const std::vector<std::string> ids(2, "out-of-memory");
        QCOMPARE(run.recorder.advice_ids(), ids);
        QVERIFY(near(run.totals(), totals_with(2, folder / "p")));
    }
    /// Covers forward, backward, optimizer, EMA and record. tst_step_executor covers every single
    /// allocation; a complete run for each would take too long.
    void out_of_memory_anywhere_in_a_step_gives_the_losses_of_smaller_slices() {
        const TemporaryFolder folder;
        const auto expected = totals_with(4, folder / "p");
        const std::int64_t all = allocations_of_the_step(folder / "count");
        QVERIFY2(all > 50, std::to_string(all).c_str());
        for (std::int64_t number = 1; number <= all; number += 4) {
            ToyRun run(toy_config(steps), folder / std::to_string(number), with_dropout);
            ScarceMemory memory;
            watch_step(
                run, [&] { memory.fail_at(number); }, [&] { memory.never(); });
            QVERIFY2(run.train(), std::to_string(number).c_str());
            const std::vector<std::string> ids = {"out-of-memory"};
            QCOMPARE(run.recorder.advice_ids(), ids);
            QCOMPARE(run.recorder.all<Advice>()[0].step, failing_step);
            QVERIFY2(near(run.totals(), expected), std::to_string(number).c_str());
        }
    }
    void the_advice_states_the_new_micro_batches() {
        const TemporaryFolder folder;
        TrainConfig config = toy_config(steps);
        config.gradient_accumulation_steps = 2;
        ToyRun run(config, folder / "c", at_most(4));
        QVERIFY(run.train());
        QVERIFY(advice_texts(run).at(0).find("4 micro-batches of 4 samples") != std::string::npos);
    }
    void with_one_sample_at_a_time_it_uses_gradient_checkpointing() {
        const TemporaryFolder folder;
        ToyModel::Options options = with_dropout;
        options.needs_checkpointing = true;
        ToyRun run(toy_config(steps), folder / "c", options);
        QVERIFY(run.train());
        const std::vector<std::string> ids = {"out-of-memory", "out-of-memory", "out-of-memory",
                                              "out-of-memory-checkpointing"};
        QCOMPARE(run.recorder.advice_ids(), ids);
        QVERIFY(run.model.checkpointing_on);
        QVERIFY(near(run.totals(), totals_with(1, folder / "p")));
    }
    void unsupported_gradient_checkpointing_is_neither_tried_nor_advised() {
        const TemporaryFolder folder;
        ToyModel::Options options = at_most(0);
        options.supports_gradient_checkpointing = false;
        ToyRun run(toy_config(steps), folder / "c", options);
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::training);
        const std::string why = to_english(trained.error().what);
        QVERIFY2(why.find("with one sample at a time;") != std::string::npos, why.c_str());
        const std::vector<std::string> ids(3, "out-of-memory"); // 8 to 4 to 2 to 1
        QCOMPARE(run.recorder.advice_ids(), ids);
        QVERIFY(!run.model.checkpointing_on);
    }
    void a_validation_needs_no_more_memory_than_a_step() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(20), folder / "c", at_most(3));
        run.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(run.train());
        ToyRun plain(toy_config(20), folder / "p", with_dropout);
        plain.validation = {toy_batch(1000, 8, 0)};
        QVERIFY(plain.train());
        const auto ours = run.recorder.all<ValidationReport>();
        const auto theirs = plain.recorder.all<ValidationReport>();
        QCOMPARE(ours.size(), theirs.size());
        for (std::size_t i = 0; i < ours.size(); ++i)
            QVERIFY(std::abs(ours[i].total - theirs[i].total) < 1e-5);
    }
    void another_error_is_not_retried() {
        const TemporaryFolder folder;
        ToyRun run(toy_config(steps), folder / "c");
        std::int64_t forwards = 0;
        run.model.on_forward = [&] { TORCH_CHECK(++forwards < failing_step, "not a shape"); };
        const auto trained = run.train();
        QCOMPARE(trained.error().kind, ErrorKind::internal);
        QCOMPARE(forwards, failing_step);
        QVERIFY(run.recorder.advice_ids().empty());
    }
};

FORMANT_TEST(TestOomRetry)

} // namespace tst_oom_retry

#include "tst_oom_retry.moc"
