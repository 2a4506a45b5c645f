#include "engine/base/os/os_memory.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/without_initialization.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_without_initialization {

ModelConfig of_kind(const std::string& name, const std::string& size) {
    ModelConfig config;
    config.name = name;
    set_model_size(config, size);
    return config;
}

class TestWithoutInitialization : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_an_initialized_model() {
        for (const ModelKind* kind : model_kinds()) {
            const ModelConfig config = of_kind(kind->name(), "tiny");
            const Model initialized = create_model(config, MelConfig(), 40, {}).value();
            const WithoutInitialization names_and_shapes;
            const Model created = create_model(config, MelConfig(), 40, {}).value();
            const auto expected = initialized.trainable->named_parameters();
            const auto found = created.trainable->named_parameters();
            QCOMPARE(found.size(), expected.size());
            for (const auto& parameter : expected)
                QVERIFY2(found[parameter.key()].sizes() == parameter.value().sizes(),
                         parameter.key().c_str());
        }
    }
    void a_model_of_gigabytes_takes_next_to_no_memory() {
        constexpr std::int64_t mebibyte = 1 << 20;
        const auto before = peak_memory();
        const WithoutInitialization names_and_shapes;
        const Model model =
            create_model(of_kind("indextts2", "large"), MelConfig(), 12000, {}).value();
        QVERIFY(count_parameters(*model.trainable) * 4 > 3000 * mebibyte);
        const auto after = peak_memory();
        QVERIFY(before && after);
        QVERIFY2(after->resident_bytes - before->resident_bytes < 300 * mebibyte,
                 std::to_string(after->resident_bytes - before->resident_bytes).c_str());
    }
    void outside_of_its_scope_weights_are_drawn() {
        { const WithoutInitialization names_and_shapes; }
        QVERIFY(at::empty({100}).normal_().std().item<double>() > 0.1);
    }
};

FORMANT_TEST(TestWithoutInitialization)

} // namespace tst_without_initialization

#include "tst_without_initialization.moc"
