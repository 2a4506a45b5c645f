#include "engine/train/step_executor.h"
#include "tests/engine/train/toy_run.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;
using namespace formant::test;

namespace {

constexpr double no_limit = std::numeric_limits<double>::infinity();

StepSettings settings(std::int64_t step) {
    return {step, 0.02, no_limit};
}

struct Fixture {
    explicit Fixture(std::int64_t micro_batch, const TrainConfig& config = toy_config(100),
                     const ToyModel::Options& options = {})
        : model(options), source(8, micro_batch),
          executor(model, config, at::kCPU, all_layers(model).trained) {}
    ToyModel model;
    ToySource source;
    StepExecutor executor;
    std::int64_t step = 0;

    StepRecord take_step() { return executor.run(*source.next(), settings(++step)); }
};

/// The whole training state, as it would be saved.
StateTree state_of(const Fixture& f) {
    StateTree state;
    f.executor.save(state);
    return state;
}

bool same(const StateTree& a, const StateTree& b) {
    if (const auto* tensor = std::get_if<at::Tensor>(&a.value()))
        return at::equal(*tensor, std::get<at::Tensor>(b.value()));
    for (const auto& [name, child] : a.map())
        if (!b.contains(name) || !same(child, b.map().at(name)))
            return false;
    return a.map().size() == b.map().size();
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(a));
}

} // namespace

