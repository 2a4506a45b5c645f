#include "engine/train/step/oom_retry.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;
using namespace formant::test;

namespace tst_ranked_step {

constexpr std::int64_t samples = 8;

/// What a rank has after its steps.
struct Outcome {
    std::vector<StepRecord> steps;
    StepRecord validation;
    StateTree state;
    std::vector<std::string> advice;
    std::size_t largest = 0; ///< micro-batch
};

struct Setup {
    TrainConfig config = toy_config(100);
    ToyModel::Options model{};
    std::int64_t micro_batch = 4;
    std::int64_t steps = 12;
    std::set<std::int64_t> not_a_number{}; ///< indices of steps
};

/// Trains on a share of each batch, or on all of it without a group.
Outcome train(const Setup& setup, std::optional<BatchShare> share, ProcessGroup* group) {
    ToyModel model(setup.model);
    ToySource source(samples, setup.micro_batch);
    source.share = share;
    source.not_a_number = setup.not_a_number;
    TrainingState state(model, setup.config, at::kCPU, all_layers(model).trained);
    state.progress.memory = {setup.micro_batch, false};
    StepExecutor executor(state.optimization, setup.config, at::kCPU, nullptr, group);
    Recorder recorder;
    OomRetry retry(state, executor, source, recorder, at::kCPU);
    Outcome outcome;
    for (std::int64_t step = 1; step <= setup.steps; ++step) {
        GlobalBatch batch = source.next().value();
        outcome.steps.push_back(retry.run(batch, {step, 0.02}).value());
        state.progress.step = step;
    }
    outcome.validation = retry.evaluate({toy_batch(1000, 5, 0), toy_batch(2000, 6, 0)}).value();
    state.optimization.save(outcome.state);
    for (const Advice& advice : recorder.all<Advice>())
        outcome.advice.push_back(advice.id);
    outcome.largest = model.largest;
    return outcome;
}

/// Trains with ranks whose shares are in proportion to `speeds`. `prepare` changes the setup of one
/// rank.
std::vector<Outcome> train_ranks(
    const Setup& setup, const std::vector<double>& speeds,
    const std::function<void(std::size_t, Setup&)>& prepare = [](std::size_t, Setup&) {}) {
    const auto shares = shares_of(samples, speeds);
    std::vector<Outcome> outcomes(speeds.size());
    ThreadGroups groups(speeds.size());
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        Setup own = setup;
        prepare(rank, own);
        outcomes[rank] = train(own, shares[rank], &group);
    });
    return outcomes;
}

double difference(const StateTree& a, const StateTree& b) {
    if (const auto* tensor = std::get_if<at::Tensor>(&a.value())) {
        const at::Tensor largest = (*tensor - std::get<at::Tensor>(b.value())).abs().max();
        return at::isfinite(largest).item<bool>() ? largest.item<double>() : INFINITY;
    }
    double largest = 0;
    for (const auto& [name, child] : a.map())
        largest = std::max(largest, difference(child, b.map().at(name)));
    return largest;
}

/// Fails unless all ranks have the same bits, and those of `alone` within rounding.
void compare(const std::vector<Outcome>& ranks, const Outcome& alone) {
    for (const Outcome& rank : ranks) {
        QCOMPARE(difference(rank.state, ranks.front().state), 0.0);
        QCOMPARE(rank.steps.size(), alone.steps.size());
        for (std::size_t i = 0; i < alone.steps.size(); ++i) {
            const StepRecord &found = rank.steps[i], &expected = alone.steps[i];
            QCOMPARE(found.total, ranks.front().steps[i].total);
            QCOMPARE(found.applied, expected.applied);
            if (expected.applied)
                QVERIFY2(std::abs(found.total - expected.total) < 1e-5,
                         qPrintable(QString("step %1: %2 instead of %3")
                                        .arg(i + 1)
                                        .arg(found.total)
                                        .arg(expected.total)));
        }
        QVERIFY(std::abs(rank.validation.total - alone.validation.total) < 1e-5);
    }
    QVERIFY(difference(ranks.front().state, alone.state) < 1e-4);
}

