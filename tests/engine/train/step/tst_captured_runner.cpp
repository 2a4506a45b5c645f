#include "engine/train/step/captured_runner.h"
#include "tests/engine/train/toy_training.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace {

/// What the fake graphs did and are to do wrong.
struct FakeGpu {
    int recorded = 0, replayed = 0;
    bool fails_to_record = false;
    bool is_short_of_memory = false;
    bool forgets_to_update = false; ///< replays change nothing
};

/// Stands for a CUDA graph: runs the recorded work, which the host has prepared as for a graph.
class FakeGraph : public RecordedGraph {
  public:
    FakeGraph(FakeGpu& gpu, std::function<void()> work) : gpu_(gpu), work_(std::move(work)) {}
    void replay() override {
        ++gpu_.replayed;
        if (gpu_.is_short_of_memory)
            TORCH_CHECK_WITH(OutOfMemoryError, false, "fake");
        if (!gpu_.forgets_to_update)
            work_();
    }

  private:
    FakeGpu& gpu_;
    std::function<void()> work_;
};

class FakeRecorder : public GraphRecorder {
  public:
    explicit FakeRecorder(FakeGpu& gpu) : gpu_(gpu) {}
    void run(const std::function<void()>& work) override { work(); }
    std::unique_ptr<RecordedGraph> record(const std::function<void()>& work) override {
        TORCH_CHECK(!gpu_.fails_to_record, "an operator reads to the host");
        ++gpu_.recorded;
        return std::make_unique<FakeGraph>(gpu_, work);
    }

  private:
    FakeGpu& gpu_;
};

/// Steps of the toy model, replayed on a fake GPU, or eager ones.
struct ToySteps {
    explicit ToySteps(FakeGpu* fake, CapturedRunner::Options options = {})
        : model({.dropout = 0.3, .two_phases = true, .moving_offset = true}),
          state(model, TrainConfig(), at::kCPU, all_layers(model).trained),
          program(state, reducer, {Precision::float32, /*grad_clip=*/1}, nullptr),
          inputs(model.phases(), at::kCPU), result(model.phases(), 0, at::kCPU) {
        model.train();
        if (fake != nullptr)
            captured.emplace(program, state, std::make_unique<FakeRecorder>(*fake), options);
    }

    /// Runs a step with samples of its own. Batches of one size have one shape.
    StepRecord step(std::int64_t samples = 4) {
        ++number;
        GlobalBatch batch;
        batch.micro_batches = {toy_batch(number * 8, samples, 0)};
        inputs.fill(model, batch, {number, /*learning_rate=*/0.01 / static_cast<double>(number)},
                    /*seed=*/3);
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
};

at::Tensor weights_of(ToySteps& steps) {
    std::vector<at::Tensor> all;
    for (const auto& parameter : steps.model.named_parameters())
        all.push_back(parameter.value().detach().flatten());
    return at::cat(all);
}

} // namespace

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
        ToySteps steps(&gpu);
        for (int i = 0; i < 3; ++i)
            steps.step();
        gpu.is_short_of_memory = true;
        QVERIFY_THROWS_EXCEPTION(c10::OutOfMemoryError, steps.step());
        gpu.is_short_of_memory = false;
        const int before = gpu.replayed;
        steps.step();
        QCOMPARE(gpu.replayed, before); // the shape is seen for the first time again
        steps.step();
        QCOMPARE(gpu.recorded, 2);
    }
    void a_change_of_layers_drops_all_graphs() {
        FakeGpu gpu;
        ToySteps replayed(&gpu), eager(nullptr);
        for (ToySteps* steps : {&replayed, &eager}) {
            for (int i = 0; i < 3; ++i)
                steps->step();
            QVERIFY(steps->state.set_trainable({"token_scale"}));
            for (int i = 0; i < 3; ++i)
                steps->step();
        }
        QCOMPARE(gpu.recorded, 2);
        QVERIFY(at::equal(weights_of(replayed), weights_of(eager)));
    }
};

FORMANT_TEST(TestCapturedRunner)
#include "tst_captured_runner.moc"
