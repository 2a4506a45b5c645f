#include "engine/hardware/cached_memory.h"
#include "engine/hardware/graph_recorder.h"
#include "engine/train/step/captured_runner.h"
#include "tests/engine/cuda/device_run.h"
#include "tests/support/gpus/checked_device.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <c10/core/CachingDeviceAllocator.h>

using namespace formant;
using namespace formant::test;

namespace tst_gpu_replay {

TrainConfig replaying(const std::string& precision) {
    TrainConfig config;
    config.precision = precision;
    config.amp_init_scale = 256;
    config.compile_mode = "reduce-overhead";
    config.compile_fullgraph = true; // a step that cannot be recorded throws
    return config;
}

/// Steps replayed as CUDA graphs. Requires an NVIDIA GPU; tst_captured_runner has a fake one.
class TestGpuReplay : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        SKIP_WITHOUT_CHECKED_DEVICE();
        if (const auto recorder = make_graph_recorder(checked_device()); !recorder)
            QSKIP(to_english(recorder.error()).c_str());
    }
    void a_recorded_operation_is_repeated_with_new_values() {
        const auto recorder = make_graph_recorder(checked_device());
        const at::Tensor x = at::ones({3}, at::TensorOptions(checked_device())), y = x * 0;
        const auto work = [&] { y.copy_(x * 2); };
        (*recorder)->run(work);
        const auto graph = (*recorder)->record(work);
        x.fill_(5);
        graph->replay();
        QCOMPARE(y.sum().item<double>(), 30.0);
    }
    void a_recording_is_possible_after_all_others_are_gone() {
        const auto recorder = make_graph_recorder(checked_device());
        const at::Tensor x = at::ones({3}, at::TensorOptions(checked_device()));
        for (int i = 0; i < 3; ++i)
            (*recorder)->record([&] { x.mul_(at::ones_like(x) * 2); })->replay();
        QCOMPARE(x.sum().item<double>(), 24.0);
    }
    void an_operation_that_reads_to_the_host_cannot_be_recorded() {
        const auto recorder = make_graph_recorder(checked_device());
        const at::Tensor x = at::ones({3}, at::TensorOptions(checked_device()));
        bool is_refused = false;
        try {
            (*recorder)->record([&] { x.sum().item<double>(); });
        } catch (const std::exception&) {
            is_refused = true;
        }
        QVERIFY(is_refused);
        QCOMPARE(x.sum().item<double>(), 3.0); // the GPU still works
        (*recorder)->record([&] { x.mul_(2); })->replay();
        QCOMPARE(x.sum().item<double>(), 6.0);
        const auto gpu = checked_device();
        auto* const allocator = c10::getDeviceAllocator(gpu.type());
        const std::size_t before = allocator->getMemoryInfo(gpu.index()).first;
        at::empty({std::int64_t{1} << 30}, at::TensorOptions(gpu).dtype(at::kByte));
        release_cached_memory(gpu);
        QVERIFY(allocator->getMemoryInfo(gpu.index()).first + (1 << 29) > before); // given back
    }
    void replayed_steps_equal_eager_ones_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("precision");
        for (const ModelKind* kind : model_kinds())
            for (const char* precision : {"float32", "bf16", "fp16"})
                QTest::addRow("%s, %s", kind->name().c_str(), precision)
                    << QString::fromStdString(kind->name()) << precision;
    }
    void replayed_steps_equal_eager_ones() {
        QFETCH(QString, kind);
        QFETCH(QString, precision);
        TrainConfig config;
        config.precision = precision.toStdString();
        config.amp_init_scale = 256; // nothing overflows
        DeviceRun eager(kind.toStdString(), checked_device(), config);
        DeviceRun replayed(kind.toStdString(), checked_device(),
                           replaying(precision.toStdString()));
        for (int number = 1; number <= 6; ++number) {
            eager.take_batch(number); // another one of the same shape
            replayed.take_batch(number);
            const double expected = eager.step(number);
            double found = 0;
            try {
                found = replayed.step(number);
            } catch (const CaptureError& failure) {
                QFAIL(failure.what());
            }
            const double tolerance = precision == "float32" ? 1e-2 : 5e-2;
            QVERIFY2(
                std::abs(found - expected) < tolerance * std::abs(expected),
                qPrintable(
                    QString("step %1: %2 instead of %3").arg(number).arg(found).arg(expected)));
        }
    }
};

FORMANT_TEST(TestGpuReplay)

} // namespace tst_gpu_replay

#include "tst_gpu_replay.moc"
