#include "engine/base/exception_message.h"
#include "engine/data/batches/batch_slices.h"
#include "engine/hardware/cached_memory.h"
#include "tests/engine/cuda/device_run.h"
#include "tests/support/gpus/checked_device.h"
#include "tests/support/scarce_memory.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <c10/core/CachingDeviceAllocator.h>

using namespace formant;
using namespace formant::test;

namespace tst_gpu_training {

/// The GPU sums float32 in another order and has its own exponential and logarithm. Two networks
/// that are trained against each other amplify the differences.
double tolerance_of(const TrainableModel& model) {
    return model.phases().size() > 1 ? 1e-2 : 1e-3;
}

void add_every_kind() {
    QTest::addColumn<QString>("kind");
    for (const ModelKind* kind : model_kinds())
        QTest::addRow("%s", kind->name().c_str()) << QString::fromStdString(kind->name());
}

void expect_equal_losses(DeviceRun& expected_run, DeviceRun& found_run, int steps,
                         double tolerance) {
    for (std::int64_t number = 1; number <= steps; ++number) {
        const double expected = expected_run.step(number), found = found_run.step(number);
        QVERIFY2(
            std::abs(found - expected) < tolerance * std::abs(expected),
            qPrintable(QString("step %1: %2 instead of %3").arg(number).arg(found).arg(expected)));
    }
}

constexpr std::int64_t few_bytes = 8 << 20; ///< less than a step takes

/// Runs a step that runs out of memory: on a GPU, of which all but a little is in use.
bool runs_out_of_memory(DeviceRun& run, std::int64_t number) {
    try {
        if (run.device.is_cpu()) {
            ScarceMemory memory;
            memory.fail_at(400); // one that LibTorch does not replace by a smaller one
            run.step(number);
        } else {
            release_cached_memory(run.device);
            const auto [free, total] =
                c10::getDeviceAllocator(run.device.type())->getMemoryInfo(run.device.index());
            const at::Tensor rest = at::empty({static_cast<std::int64_t>(free) - few_bytes},
                                              at::TensorOptions(run.device).dtype(at::kByte));
            run.step(number);
        }
    } catch (const std::exception& failure) {
        return is_out_of_memory(failure);
    }
    return false;
}

/// Requires an NVIDIA GPU; without one, the plug-in's tests report the reason.
class TestGpuTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { SKIP_WITHOUT_CHECKED_DEVICE(); }
    void losses_of_the_first_steps_equal_those_on_the_cpu_data() { add_every_kind(); }
    void losses_of_the_first_steps_equal_those_on_the_cpu() {
        QFETCH(QString, kind);
        DeviceRun cpu(kind.toStdString(), at::kCPU), gpu(kind.toStdString(), checked_device());
        expect_equal_losses(cpu, gpu, 3, tolerance_of(cpu.trainable()));
    }
    void losses_in_half_precision_are_close_data() { add_every_kind(); }
    void losses_in_half_precision_are_close() {
        QFETCH(QString, kind);
        for (const char* precision : {"bf16", "fp16"}) {
            TrainConfig config;
            config.precision = precision;
            config.amp_init_scale = 256;
            DeviceRun cpu(kind.toStdString(), at::kCPU);
            DeviceRun gpu(kind.toStdString(), checked_device(), config);
            expect_equal_losses(cpu, gpu, 2, /*tolerance=*/0.05);
        }
    }
    void a_saved_and_loaded_run_resumes_equally_data() { add_every_kind(); }
    void a_saved_and_loaded_run_resumes_equally() {
        QFETCH(QString, kind);
        DeviceRun first(kind.toStdString(), checked_device());
        first.step(1);
        StateTree saved;
        first.state->save(saved);
        DeviceRun second(kind.toStdString(), first.device);
        QVERIFY(second.state->load(saved));
        const double expected = first.step(2);
        QVERIFY(std::abs(second.step(2) - expected) < 1e-4 * std::abs(expected));
    }
    void a_checkpoint_of_the_gpu_resumes_on_the_cpu_data() { add_every_kind(); }
    void a_checkpoint_of_the_gpu_resumes_on_the_cpu() {
        QFETCH(QString, kind);
        DeviceRun gpu(kind.toStdString(), checked_device());
        gpu.step(1);
        StateTree saved;
        gpu.state->save(saved);
        DeviceRun cpu(kind.toStdString(), at::kCPU);
        QVERIFY(cpu.state->load(saved));
        const double expected = gpu.step(2);
        QVERIFY(std::abs(cpu.step(2) - expected) <
                tolerance_of(cpu.trainable()) * std::abs(expected));
    }
    void a_step_that_ran_out_of_memory_gives_the_same_in_slices_data() { add_every_kind(); }
    void a_step_that_ran_out_of_memory_gives_the_same_in_slices() {
        QFETCH(QString, kind);
        DeviceRun undisturbed(kind.toStdString(), checked_device());
        DeviceRun run(kind.toStdString(), checked_device());
        undisturbed.step(1);
        run.step(1);
        QVERIFY(runs_out_of_memory(run, 2));
        release_cached_memory(run.device);
        run.batch.micro_batches = slices_of(run.batch.micro_batches, 1);
        const double expected = undisturbed.step(2);
        const double found = run.step(2);
        QVERIFY2(std::abs(found - expected) < 1e-3 * std::abs(expected),
                 qPrintable(QString("%1 instead of %2").arg(found).arg(expected)));
    }
};

FORMANT_TEST(TestGpuTraining)

} // namespace tst_gpu_training

#include "tst_gpu_training.moc"
