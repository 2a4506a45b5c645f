#include "engine/train/step/captured_runner.h"
#include "tests/engine/train/toy_training.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_captured_runner {

/// What the fake graphs did and are to do wrong.
struct FakeGpu {
    OptimizationState* state = nullptr; ///< what the recorded work changes
    int recorded = 0, replayed = 0;
    bool fails_to_record = false;
    int out_of_memory_at = 0;       ///< this replay runs out of memory; 0: none does
    bool forgets_to_update = false; ///< replays give results, but change nothing

    /// Runs `work` as if it changed nothing.
    void run_and_undo(const std::function<void()>& work) const {
        StateTree before;
        state->save(before);
        work();
        throw_on_error(state->load(before));
    }
};

/// Stands for a CUDA graph: runs the recorded work, which the host has prepared as for a graph.
class FakeGraph : public RecordedGraph {
  public:
    FakeGraph(FakeGpu& gpu, std::function<void()> work) : gpu_(gpu), work_(std::move(work)) {}
    void replay() override {
        if (++gpu_.replayed == gpu_.out_of_memory_at)
            TORCH_CHECK_WITH(OutOfMemoryError, false, "fake");
        if (gpu_.forgets_to_update)
            gpu_.run_and_undo(work_);
        else
            work_();
    }

  private:
    FakeGpu& gpu_;
    std::function<void()> work_;
};

/// While a step is recorded, its host code runs, but the GPU computes nothing.
class FakeRecorder : public GraphRecorder {
  public:
    explicit FakeRecorder(FakeGpu& gpu) : gpu_(gpu) {}
    void run(const std::function<void()>& work) override { work(); }
    std::unique_ptr<RecordedGraph> record(const std::function<void()>& work) override {
        gpu_.run_and_undo(work);
        gpu_.state->complete_phases();
        TORCH_CHECK(!gpu_.fails_to_record, "an operator reads to the host");
        ++gpu_.recorded;
        return std::make_unique<FakeGraph>(gpu_, work);
    }

  private:
    FakeGpu& gpu_;
};

/// Steps of the toy model, replayed on a fake GPU, or eager ones.
struct ToySteps {
    explicit ToySteps(FakeGpu* fake, const CapturedRunner::Options& options = {})
        : model({.dropout = 0.3, .two_phases = true, .moving_offset = true}),
          state(model, TrainConfig(), at::kCPU, all_layers(model).trained),
          program(state, reducer, {Precision::float32, /*grad_clip=*/1}, nullptr),
          inputs(model.phases(), at::kCPU), result(model.phases(), 0, at::kCPU) {
        model.train();
        if (fake == nullptr)
            return;
        fake->state = &state;
        captured.emplace(program, state, std::make_unique<FakeRecorder>(*fake), options);
    }

    /// Runs a step with samples of its own. Batches of one size have one shape.
    StepRecord step(std::int64_t samples = 4) {
        ++number;
        GlobalBatch batch;
        batch.micro_batches = {toy_batch(number * 8, samples, 0)};
        StepSettings settings{number, /*learning_rate=*/0.01 / static_cast<double>(number)};
        for (const PhaseSpec& phase : model.phases())
            settings.limits[phase.name] = {limit, limit};
        inputs.fill(model, batch, settings, /*seed=*/3);
        state.begin_step(number);
        if (captured)
            captured->run(inputs, result);
        else
            program.run(inputs, result);
        StepRecord record = result.read(state.phases());
        state.end_step();
        return record;
    }

    ToyModel model;
    OptimizationState state;
    SingleRank reducer;
    StepProgram program;
    StepInputs inputs;
    StepResult result;
    std::optional<CapturedRunner> captured;
    std::int64_t number = 0;
    double limit = 1e9; ///< a step with a larger loss or gradient is skipped
};

at::Tensor weights_of(ToySteps& steps) {
    std::vector<at::Tensor> all;
    for (const auto& parameter : steps.model.named_parameters())
        all.push_back(parameter.value().detach().flatten());
    return at::cat(all);
}