class TestStepExecutor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void who_listens_hears_every_micro_batch_and_every_update() {
        StageRecorder stages;
        ToyModel model;
        ToySource source(8, 4);
        StepExecutor executor(model, toy_config(100), at::kCPU, all_layers(model).trained, &stages);
        executor.run(*source.next(), settings(1));
        std::vector<Stage> heard;
        for (const StageSpan& span : stages.spans())
            heard.push_back(span.stage);
        const std::vector<Stage> expected = {Stage::copy,     Stage::forward, Stage::backward,
                                             Stage::copy,     Stage::forward, Stage::backward,
                                             Stage::optimiser};
        QVERIFY(heard == expected);
    }
    void losses_are_means_over_the_whole_batch() {
        Fixture f(8);
        Batch batch = toy_batch(0, 8, 0);
        CounterNoise noise(1234, 1);
        const auto state = f.model.forward(batch, noise);
        const auto sums = f.model.losses(0, *state, batch);
        const auto counts = f.model.loss_counts(0, batch.lengths);
        const double fit = sums[0].sum.item<double>() / counts[0];
        const double token = sums[1].sum.item<double>() / counts[1];
        const StepRecord record = f.take_step();
        QVERIFY(near(record.losses[0].second, fit) && near(record.losses[1].second, token));
        QVERIFY(near(record.total, fit + 0.5 * token));
        QCOMPARE(record.losses[0].first, std::string("fit"));
    }
    void the_weight_of_a_term_may_rise_over_the_first_steps() {
        ToyModel::Options options;
        options.token_warmup_steps = 4;
        Fixture f(8, toy_config(100), options);
        for (const double share : {0.25, 0.5, 0.75, 1.0, 1.0}) {
            const StepRecord record = f.take_step();
            const double expected = record.losses[0].second + share * 0.5 * record.losses[1].second;
            QVERIFY(near(record.total, expected));
        }
    }
    void a_validation_during_the_warm_up_counts_every_term_in_full() {
        ToyModel::Options options;
        options.token_warmup_steps = 1000;
        Fixture f(8, toy_config(100), options);
        f.take_step();
        const StepRecord record = f.executor.evaluate({toy_batch(1000, 8, 0)});
        QVERIFY(near(record.total, record.losses[0].second + 0.5 * record.losses[1].second));
    }
    void the_norms_of_the_layers_make_up_the_norm_of_all() {
        TrainConfig config = toy_config(100);
        config.debug = "layer_norms";
        Fixture f(8, config);
        const StepRecord record = f.take_step();
        QCOMPARE(record.layer_norms.size(), std::size_t{2});
        QCOMPARE(record.layer_norms[0].first, std::string("fit"));
        QVERIFY(near(std::hypot(record.layer_norms[0].second, record.layer_norms[1].second),
                     record.grad_norm));
        QVERIFY(Fixture(8).take_step().layer_norms.empty());
    }
    void the_gradient_norm_is_that_of_one_plain_backward_before_clipping() {
        Fixture f(2);
        ToyModel plain;
        Batch batch = toy_batch(0, 8, 0);
        CounterNoise noise(1234, 1);
        const auto state = plain.forward(batch, noise);
        const auto sums = plain.losses(0, *state, batch);
        const auto counts = plain.loss_counts(0, batch.lengths);
        (sums[0].sum / counts[0] + 0.5 * sums[1].sum / counts[1]).backward();
        double squares = 0;
        for (const at::Tensor& parameter : plain.parameters())
            squares += parameter.grad().square().sum().item<double>();
        QVERIFY(near(f.take_step().grad_norm, std::sqrt(squares)));
    }
    void micro_batches_of_8_4_and_2_give_the_same_losses() {
        Fixture eights(8), fours(4), twos(2);
        for (int step = 0; step < 20; ++step) {
            const StepRecord a = eights.take_step();
            for (Fixture* other : {&fours, &twos}) {
                const StepRecord b = other->take_step();
                QVERIFY(near(a.total, b.total) && near(a.grad_norm, b.grad_norm));
                for (std::size_t i = 0; i < a.losses.size(); ++i)
                    QVERIFY(near(a.losses[i].second, b.losses[i].second));
            }
        }
    }
    void a_batch_with_a_nan_leaves_everything_to_the_bit() {
        Fixture f(4);
        f.source.not_a_number = {3};
        for (int step = 0; step < 3; ++step)
            QVERIFY(f.take_step().applied);
        const StateTree before = state_of(f);
        const StepRecord record = f.take_step();
        QVERIFY(!record.applied);
        QVERIFY(!std::isfinite(record.total));
        QVERIFY(same(state_of(f), before));
        QVERIFY(f.take_step().applied);
        QVERIFY(!same(state_of(f), before));
    }
    void a_gradient_above_the_limit_is_skipped_too() {
        Fixture f(8);
        const StateTree before = state_of(f);
        const StepRecord record = f.executor.run(*f.source.next(), {1, 0.02, 1e-6});
        QVERIFY(!record.applied);
        QVERIFY(std::isfinite(record.grad_norm));
        QVERIFY(same(state_of(f), before));
    }
    void the_losses_go_down() {
        Fixture f(8);
        const double first = f.take_step().total;
        double last = 0;
        for (int step = 0; step < 150; ++step)
            last = f.take_step().total;
        QVERIFY2(last < 0.3 * first, std::to_string(last / first).c_str());
    }
    void evaluating_changes_nothing_and_repeats() {
        Fixture f(8);
        f.take_step();
        const StateTree before = state_of(f);
        const std::vector<Batch> batches = {toy_batch(100, 4, 0), toy_batch(104, 4, 4)};
        const StepRecord a = f.executor.evaluate(batches);
        const StepRecord b = f.executor.evaluate(batches);
        QCOMPARE(a.total, b.total);
        QVERIFY(same(state_of(f), before));
    }
    void dropout_repeats_with_the_step_whatever_was_drawn_before() {
        ToyModel::Options options;
        options.dropout = 0.5;
        std::vector<double> totals;
        for (int run = 0; run < 2; ++run) {
            ToyModel model(options);
            ToySource source(8, 4);
            StepExecutor executor(model, toy_config(100), at::kCPU, all_layers(model).trained);
            at::randn({17 + run});
            totals.push_back(executor.run(*source.next(), settings(1)).total);
        }
        QCOMPARE(totals[0], totals[1]);
    }
    void a_state_without_its_optimiser_is_refused() {
        Fixture f(8);
        StateTree::Map state = state_of(f).map();
        state.erase("optimisers");
        QCOMPARE(f.executor.load(StateTree(state)).error().kind, ErrorKind::checkpoint);
    }
};

QTEST_APPLESS_MAIN(TestStepExecutor)
#include "tst_step_executor.moc"
