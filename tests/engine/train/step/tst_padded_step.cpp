#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/model_kinds.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/tiny_model.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_padded_step {

Batch padded(Batch batch, std::int64_t frames, std::int64_t tokens) {
    const SampleLength more{frames, tokens};
    for (auto& [feature, values] : batch.features) {
        const Axis axis = axis_of(feature);
        const std::int64_t added = more[axis] * elements_per_step(values, batch.shape[axis]);
        values = at::constant_pad_nd(values, {0, added});
    }
    batch.shape.frames += frames;
    batch.shape.tokens += tokens;
    return batch;
}

/// Returns the losses of three steps.
std::vector<double> losses_of(const std::string& kind, std::int64_t frames, std::int64_t tokens) {
    const Model model = tiny_model(kind);
    const TrainConfig config;
    OptimizationState state(*model.trainable, config, at::kCPU,
                            select_layers(config, *model.trainable)->trained);
    StepExecutor executor(state, config, at::kCPU);
    at::manual_seed(5);
    GlobalBatch batch = synthetic_batch(model.trainable->features(), /*samples=*/3,
                                        /*micro_batch=*/3, /*frames=*/60, /*tokens=*/12);
    batch.micro_batches[0] = padded(batch.micro_batches[0], frames, tokens);
    std::vector<double> losses;
    for (std::int64_t step = 1; step <= 3; ++step)
        losses.push_back(executor.run(batch, {step, 2e-4}).total);
    return losses;
}

/// Batches are padded to few shapes, so that their steps can be replayed.
class TestPaddedStep : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void padding_changes_no_loss_data() {
        QTest::addColumn<QString>("kind");
        for (const ModelKind* kind : model_kinds())
            QTest::addRow("%s", kind->name().c_str()) << QString::fromStdString(kind->name());
    }
    void padding_changes_no_loss() {
        QFETCH(QString, kind);
        const std::vector<double> expected = losses_of(kind.toStdString(), 0, 0);
        const std::vector<double> found = losses_of(kind.toStdString(), 9, 5);
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(std::abs(found[i] - expected[i]) < 1e-4 * std::abs(expected[i]),
                     qPrintable(QString("step %1: %2 instead of %3")
                                    .arg(i + 1)
                                    .arg(found[i])
                                    .arg(expected[i])));
    }
};

FORMANT_TEST(TestPaddedStep)

} // namespace tst_padded_step

#include "tst_padded_step.moc"