class TestCapturedRunner : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void replayed_steps_equal_eager_ones_exactly() {
        FakeGpu gpu;
        ToySteps replayed(&gpu), eager(nullptr);
        for (int i = 0; i < 6; ++i)
            QCOMPARE(replayed.step().total, eager.step().total);
        QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
        QVERIFY(replayed.captured->is_trusted());
        QCOMPARE(gpu.replayed, 2 + 5); // compared, and in place of the steps 2 to 6
    }
    void each_shape_is_recorded_once_at_its_second_step() {
        FakeGpu gpu;
        ToySteps steps(&gpu);
        steps.step(4);
        steps.step(3);
        QCOMPARE(gpu.recorded, 0);
        for (int i = 0; i < 3; ++i) {
            steps.step(4);
            steps.step(3);
        }
        QCOMPARE(gpu.recorded, 2);
    }
    void more_shapes_than_allowed_run_eagerly() {
        FakeGpu gpu;
        ToySteps steps(&gpu, {.max_graphs = 1});
        for (int i = 0; i < 3; ++i) {
            steps.step(4);
            steps.step(3);
        }
        QCOMPARE(gpu.recorded, 1);
    }
    void a_replay_that_differs_from_an_eager_step_ends_the_replays() {
        FakeGpu gpu;
        gpu.forgets_to_update = true;
        ToySteps replayed(&gpu), eager(nullptr);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(replayed.step().total, eager.step().total);
        QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
        QVERIFY(!replayed.captured->is_trusted());
        QCOMPARE(gpu.recorded, 1);
    }
    void a_step_that_cannot_be_recorded_runs_eagerly() {
        FakeGpu gpu;
        gpu.fails_to_record = true;
        ToySteps replayed(&gpu), eager(nullptr);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(replayed.step().total, eager.step().total);
        QCOMPARE(gpu.replayed, 0);
    }
    void a_step_that_has_to_be_recorded_but_cannot_is_an_error() {
        FakeGpu gpu;
        gpu.fails_to_record = true;
        ToySteps steps(&gpu, {.required = true});
        steps.step();
        QVERIFY_THROWS_EXCEPTION(CaptureError, steps.step());
    }
    void out_of_memory_drops_all_graphs() {
        FakeGpu gpu;
        ToySteps replayed(&gpu), eager(nullptr);
        for (int i = 0; i < 3; ++i)
            replayed.step();
        gpu.out_of_memory_at = gpu.replayed + 1;
        QVERIFY_THROWS_EXCEPTION(c10::OutOfMemoryError, replayed.step());
        --replayed.number; // the trainer repeats the step
        const int before = gpu.replayed;
        replayed.step();
        QCOMPARE(gpu.replayed, before); // the shape is seen for the first time again
        replayed.step();
        QCOMPARE(gpu.recorded, 2);
        for (int i = 0; i < 5; ++i)
            eager.step();
        QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
    }
    void memory_that_is_enough_for_eager_steps_only_ends_the_replays() {
        for (const int comparison : {1, 2}) {
            FakeGpu gpu;
            gpu.out_of_memory_at = comparison;
            ToySteps replayed(&gpu), eager(nullptr);
            for (int i = 0; i < 4; ++i)
                QCOMPARE(replayed.step().total, eager.step().total);
            QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
            QCOMPARE(gpu.recorded, 1);
        }
    }
    void released_memory_is_recorded_again() {
        FakeGpu gpu;
        ToySteps steps(&gpu);
        for (int i = 0; i < 3; ++i)
            steps.step();
        steps.captured->release_memory(); // as after out-of-memory in the validation
        for (int i = 0; i < 2; ++i)
            steps.step();
        QCOMPARE(gpu.recorded, 2);
    }
    void steps_that_update_nothing_prove_nothing() {
        FakeGpu gpu;
        ToySteps steps(&gpu);
        steps.limit = 0; // every step is skipped
        for (int i = 0; i < 3; ++i)
            QVERIFY(!steps.step().applied);
        QVERIFY(!steps.captured->is_trusted());
        steps.limit = 1e9;
        for (int i = 0; i < 2; ++i)
            QVERIFY(steps.step().applied);
        QVERIFY(steps.captured->is_trusted());
    }
    void a_change_of_layers_drops_all_graphs() {
        FakeGpu gpu;
        ToySteps replayed(&gpu), eager(nullptr);
        for (ToySteps* steps : {&replayed, &eager}) {
            for (int i = 0; i < 3; ++i)
                steps->step();
            steps->state.set_trainable({"token_scale"});
            for (int i = 0; i < 3; ++i)
                steps->step();
        }
        QCOMPARE(gpu.recorded, 2);
        QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
    }
};

FORMANT_TEST(TestCapturedRunner)

} // namespace tst_captured_runner

#include "tst_captured_runner.moc"
