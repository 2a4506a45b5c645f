#include "engine/train/ranked_boundary.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/contains.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>
#include <atomic>
#include <cmath>

using namespace formant;
using namespace formant::test;

namespace tst_ranked_trainer {

using Prepare = std::function<void(std::size_t rank, ToyRun& run)>;

struct Ranks {
    std::vector<Result<void>> results;
    std::vector<std::vector<double>> totals;
    std::vector<std::map<std::string, at::Tensor>> weights;
    std::vector<std::vector<std::string>> advice;
};

/// Trains with ranks that share the batches; rank 0 writes to `folder`.
Ranks train(
    const TrainConfig& config, const Path& folder, std::size_t size, bool resume = false,
    const Prepare& prepare = [](std::size_t, ToyRun&) {}, bool is_balanced = false) {
    Ranks all{std::vector<Result<void>>(size), std::vector<std::vector<double>>(size), {}};
    all.weights.resize(size);
    all.advice.resize(size);
    ThreadGroups groups(size);
    const auto shares = shares_of(config.batch_size, std::vector<double>(size, 1));
    created(folder);
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        ToyRun run(config, folder, {.dropout = 0.2});
        run.source.share = shares[rank];
        run.validation = {toy_batch(1000, 7, 0)};
        RankedBoundary::Options options{config.batch_size};
        if (is_balanced)
            options.set_share = [&run](const BatchShare& share) { run.source.set_share(share); };
        RankedBoundary boundary(group, run.commands, run.recorder, options);
        run.boundary = &boundary;
        run.group = &group;
        prepare(rank, run);
        all.results[rank] = run.train(resume);
        all.totals[rank] = run.totals();
        all.weights[rank] = weights_of(run.model);
        all.advice[rank] = run.recorder.advice_ids();
    });
    return all;
}

double difference(const std::map<std::string, at::Tensor>& a,
                  const std::map<std::string, at::Tensor>& b) {
    double largest = 0;
    for (const auto& [name, weight] : a) {
        const double other = (weight - b.at(name)).abs().max().item<double>();
        largest = std::isnan(other) ? INFINITY : std::max(largest, other);
    }
    return largest;
}

/// Fails unless the ranks have the same losses, and those of the other run within rounding.
void compare(const Ranks& ranks, const std::vector<double>& expected) {
    for (const auto& totals : ranks.totals) {
        QVERIFY(totals == ranks.totals.front());
        QCOMPARE(totals.size(), expected.size());
        for (std::size_t i = 0; i < totals.size(); ++i)
            QVERIFY(std::abs(totals[i] - expected[i]) < 1e-5);
    }
}

std::vector<double> after(const std::vector<double>& totals, std::size_t steps) {
    return {totals.begin() + static_cast<std::ptrdiff_t>(steps), totals.end()};
}

