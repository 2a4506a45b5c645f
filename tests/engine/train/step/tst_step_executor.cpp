#include "engine/base/exception_message.h"
#include "engine/train/step/step_executor.h"
#include "tests/engine/train/toy_run.h"
#include "tests/support/scarce_memory.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;
using namespace formant::test;

namespace tst_step_executor {

StepSettings settings(std::int64_t step) {
    return {step, 0.02};
}

struct Fixture {
    explicit Fixture(std::int64_t micro_batch, const TrainConfig& config = toy_config(100),
                     const ToyModel::Options& options = {})
        : model(options), source(8, micro_batch),
          state(model, config, at::kCPU, all_layers(model).trained),
          executor(state, config, at::kCPU) {}
    ToyModel model;
    ToySource source;
    OptimizationState state;
    StepExecutor executor;
    std::int64_t step = 0;

    StepRecord run_step() { return executor.run(*source.next(), settings(++step)); }
};

/// Returns the complete training state, as a checkpoint saves it.
StateTree state_of(const Fixture& f) {
    StateTree state;
    f.state.save(state);
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

/// Runs a step in which the allocation with that number fails. Returns true if there was one.
bool fails_at(std::int64_t number, Fixture& f, const GlobalBatch& batch, std::int64_t step) {
    ScarceMemory memory;
    memory.fail_at(number);
    try {
        f.executor.run(batch, settings(step));
        return false;
    } catch (const std::exception& failure) {
        return is_out_of_memory(failure);
    }
}

double scale_of(const Fixture& f, const std::string& phase) {
    const StateTree scaler = state_of(f).subtree("scalers")->subtree(phase).value();
    return scaler.get<at::Tensor>("scale")->item<double>();
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(a));
}

class TestStepExecutor : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_profiler_records_every_micro_batch_and_every_update() {
        StageProfiler stages;
        ToyModel model;
        ToySource source(8, 4);
        OptimizationState state(model, toy_config(100), at::kCPU, all_layers(model).trained);
        StepExecutor executor(state, toy_config(100), at::kCPU, &stages);
        executor.run(*source.next(), settings(1));
        std::vector<Stage> recorded;
        for (const StageSpan& span : stages.spans())
            recorded.push_back(span.stage);
        const std::vector<Stage> expected = {
            Stage::copy,      // the inputs of the whole step
            Stage::optimizer, // gradients set to zero
            Stage::copy,      Stage::forward, Stage::backward,
            Stage::copy,      Stage::forward, Stage::backward,
            Stage::optimizer,  // the update
            Stage::optimizer}; // the copy of the record to the host
        QVERIFY(recorded == expected);
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
        const StepRecord record = f.run_step();
        QVERIFY(near(record.losses[0].second, fit) && near(record.losses[1].second, token));
        QVERIFY(near(record.total, fit + 0.5 * token));
        QCOMPARE(record.losses[0].first, std::string("fit"));
    }
    void the_weight_of_a_term_can_warm_up() {
        ToyModel::Options options;
        options.token_warmup_steps = 4;
        Fixture f(8, toy_config(100), options);
        for (const double share : {0.25, 0.5, 0.75, 1.0, 1.0}) {
            const StepRecord record = f.run_step();
            const double expected = record.losses[0].second + share * 0.5 * record.losses[1].second;
            QVERIFY(near(record.total, expected));
        }
    }
    void a_validation_during_warmup_counts_every_term_in_full() {
        ToyModel::Options options;
        options.token_warmup_steps = 1000;
        Fixture f(8, toy_config(100), options);
        f.run_step();
        const StepRecord record = f.executor.evaluate({toy_batch(1000, 8, 0)}, 8);
        QVERIFY(near(record.total, record.losses[0].second + 0.5 * record.losses[1].second));
    }
    void the_norms_of_the_layers_make_up_the_norm_of_all() {
        TrainConfig config = toy_config(100);
        config.debug = "layer_norms";
        Fixture f(8, config);
        const StepRecord record = f.run_step();
        QCOMPARE(record.layer_norms.size(), std::size_t{2});
        QCOMPARE(record.layer_norms[0].first, std::string("fit"));
        QVERIFY(near(std::hypot(record.layer_norms[0].second, record.layer_norms[1].second),
                     record.grad_norm));
        QVERIFY(Fixture(8).run_step().layer_norms.empty());
    }
    void the_norms_of_two_phases_are_each_of_its_own_layers_and_a_validation_has_none() {
        TrainConfig config = toy_config(100);
        config.debug = "layer_norms";
        Fixture f(8, config, {.two_phases = true});
        const StepRecord record = f.run_step();
        QCOMPARE(record.layer_norms.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(record.layer_norms[i].first, record.phases[i].phase);
            QVERIFY(near(record.layer_norms[i].second, record.phases[i].grad_norm));
        }
        QVERIFY(f.executor.evaluate({toy_batch(100, 4, 0)}, 4).layer_norms.empty());
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
        QVERIFY(near(f.run_step().grad_norm, std::sqrt(squares)));
    }
    void micro_batches_of_8_4_and_2_give_the_same_losses_with_dropout() {
        const ToyModel::Options options{.dropout = 0.3};
        const TrainConfig config = toy_config(100);
        Fixture eights(8, config, options), fours(4, config, options), twos(2, config, options);
        for (int step = 0; step < 20; ++step) {
            const StepRecord a = eights.run_step();
            for (Fixture* other : {&fours, &twos}) {
                const StepRecord b = other->run_step();
                QVERIFY(near(a.total, b.total) && near(a.grad_norm, b.grad_norm));
                for (std::size_t i = 0; i < a.losses.size(); ++i)
                    QVERIFY(near(a.losses[i].second, b.losses[i].second));
            }
        }
    }
    void a_batch_with_a_nan_changes_no_bit() {
        Fixture f(4, toy_config(100), {.moving_offset = true});
        f.source.not_a_number = {3};
        for (int step = 0; step < 3; ++step)
            QVERIFY(f.run_step().applied);
        const StateTree before = state_of(f);
        const StepRecord record = f.run_step();
        QVERIFY(!record.applied);
        QVERIFY(!std::isfinite(record.total));
        QVERIFY(same(state_of(f), before));
        QVERIFY(f.run_step().applied);
        QVERIFY(!same(state_of(f), before));
    }
    void a_gradient_above_the_limit_is_skipped_too() {
        Fixture f(8);
        const StateTree before = state_of(f);
        const StepRecord record =
            f.executor.run(*f.source.next(), {1, 0.02, {{"all", {.grad_norm = 1e-6}}}});
        QVERIFY(!record.applied);
        QVERIFY(std::isfinite(record.grad_norm));
        QVERIFY(same(state_of(f), before));
    }
    void a_loss_above_the_limit_is_skipped_too() {
        Fixture f(8);
        const StateTree before = state_of(f);
        const StepRecord record =
            f.executor.run(*f.source.next(), {1, 0.02, {{"all", {.loss = 1e-9}}}});
        QVERIFY(!record.applied && record.total > 1e-9);
        QVERIFY(same(state_of(f), before));
    }
    void a_limit_is_that_of_one_phase_and_skips_that_alone() {
        Fixture f(8, toy_config(100), {.two_phases = true});
        const StateTree before = state_of(f);
        const StepRecord record = f.executor.run(
            *f.source.next(),
            {1, 0.02, {{"fit", {.grad_norm = 1e-6}}, {"other", {.grad_norm = 1e-9}}}});
        QVERIFY(!record.applied);
        QCOMPARE(record.phases.size(), std::size_t{2});
        QVERIFY(record.phases[0].phase == "fit" && !record.phases[0].applied);
        QVERIFY(record.phases[1].phase == "token" && record.phases[1].applied);
        QCOMPARE(record.grad_norm,
                 std::max(record.phases[0].grad_norm, record.phases[1].grad_norm));
        const StateTree::Map was = before.get<StateTree::Map>("state_dict").value();
        const StateTree::Map is = state_of(f).get<StateTree::Map>("state_dict").value();
        QVERIFY(same(is.at("linear.weight"), was.at("linear.weight")));
        QVERIFY(!same(is.at("token_scale"), was.at("token_scale")));
    }
    void a_step_of_two_phases_and_one_micro_batch_computes_it_once() {
        Fixture f(8, toy_config(100), {.two_phases = true});
        int count = 0;
        f.model.on_forward = [&] { ++count; };
        f.run_step();
        QCOMPARE(count, 1);
    }
    void of_several_micro_batches_one_at_a_time_is_in_memory() {
        for (const bool two_phases : {false, true}) {
            Fixture twos(2, toy_config(100), {.two_phases = two_phases});
            Fixture eights(8, toy_config(100), {.two_phases = two_phases});
            for (int step = 0; step < 5; ++step) {
                const StepRecord a = twos.run_step(), b = eights.run_step();
                QVERIFY(near(a.total, b.total) && near(a.grad_norm, b.grad_norm));
            }
            QCOMPARE(twos.model.max_alive, 1);
            QCOMPARE(twos.model.alive, 0);
        }
    }
    void buffers_updated_by_forward_passes_are_the_same_for_any_slices() {
        for (const bool two_phases : {false, true}) {
            const ToyModel::Options options{.two_phases = two_phases, .moving_offset = true};
            Fixture eights(8, toy_config(100), options), twos(2, toy_config(100), options);
            for (int step = 0; step < 20; ++step) {
                const StepRecord a = eights.run_step(), b = twos.run_step();
                QVERIFY(near(a.total, b.total) && near(a.grad_norm, b.grad_norm));
            }
            QVERIFY(at::allclose(eights.model.named_buffers()["offset"],
                                 twos.model.named_buffers()["offset"]));
            QVERIFY(!same(state_of(twos), state_of(Fixture(2, toy_config(100), options))));
        }
    }
    void in_half_precision_two_phases_have_about_the_same_loss() {
        for (const char* precision : {"bf16", "fp16"}) {
            Fixture exact(4, toy_config(100), {.two_phases = true});
            TrainConfig config = toy_config(100);
            config.precision = precision;
            config.amp_init_scale = 256;
            Fixture half(4, config, {.two_phases = true});
            for (int step = 0; step < 5; ++step) {
                const double expected = exact.run_step().total;
                const StepRecord record = half.run_step();
                QVERIFY(record.applied);
                QVERIFY2(std::abs(record.total - expected) < 0.03 * expected, precision);
            }
        }
    }
    /// Only `fit` is computed in half precision, and only its gradients overflow.
    void each_phase_has_its_own_loss_scale_which_a_resume_restores() {
        TrainConfig config = toy_config(100);
        config.precision = "fp16";
        config.amp_init_scale = 1 << 20;
        Fixture straight(4, config, {.two_phases = true}), stopped(4, config, {.two_phases = true});
        QVERIFY(straight.run_step().overflow);
        stopped.run_step();
        QVERIFY(scale_of(straight, "fit") < scale_of(straight, "token"));
        Fixture resumed(4, config, {.two_phases = true});
        QVERIFY(resumed.state.load(state_of(stopped)));
        resumed.source.seek(0, 1);
        resumed.step = 1;
        for (int step = 0; step < 5; ++step) {
            straight.run_step();
            resumed.run_step();
        }
        QVERIFY(same(state_of(straight), state_of(resumed)));
    }
    void the_losses_go_down() {
        Fixture f(8);
        const double first = f.run_step().total;
        double last = 0;
        for (int step = 0; step < 150; ++step)
            last = f.run_step().total;
        QVERIFY2(last < 0.3 * first, std::to_string(last / first).c_str());
    }
    void evaluating_changes_nothing_and_repeats() {
        Fixture f(8);
        f.run_step();
        const StateTree before = state_of(f);
        const std::vector<Batch> batches = {toy_batch(100, 4, 0), toy_batch(104, 4, 4)};
        const StepRecord a = f.executor.evaluate(batches, 4);
        const StepRecord b = f.executor.evaluate(batches, 4);
        QCOMPARE(a.total, b.total);
        QVERIFY(same(state_of(f), before));
    }
    void a_validation_computes_each_slice_once_for_all_phases() {
        Fixture f(8, toy_config(100), {.two_phases = true});
        int count = 0;
        f.model.on_forward = [&] { ++count; };
        const StepRecord both = f.executor.evaluate({toy_batch(0, 8, 0), toy_batch(8, 8, 0)}, 4);
        QCOMPARE(count, 4);
        Fixture one(8);
        const StepRecord at_once =
            one.executor.evaluate({toy_batch(0, 8, 0), toy_batch(8, 8, 0)}, 4);
        QVERIFY(near(both.total, at_once.total));
    }
    void each_step_has_dropout_of_its_own_and_a_validation_has_none() {
        const ToyModel::Options options{.dropout = 0.5};
        Fixture f(8, toy_config(100), options), plain(8);
        const GlobalBatch batch = *f.source.next();
        const double first = f.executor.run(batch, {1, /*learning_rate=*/0}).total;
        QCOMPARE(f.executor.run(batch, {1, 0}).total, first);
        QVERIFY(f.executor.run(batch, {2, 0}).total != first);
        const std::vector<Batch> validation = {toy_batch(100, 4, 0)};
        QCOMPARE(f.executor.evaluate(validation, 4).total,
                 plain.executor.evaluate(validation, 4).total);
    }
    void evaluating_in_slices_gives_the_same() {
        Fixture f(8);
        const std::vector<Batch> batches = {toy_batch(100, 5, 0), toy_batch(105, 3, 5)};
        const double whole = f.executor.evaluate(batches, 8).total;
        QVERIFY(near(f.executor.evaluate(batches, 2).total, whole));
        QVERIFY(near(f.executor.evaluate(batches, 1).total, whole));
    }
    void out_of_memory_anywhere_in_a_step_changes_nothing() {
        const ToyModel::Options moving{.moving_offset = true};
        Fixture undisturbed(4, toy_config(100), moving);
        undisturbed.run_step();
        const StateTree before = state_of(undisturbed);
        const double total = undisturbed.run_step().total;
        std::int64_t number = 1;
        while (true) {
            Fixture f(4, toy_config(100), moving);
            f.run_step();
            const GlobalBatch batch = *f.source.next();
            if (!fails_at(number, f, batch, 2))
                break;
            QVERIFY2(same(state_of(f), before), std::to_string(number).c_str());
            QCOMPARE(f.executor.run(batch, settings(2)).total, total);
            QVERIFY(same(state_of(f), state_of(undisturbed)));
            ++number;
        }
        QVERIFY2(number > 100, std::to_string(number).c_str());
    }
    void a_step_of_two_phases_resumes_at_the_phase_that_ran_out_of_memory() {
        const ToyModel::Options options{.two_phases = true, .moving_offset = true};
        Fixture undisturbed(4, toy_config(100), options);
        undisturbed.run_step();
        const double total = undisturbed.run_step().total;
        for (std::int64_t number = 1;; ++number) {
            Fixture f(4, toy_config(100), options);
            f.run_step();
            const GlobalBatch batch = *f.source.next();
            if (!fails_at(number, f, batch, 2))
                break;
            QCOMPARE(f.executor.run(batch, settings(2)).total, total);
            QVERIFY2(same(state_of(f), state_of(undisturbed)), std::to_string(number).c_str());
        }
    }
    void after_a_rollback_a_step_starts_with_its_first_phase() {
        ToyModel::Options options;
        options.two_phases = true;
        Fixture f(4, toy_config(100), options), again(4, toy_config(100), options);
        const StateTree initial = state_of(f);
        const GlobalBatch batch = *f.source.next();
        for (std::int64_t number = 1; same(state_of(f), initial); ++number)
            QVERIFY(fails_at(number, f, batch, 1)); // finally in the second phase
        QVERIFY(f.state.load(initial));
        f.executor.run(batch, settings(1));
        again.run_step();
        QVERIFY(same(state_of(f), state_of(again)));
    }
    void a_state_without_its_optimizer_is_refused() {
        Fixture f(8);
        StateTree::Map state = state_of(f).map();
        state.erase("optimisers");
        QCOMPARE(f.state.load(StateTree(state)).error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestStepExecutor)

} // namespace tst_step_executor

#include "tst_step_executor.moc"
