#include "engine/config/yaml_reader.h"
#include "engine/models/model_factory.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

Result<Model> create(const ModelConfig& config) {
    return create_model(config, MelConfig{}, 10, {});
}

} // namespace

class TestModelFactory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void both_interfaces_are_the_same_object() {
        const auto model = create({});
        QVERIFY(model);
        QCOMPARE(dynamic_cast<void*>(model->speech), dynamic_cast<void*>(model->trainable.get()));
        QCOMPARE(model->trainable->features().mel, MelConfig{});
    }
    void an_unknown_model_is_a_usage_error_that_names_it() {
        ModelConfig config;
        config.name = "unit";
        const auto model = create(config);
        QVERIFY(!model);
        QCOMPARE(model.error().kind, ErrorKind::usage);
        QVERIFY(to_english(model.error().what).find("unit") != std::string::npos);
    }
    void a_width_that_the_groups_do_not_divide_is_a_usage_error() {
        ModelConfig config;
        config.unet.decoder_channels = 100;
        const auto model = create(config);
        QVERIFY(!model);
        QCOMPARE(model.error().kind, ErrorKind::usage);
        QVERIFY(to_english(model.error().what).find("decoder_channels is 100") !=
                std::string::npos);
    }
    void settings_are_read_from_yaml_and_size_the_model() {
        ModelConfig config;
        ConfigTable table;
        add_model_fields(table, config);
        QVERIFY(
            read_yaml(table, "model:\n  name: unet\n  unet:\n    decoder_levels: 2\n", "c.yaml"));
        const auto small = create(config), full = create({});
        QVERIFY(small->trainable->parameters().size() < full->trainable->parameters().size());
        QVERIFY(!read_yaml(table, "model:\n  name: unit\n", "c.yaml"));
    }
};

QTEST_APPLESS_MAIN(TestModelFactory)
#include "tst_model_factory.moc"
