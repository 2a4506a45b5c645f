#include "engine/train/rank_agreement.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>

using namespace formant;
using namespace formant::test;

namespace tst_rank_agreement {

/// The state of a rank after some steps.
struct Rank {
    Rank() { step(3); }
    void step(int count) {
        for (int i = 0; i < count; ++i)
            executor.run(source.next().value(), {++steps, 0.02});
    }
    /// Returns all that training changes, as one vector.
    at::Tensor all() {
        std::vector<at::Tensor> parts;
        for (const auto& [name, weight] : weights_of(model))
            parts.push_back(weight.flatten());
        const ExponentialMovingAverage::Scope average(state.optimization.ema());
        for (const auto& [name, weight] : weights_of(model))
            parts.push_back(weight.flatten());
        return at::cat(parts);
    }

    TrainConfig config = toy_config(100);
    ToyModel model{{}};
    ToySource source{8, 8};
    TrainingState state{model, config, at::kCPU, all_layers(model).trained};
    StepExecutor executor{state.optimization, config, at::kCPU};
    std::int64_t steps = 0;
};

/// Lets the ranks agree; returns on which of them it was reported that they differed.
std::array<bool, 2> agree(std::array<Rank, 2>& ranks) {
    std::array<bool, 2> differed{};
    ThreadGroups groups(2);
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        differed[rank] = copy_state_of_rank_0(ranks[rank].state.optimization, group);
    });
    return differed;
}

class TestRankAgreement : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equal_ranks_change_nothing() {
        std::array<Rank, 2> ranks;
        const at::Tensor before = ranks[1].all();
        QCOMPARE(agree(ranks), (std::array<bool, 2>{false, false}));
        QVERIFY(at::equal(ranks[1].all(), before));
    }
    void a_bit_of_one_weight_is_noticed_and_rank_0_counts() {
        std::array<Rank, 2> ranks;
        const at::Tensor expected = ranks[0].all();
        {
            const at::NoGradGuard no_gradients;
            ranks[1].model.parameters().front().view(-1)[0].mul_(1 + 1e-7);
        }
        QVERIFY(!at::equal(ranks[1].all(), expected));
        QCOMPARE(agree(ranks), (std::array<bool, 2>{true, true}));
        QVERIFY(at::equal(ranks[0].all(), expected));
        QVERIFY(at::equal(ranks[1].all(), expected));
    }
    void moments_are_those_of_rank_0_too() {
        std::array<Rank, 2> ranks;
        ranks[1].step(2);
        agree(ranks);
        for (Rank& rank : ranks) { // the same steps from the same state
            rank.source.seek(0, 3);
            rank.steps = 3;
            rank.step(3);
        }
        QVERIFY(at::equal(ranks[0].all(), ranks[1].all()));
    }
};

FORMANT_TEST(TestRankAgreement)

} // namespace tst_rank_agreement

#include "tst_rank_agreement.moc"
