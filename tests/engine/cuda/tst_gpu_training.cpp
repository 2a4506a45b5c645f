#include "engine/data/batches/synthetic_batch.h"
#include "engine/hardware/device.h"
#include "engine/models/vits/vits_model.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;
using namespace formant::test;

namespace {

/// The GPU sums float32 in another order and has its own exponential and logarithm.
constexpr double tolerance = 1e-3;
/// Two networks that are trained against each other amplify the differences.
constexpr double tolerance_of_two_phases = 1e-2;

std::unique_ptr<TrainableModel> small_unet() {
    return std::unique_ptr<TrainableModel>(
        new unet::UnetModel(toy_model())); // constructed in place, since it cannot be moved
}

std::unique_ptr<TrainableModel> small_vits() {
    VitsConfig config;
    set_vits_size(config, "tiny");
    return std::make_unique<vits::VitsModel>(config, MelConfig{}, toy_symbols, /*speakers=*/1);
}

/// A training run on a device, with the same weights and batch on every device.
struct DeviceRun {
    DeviceRun(std::unique_ptr<TrainableModel> made, const GlobalBatch& batch, double rate,
              at::Device where, const TrainConfig& config = {})
        : device(where), model(std::move(made)), global(batch), learning_rate(rate) {
        model->to(device);
        state.emplace(*model, config, device, select_layers(config, *model)->trained);
        executor.emplace(*state, config, device);
    }
    static DeviceRun of_unet(at::Device where) {
        at::manual_seed(31);
        auto model = small_unet();
        at::manual_seed(5);
        GlobalBatch batch;
        batch.micro_batches = {toy_batch(8, 148)};
        return {std::move(model), batch, /*rate=*/1e-3, where};
    }
    static DeviceRun of_vits(at::Device where, const TrainConfig& config = {}) {
        at::manual_seed(31);
        auto model = small_vits();
        at::manual_seed(5);
        const GlobalBatch batch = synthetic_batch(model->features(), 4, 4, 60, 12);
        return {std::move(model), batch, /*rate=*/2e-4, where, config};
    }
    /// Runs a step and returns its loss; NaN if the step was skipped.
    double step(std::int64_t number) {
        const StepRecord record = executor->run(global, {number, learning_rate});
        return record.applied ? record.total : std::numeric_limits<double>::quiet_NaN();
    }

    at::Device device;
    std::unique_ptr<TrainableModel> model;
    std::optional<OptimizationState> state;
    std::optional<StepExecutor> executor;
    GlobalBatch global;
    double learning_rate;
};

void expect_equal_losses(DeviceRun& cpu, DeviceRun& gpu, int steps, double tolerance_share) {
    for (std::int64_t number = 1; number <= steps; ++number) {
        const double expected = cpu.step(number), found = gpu.step(number);
        QVERIFY2(
            std::abs(found - expected) < tolerance_share * std::abs(expected),
            qPrintable(QString("step %1: %2 instead of %3").arg(number).arg(found).arg(expected)));
    }
}

} // namespace

/// Requires an NVIDIA GPU; without one, the plug-in's tests report the reason.
class TestGpuTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (list_gpus().gpus.empty())
            QSKIP(to_english(list_gpus().reason_for_none).c_str());
    }
    void losses_of_the_first_steps_equal_those_on_the_cpu() {
        DeviceRun cpu = DeviceRun::of_unet(at::kCPU);
        DeviceRun gpu = DeviceRun::of_unet(open_device("0").value());
        expect_equal_losses(cpu, gpu, 5, tolerance);
    }
    void losses_of_two_phases_equal_those_on_the_cpu() {
        DeviceRun cpu = DeviceRun::of_vits(at::kCPU);
        DeviceRun gpu = DeviceRun::of_vits(open_device("0").value());
        expect_equal_losses(cpu, gpu, 3, tolerance_of_two_phases);
    }
    void losses_of_two_phases_in_half_precision_are_close() {
        for (const char* precision : {"bf16", "fp16"}) {
            TrainConfig config;
            config.precision = precision;
            config.amp_init_scale = 256;
            DeviceRun cpu = DeviceRun::of_vits(at::kCPU);
            DeviceRun gpu = DeviceRun::of_vits(open_device("0").value(), config);
            expect_equal_losses(cpu, gpu, 2, /*tolerance_share=*/0.05);
        }
    }
    void a_saved_and_loaded_run_resumes_equally() {
        DeviceRun first = DeviceRun::of_unet(open_device("0").value());
        first.step(1);
        StateTree saved;
        first.state->save(saved);
        DeviceRun second = DeviceRun::of_unet(first.device);
        QVERIFY(second.state->load(saved));
        const double expected = first.step(2);
        QVERIFY(std::abs(second.step(2) - expected) < 1e-5 * std::abs(expected));
    }
    void a_checkpoint_of_the_gpu_resumes_on_the_cpu() {
        DeviceRun gpu = DeviceRun::of_unet(open_device("0").value());
        gpu.step(1);
        StateTree saved;
        gpu.state->save(saved);
        DeviceRun cpu = DeviceRun::of_unet(at::kCPU);
        QVERIFY(cpu.state->load(saved));
        const double expected = gpu.step(2);
        QVERIFY(std::abs(cpu.step(2) - expected) < tolerance * std::abs(expected));
    }
};

FORMANT_TEST(TestGpuTraining)
#include "tst_gpu_training.moc"