class TestRankedTrainer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_ranks_train_what_one_trains() {
        const TemporaryFolder folder;
        const Ranks one = train(toy_config(40), folder / "one", 1);
        const Ranks two = train(toy_config(40), folder / "two", 2);
        QVERIFY(two.results[0] && two.results[1]);
        compare(two, one.totals[0]);
        QCOMPARE(difference(two.weights[0], two.weights[1]), 0.0);
        QVERIFY(difference(two.weights[0], one.weights[0]) < 1e-5);
    }
    void a_rank_that_is_slower_gets_fewer_samples_and_the_losses_stay() {
        const TemporaryFolder folder;
        const Ranks one = train(toy_config(80), folder / "one", 1);
        std::array<std::int64_t, 2> counts{};
        const auto slow_down = [&](std::size_t rank, ToyRun& run) {
            run.model.on_forward = [&counts, &run, rank] {
                counts[rank] = run.source.share->count;
                QTest::qSleep(static_cast<int>((rank == 0 ? 4 : 12) * counts[rank]));
            };
        };
        const Ranks two = train(toy_config(80), folder / "two", 2, false, slow_down, true);
        QVERIFY(two.results[0] && two.results[1]);
        QVERIFY(counts[0] > counts[1]);
        QVERIFY(count(two.advice[0], "rank-shares") > 0);
        compare(two, one.totals[0]);
        QCOMPARE(difference(two.weights[0], two.weights[1]), 0.0);
    }
    void another_number_of_ranks_resumes_the_run() {
        const TemporaryFolder folder;
        const Ranks whole = train(toy_config(40), folder / "whole", 1);
        train(toy_config(40), folder / "parts", 2, false, [](std::size_t rank, ToyRun& run) {
            if (rank == 1) // any rank may receive the signal
                run.post_at(20, TrainCommand::stop);
        });
        const Ranks rest = train(toy_config(40), folder / "parts", 3, /*resume=*/true);
        compare(rest, after(whole.totals[0], 20));
    }
    void a_command_to_one_rank_reaches_all() {
        const TemporaryFolder folder;
        const SettingsChange change{{{"train.learning_rate", "0.001"}}, false};
        const auto changed_by = [&](std::size_t changed) {
            return train(toy_config(20), folder / ("by" + std::to_string(changed)), 2, false,
                         [&](std::size_t rank, ToyRun& run) {
                             if (rank == changed)
                                 run.post_at(5, change);
                         });
        };
        const Ranks first = changed_by(0), second = changed_by(1);
        QVERIFY(first.totals == second.totals);
        const Ranks unchanged = train(toy_config(20), folder / "un", 2);
        QVERIFY(first.totals != unchanged.totals);
    }
    void all_ranks_roll_back_to_the_same_state() {
        const TemporaryFolder folder;
        const auto diverging = [](std::size_t, ToyRun& run) {
            for (std::int64_t step = 12; step < 24; ++step)
                run.source.spikes.insert(step);
        };
        TrainConfig config = toy_config(40);
        config.rollback_after_skips = 3;
        const Ranks one = train(config, folder / "one", 1, false, diverging);
        const Ranks two = train(config, folder / "two", 2, false, diverging);
        for (const auto& advice : two.advice)
            QVERIFY(count(advice, "rolled-back") > 0);
        QCOMPARE(difference(two.weights[0], two.weights[1]), 0.0);
        QCOMPARE(two.results[0].has_value(), one.results[0].has_value());
        QVERIFY(difference(two.weights[0], one.weights[0]) < 1e-5);
    }
    void an_error_of_one_rank_ends_all_with_its_reason() {
        const TemporaryFolder folder;
        const Ranks ranks =
            train(toy_config(40), folder / "c", 3, false, [](std::size_t rank, ToyRun& run) {
                if (rank == 2)
                    run.source.fails_at = 15;
            });
        for (const Result<void>& result : ranks.results) {
            QVERIFY(!result);
            QVERIFY(contains(to_english(result.error().what), "the disk is gone"));
        }
        // Rank 0 has saved what was complete.
        CheckpointStore store(folder / "c");
        QCOMPARE((*store.load_newest())->state.get<std::int64_t>("step").value(), std::int64_t{15});
    }
    void an_exception_of_one_rank_ends_all() {
        const TemporaryFolder folder;
        const Ranks ranks =
            train(toy_config(40), folder / "c", 2, false, [](std::size_t rank, ToyRun& run) {
                if (rank == 1)
                    run.model.on_forward = [count = 0]() mutable {
                        if (++count == 10)
                            throw std::runtime_error("device lost");
                    };
            });
        for (const Result<void>& result : ranks.results)
            QVERIFY(!result && contains(to_english(result.error().what), "device lost"));
    }
    void only_rank_0_writes_checkpoints_and_samples_data() {
        QTest::addColumn<bool>("stops");
        QTest::newRow("a run that is stopped") << true;
        QTest::newRow("a run that ends") << false;
    }
    void only_rank_0_writes_checkpoints_and_samples() {
        QFETCH(const bool, stops);
        const TemporaryFolder folder;
        std::array<std::atomic<int>, 2> saved{}, sampled{};
        const auto count_writes = [&](std::size_t rank, ToyRun& run) {
            run.synthesize_samples = [&, rank](std::int64_t, SampleWeights) -> Result<void> {
                ++sampled[rank];
                return {};
            };
            run.recorder.also = [&, rank](const TrainEvent& event) {
                saved[rank] += std::holds_alternative<CheckpointSaved>(event);
                const auto* report = std::get_if<StepReport>(&event);
                if (stops && rank == 1 && report != nullptr && report->step == 15)
                    run.commands.post(TrainCommand::stop);
            };
        };
        const Ranks ranks = train(toy_config(20), folder / "c", 2, false, count_writes);
        for (const Result<void>& result : ranks.results)
            QCOMPARE(result.has_value(), !stops);
        QVERIFY(saved[0] > 0 && sampled[0] > 0);
        QCOMPARE(saved[1].load(), 0);
        QCOMPARE(sampled[1].load(), 0);
    }
};

FORMANT_TEST(TestRankedTrainer)

} // namespace tst_ranked_trainer

#include "tst_ranked_trainer.moc"
