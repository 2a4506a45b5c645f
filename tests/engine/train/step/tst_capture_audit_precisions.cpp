#include "engine/models/model_kinds.h"
#include "tests/engine/train/step/audited_steps.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/tiny_model.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_capture_audit_precisions {

/// What tst_capture_audit checks in float32, in the precisions that a CPU computes slowly.
class TestCaptureAuditPrecisions : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_steps_in_reduced_precision_are_the_same_program_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("precision");
        for (const ModelKind* kind : model_kinds())
            for (const char* precision : {"bf16", "fp16"}) {
                const std::string name = kind->name();
                QTest::addRow("%s, %s", name.c_str(), precision)
                    << QString::fromStdString(name) << precision;
            }
    }
    void two_steps_in_reduced_precision_are_the_same_program() {
        QFETCH(QString, kind);
        QFETCH(QString, precision);
        const Model model = tiny_model(kind.toStdString());
        TrainConfig config;
        config.precision = precision.toStdString();
        AuditedSteps steps(*model.trainable, config);
        const OperatorTrace first = steps.step(batch_of(*model.trainable, 2));
        const OperatorTrace second = steps.step(batch_of(*model.trainable, 2));
        QVERIFY(first.calls.size() > 100);
        QVERIFY2(first.faults.empty(), first.faults.empty() ? "" : first.faults[0].c_str());
        QCOMPARE(first_difference(first, second), std::string());
    }
};

FORMANT_TEST(TestCaptureAuditPrecisions)

} // namespace tst_capture_audit_precisions

#include "tst_capture_audit_precisions.moc"
