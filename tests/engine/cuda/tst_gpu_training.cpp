#include "engine/hardware/device.h"
#include "engine/train/step_executor.h"
#include "engine/train/trained_layers.h"
#include "tests/engine/models/unet/toy_batch.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace {

/// Float32 sums in another order, and the GPU's own exponential and logarithm.
constexpr double tolerance = 1e-3;

/// A training of the small model on a device; the same weights and batch wherever it is.
struct Training {
    explicit Training(at::Device where) : device(where), model(make_model()) {
        model.to(device);
        executor.emplace(model, TrainConfig{}, device,
                         trained_layers(TrainConfig{}, model)->trained);
        at::manual_seed(5);
        global.micro_batches = {toy_batch(8, 148)};
    }
    static unet::UnetModel make_model() {
        at::manual_seed(31);
        return toy_model();
    }
    double step(std::int64_t number) { return executor->run(global, {number, 1e-3, 1e9}).total; }

    at::Device device;
    unet::UnetModel model;
    std::optional<StepExecutor> executor;
    GlobalBatch global;
};

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
        Training cpu(at::kCPU), gpu(open_device("0").value());
        for (std::int64_t number = 1; number <= 5; ++number) {
            const double expected = cpu.step(number), found = gpu.step(number);
            QVERIFY2(
                std::abs(found - expected) < tolerance * std::abs(expected),
                qPrintable(
                    QString("step %1: %2 instead of %3").arg(number).arg(found).arg(expected)));
        }
    }
    void a_training_saved_and_loaded_goes_on_the_same() {
        Training first(open_device("0").value());
        first.step(1);
        StateTree saved;
        first.executor->save(saved);
        Training second(first.device);
        QVERIFY(second.executor->load(saved));
        const double expected = first.step(2);
        QVERIFY(std::abs(second.step(2) - expected) < 1e-5 * std::abs(expected));
    }
    void what_the_gpu_saved_goes_on_on_the_cpu() {
        Training gpu(open_device("0").value());
        gpu.step(1);
        StateTree saved;
        gpu.executor->save(saved);
        Training cpu(at::kCPU);
        QVERIFY(cpu.executor->load(saved));
        const double expected = gpu.step(2);
        QVERIFY(std::abs(cpu.step(2) - expected) < tolerance * std::abs(expected));
    }
};

QTEST_APPLESS_MAIN(TestGpuTraining)
#include "tst_gpu_training.moc"
