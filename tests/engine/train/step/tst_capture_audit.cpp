#include "engine/models/model_kinds.h"
#include "engine/session/config/run_config.h"
#include "tests/engine/train/step/audited_steps.h"
#include "tests/engine/train/toy_training.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_xtts.h"
#include "tests/support/voices/tiny_model.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_capture_audit {

void train_all_but_the_first_group(TrainConfig& config, const TrainableModel& model) {
    config.layers = "custom";
    for (const LayerGroup& group : model.layer_groups())
        config.layer_patterns.push_back(group.name);
    config.layer_patterns.erase(config.layer_patterns.begin());
}

/// Returns the traces of the second and the third of three toy steps, in whose forward passes
/// `planted` runs.
std::pair<OperatorTrace, OperatorTrace> traces_with(std::function<void()> planted) {
    ToyModel model;
    AuditedSteps steps(model, TrainConfig());
    model.on_forward = std::move(planted);
    GlobalBatch batch;
    batch.micro_batches = {toy_batch(0, 4, 0)};
    steps.step(batch);
    OperatorTrace second = steps.step(batch);
    return {std::move(second), steps.step(batch)};
}

class TestCaptureAudit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_steps_of_one_shape_are_the_same_program_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("micro_batch");
        QTest::addColumn<bool>("first_layers_frozen");
        for (const ModelKind* kind : model_kinds()) {
            const std::string name = kind->name();
            const auto add = [&](int micro_batch, bool is_frozen) {
                QTest::addRow("%s, %d micro-batches%s", name.c_str(), 2 / micro_batch,
                              is_frozen ? ", layers frozen" : "")
                    << QString::fromStdString(name) << micro_batch << is_frozen;
            };
            add(2, false);
            add(1, false);
            add(2, true);
        }
    }
    void two_steps_of_one_shape_are_the_same_program() {
        QFETCH(QString, kind);
        QFETCH(int, micro_batch);
        QFETCH(bool, first_layers_frozen);
        const Model model = tiny_model(kind.toStdString());
        TrainConfig config;
        config.precision = "float32";
        if (first_layers_frozen)
            train_all_but_the_first_group(config, *model.trainable);
        AuditedSteps steps(*model.trainable, config);
        const OperatorTrace first = steps.step(batch_of(*model.trainable, micro_batch));
        const OperatorTrace second = steps.step(batch_of(*model.trainable, micro_batch));
        QVERIFY(first.calls.size() > 100);
        QVERIFY2(first.faults.empty(), first.faults.empty() ? "" : first.faults[0].c_str());
        QCOMPARE(first_difference(first, second), std::string());
    }
    void two_steps_of_xtts_v2_are_the_same_program_data() {
        QTest::addColumn<QString>("masking");
        for (const char* masking : {"on", "off", "upstream"})
            QTest::newRow(masking) << masking;
    }
    void two_steps_of_xtts_v2_are_the_same_program() {
        QFETCH(const QString, masking);
        const VoiceConfig voice =
            load_run_config("",
                            test::small_xtts_v2({"model.xtts.masking=" + masking.toStdString()}))
                ->voice;
        const Model model =
            create_model(voice.model, voice.audio, synthetic_symbol_count, {}).value();
        AuditedSteps steps(*model.trainable, TrainConfig());
        const OperatorTrace first = steps.step(batch_of(*model.trainable, 2));
        const OperatorTrace second = steps.step(batch_of(*model.trainable, 2));
        QVERIFY(first.calls.size() > 100);
        QVERIFY2(first.faults.empty(), first.faults.empty() ? "" : first.faults[0].c_str());
        QCOMPARE(first_difference(first, second), std::string());
    }
    void an_audited_toy_step_has_no_fault() {
        const auto [second, third] = traces_with([] {});
        QCOMPARE(second.faults, std::vector<std::string>());
        QCOMPARE(first_difference(second, third), std::string());
    }
    void faults_are_found_data() {
        QTest::addColumn<QString>("fault");
        QTest::addRow("a value read to the host") << "reads to the host";
        QTest::addRow("a boolean index") << "depends on values";
        QTest::addRow("a tensor of host values") << "that the host has written";
        QTest::addRow("dropout of a generator") << "draws from a generator";
        QTest::addRow("a copy to a device") << "copies to a device";
    }
    void faults_are_found() {
        QFETCH(QString, fault);
        const at::Tensor x = at::arange(6, at::kFloat);
        const std::map<std::string, std::function<void()>> planted = {
            {"reads to the host", [&] { x.sum().item<double>(); }},
            {"depends on values", [&] { x.index({x > 2}); }},
            {"that the host has written",
             [&] {
                 x.mul(at::tensor({2.0F, 3.0F}).sum());
             }},
            {"draws from a generator", [&] { at::dropout(x, 0.5, true); }},
            {"copies to a device", [&] { x.to(at::Device(at::kCPU)); }}};
        const auto [second, third] = traces_with(planted.at(fault.toStdString()));
        QVERIFY(!second.faults.empty());
        QVERIFY2(second.faults[0].find(fault.toStdString()) != std::string::npos,
                 second.faults[0].c_str());
    }
    void a_number_that_changes_from_step_to_step_is_found() {
        double number = 0;
        const at::Tensor x = at::ones({3});
        const auto [second, third] = traces_with([&] { x.mul(++number); });
        QVERIFY(first_difference(second, third).find("aten::mul") != std::string::npos);
        const auto [fourth, fifth] = traces_with([&] { at::full({}, ++number); });
        QVERIFY(first_difference(fourth, fifth).find("aten::full") != std::string::npos);
    }
};

FORMANT_TEST(TestCaptureAudit)

} // namespace tst_capture_audit

#include "tst_capture_audit.moc"