class TestRankedStep : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_train_what_one_process_trains_data() {
        QTest::addColumn<std::vector<double>>("speeds");
        QTest::newRow("one rank") << std::vector<double>{1};
        QTest::newRow("two ranks") << std::vector<double>{1, 1};
        QTest::newRow("three ranks, uneven shares") << std::vector<double>{1, 1, 1};
        QTest::newRow("unequal speeds") << std::vector<double>{3, 1};
        QTest::newRow("more ranks than samples") << std::vector<double>(10, 1);
    }
    void ranks_train_what_one_process_trains() {
        QFETCH(const std::vector<double>, speeds);
        const Setup setup;
        compare(train_ranks(setup, speeds), train(setup, std::nullopt, nullptr));
    }
    void micro_batches_are_accumulated_before_the_sum() {
        Setup setup;
        setup.micro_batch = 1;
        compare(train_ranks(setup, {1, 1}), train(setup, std::nullopt, nullptr));
    }
    void dropout_and_phases_are_those_of_one_process() {
        Setup setup;
        setup.model.dropout = 0.3;
        setup.model.two_phases = true;
        compare(train_ranks(setup, {1, 2}), train(setup, std::nullopt, nullptr));
    }
    void buffers_agree_also_on_a_rank_without_samples() {
        Setup setup;
        setup.model.moving_offset = true;
        compare(train_ranks(setup, std::vector<double>(10, 1)),
                train(setup, std::nullopt, nullptr));
    }
    void a_step_on_a_device_does_not_count_once_a_rank_has_failed_data() {
        QTest::addColumn<bool>("on_device");
        QTest::newRow("sums on a device, which may be partial") << true;
        QTest::newRow("sums on the CPU, which are complete") << false;
    }
    void a_step_on_a_device_does_not_count_once_a_rank_has_failed() {
        QFETCH(const bool, on_device);
        ThreadGroups groups(1);
        groups.completes_on_device = on_device;
        ToyModel model(ToyModel::Options{});
        model.on_forward = [&] {
            groups[0].report_failure({ErrorKind::device, Message{"test", "rank 1 is lost", {}}});
        };
        const TrainConfig config = toy_config(100);
        TrainingState state(model, config, at::kCPU, all_layers(model).trained);
        StepExecutor executor(state.optimization, config, at::kCPU, nullptr, &groups[0]);
        ToySource source(samples, samples);
        const auto run = [&] { executor.run(source.next().value(), {1, 0.02}); };
        if (on_device)
            QVERIFY_EXCEPTION_THROWN(run(), RankFailure);
        else
            run();
        QCOMPARE(state.optimization.phases_done() == 0, !on_device); // else nobody saves it
    }
    void a_step_that_one_rank_must_skip_is_skipped_by_all() {
        Setup setup;
        setup.not_a_number = {4};
        const Outcome alone = train(setup, std::nullopt, nullptr);
        const auto ranks = train_ranks(setup, {1, 1}, [](std::size_t rank, Setup& own) {
            if (rank == 0)
                own.not_a_number.clear();
        });
        QVERIFY(!ranks[0].steps[4].applied);
        compare(ranks, alone);
    }
    void when_a_rank_runs_out_of_memory_all_repeat_the_step_data() {
        QTest::addColumn<bool>("two_phases");
        QTest::addColumn<bool>("in_backward");
        for (const bool two_phases : {false, true})
            for (const bool in_backward : {false, true})
                QTest::addRow("%s, %s", two_phases ? "two phases" : "one phase",
                              in_backward ? "backward" : "forward")
                    << two_phases << in_backward;
    }
    void when_a_rank_runs_out_of_memory_all_repeat_the_step() {
        QFETCH(const bool, two_phases);
        QFETCH(const bool, in_backward);
        Setup setup;
        setup.model.two_phases = two_phases;
        setup.model.moving_offset = true;
        const auto ranks = train_ranks(setup, {1, 1, 1}, [&](std::size_t rank, Setup& own) {
            if (rank == 1)
                (in_backward ? own.model.max_samples_backward : own.model.max_samples) = 1;
        });
        compare(ranks, train(setup, std::nullopt, nullptr));
        for (const Outcome& rank : ranks) {
            QVERIFY(!rank.advice.empty());
            QVERIFY(rank.advice == ranks[0].advice);
        }
    }
    void when_a_rank_runs_out_of_memory_in_validation_all_repeat_it() {
        Setup setup;
        setup.steps = 0;
        const auto ranks = train_ranks(setup, {1, 1}, [](std::size_t rank, Setup& own) {
            if (rank == 1)
                own.model.max_samples = 1;
        });
        compare(ranks, train(setup, std::nullopt, nullptr));
        QVERIFY(!ranks[0].advice.empty());
    }
    void memory_that_ends_a_run_ends_it_on_all_ranks() {
        ThreadGroups groups(2);
        std::vector<ErrorKind> kinds(2, ErrorKind::internal);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            ToyModel::Options options;
            options.max_samples = rank == 1 ? 0 : 1000;
            options.supports_gradient_checkpointing = false;
            ToyModel model(options);
            ToySource source(samples, 4);
            source.share = shares_of(samples, {1, 1})[rank];
            TrainingState state(model, toy_config(10), at::kCPU, all_layers(model).trained);
            state.progress.memory = {4, false};
            StepExecutor executor(state.optimization, toy_config(10), at::kCPU, nullptr, &group);
            Recorder recorder;
            OomRetry retry(state, executor, source, recorder, at::kCPU);
            GlobalBatch batch = source.next().value();
            kinds[rank] = retry.run(batch, {1, 0.02}).error().kind;
        });
        QVERIFY(kinds == std::vector<ErrorKind>(2, ErrorKind::training));
    }
    void the_loss_scale_of_a_step_that_is_repeated_does_not_grow() {
        Setup setup;
        setup.config.precision = "fp16";
        setup.config.amp_init_scale = 16; // no overflow
        const auto ranks = train_ranks(setup, {1, 1}, [](std::size_t rank, Setup& own) {
            if (rank == 1)
                own.model.max_samples = 2;
        });
        const auto scalers = [](const Outcome& outcome) {
            return outcome.state.subtree("scalers").value();
        };
        const Outcome alone = train(setup, std::nullopt, nullptr);
        QVERIFY(!ranks[0].advice.empty());
        for (const Outcome& rank : ranks)
            QCOMPARE(difference(scalers(rank), scalers(alone)), 0.0);
    }
};

FORMANT_TEST(TestRankedStep)

} // namespace tst_ranked_step

#include "tst_ranked_step.moc"
