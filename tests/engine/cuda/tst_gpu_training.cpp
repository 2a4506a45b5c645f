#include "engine/data/batches/made_up_batch.h"
#include "engine/hardware/device.h"
#include "engine/models/vits/vits_model.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/trained_layers.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;
using namespace formant::test;

namespace {

/// Float32 sums in another order, and the GPU's own exponential and logarithm.
constexpr double tolerance = 1e-3;
/// Two networks that learn from each other enlarge that.
constexpr double tolerance_of_two = 1e-2;

std::unique_ptr<TrainableModel> small_unet() {
    return std::unique_ptr<TrainableModel>(new unet::UnetModel(toy_model())); // made in its place
}

std::unique_ptr<TrainableModel> small_vits() {
    VitsConfig config;
    set_vits_size(config, "tiny");
    config.p_dropout = 0; // drawn by each device's own generator
    return std::make_unique<vits::VitsModel>(config, MelConfig{}, toy_symbols, /*speakers=*/1);
}

/// A training on a device; the same weights and batch wherever it is.
struct Training {
    Training(std::unique_ptr<TrainableModel> made, const GlobalBatch& batch, double rate,
             at::Device where, const TrainConfig& config = {})
        : device(where), model(std::move(made)), global(batch), learning_rate(rate) {
        model->to(device);
        executor.emplace(*model, config, device, trained_layers(config, *model)->trained);
    }
    static Training of_unet(at::Device where) {
        at::manual_seed(31);
        auto model = small_unet();
        at::manual_seed(5);
        GlobalBatch batch;
        batch.micro_batches = {toy_batch(8, 148)};
        return {std::move(model), batch, /*rate=*/1e-3, where};
    }
    static Training of_vits(at::Device where, const TrainConfig& config = {}) {
        at::manual_seed(31);
        auto model = small_vits();
        at::manual_seed(5);
        const GlobalBatch batch = made_up_batch(model->features(), 4, 4, 60, 12);
        return {std::move(model), batch, /*rate=*/2e-4, where, config};
    }
    /// The loss of a step whose updates were all made.
    double step(std::int64_t number) {
        const StepRecord record = executor->run(global, {number, learning_rate});
        return record.applied ? record.total : std::numeric_limits<double>::quiet_NaN();
    }

    at::Device device;
    std::unique_ptr<TrainableModel> model;
    std::optional<StepExecutor> executor;
    GlobalBatch global;
    double learning_rate;
};

void lose_as_much(Training& cpu, Training& gpu, int steps, double most) {
    for (std::int64_t number = 1; number <= steps; ++number) {
        const double expected = cpu.step(number), found = gpu.step(number);
        QVERIFY2(
            std::abs(found - expected) < most * std::abs(expected),
            qPrintable(QString("step %1: %2 instead of %3").arg(number).arg(found).arg(expected)));
    }
}

} // namespace

/// Wants an NVIDIA GPU; elsewhere the plug-in's own tests say why there is none.
class TestGpuTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (list_gpus().gpus.empty())
            QSKIP(to_english(list_gpus().reason_for_none).c_str());
    }
    void the_first_steps_lose_as_much_as_on_the_cpu() {
        Training cpu = Training::of_unet(at::kCPU);
        Training gpu = Training::of_unet(open_device("0").value());
        lose_as_much(cpu, gpu, 5, tolerance);
    }
    void two_phases_lose_as_much_as_on_the_cpu() {
        Training cpu = Training::of_vits(at::kCPU);
        Training gpu = Training::of_vits(open_device("0").value());
        lose_as_much(cpu, gpu, 3, tolerance_of_two);
    }
    void two_phases_in_half_precision_lose_about_as_much() {
        for (const char* precision : {"bf16", "fp16"}) {
            TrainConfig config;
            config.precision = precision;
            config.amp_init_scale = 256;
            Training cpu = Training::of_vits(at::kCPU);
            Training gpu = Training::of_vits(open_device("0").value(), config);
            lose_as_much(cpu, gpu, 2, /*most=*/0.05);
        }
    }
    void a_training_saved_and_loaded_goes_on_the_same() {
        Training first = Training::of_unet(open_device("0").value());
        first.step(1);
        StateTree saved;
        first.executor->save(saved);
        Training second = Training::of_unet(first.device);
        QVERIFY(second.executor->load(saved));
        const double expected = first.step(2);
        QVERIFY(std::abs(second.step(2) - expected) < 1e-5 * std::abs(expected));
    }
    void what_the_gpu_saved_goes_on_on_the_cpu() {
        Training gpu = Training::of_unet(open_device("0").value());
        gpu.step(1);
        StateTree saved;
        gpu.executor->save(saved);
        Training cpu = Training::of_unet(at::kCPU);
        QVERIFY(cpu.executor->load(saved));
        const double expected = gpu.step(2);
        QVERIFY(std::abs(cpu.step(2) - expected) < tolerance * std::abs(expected));
    }
};

FORMANT_TEST(TestGpuTraining)
#include "tst_gpu_training.moc"
