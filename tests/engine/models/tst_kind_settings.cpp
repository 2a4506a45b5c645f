#include "engine/models/kind_settings.h"
#include "engine/models/model_config.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_kind_settings {

class TestKindSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_type_is_found() {
        ModelConfig config;
        config.of<UnetConfig>().decoder_channels = 24;
        config.of<VitsConfig>().n_layers = 2;
        QCOMPARE(config.of<UnetConfig>().decoder_channels, std::int64_t{24});
        QCOMPARE(config.of<VitsConfig>().n_layers, std::int64_t{2});
    }
    void a_type_that_no_kind_has_is_a_logic_error() {
        const KindSettings settings;
        QVERIFY_EXCEPTION_THROWN(settings.of<int>(), std::logic_error);
    }
    void a_copy_is_independent() {
        ModelConfig config;
        ModelConfig copy = config;
        copy.of<UnetConfig>().decoder_channels = 24;
        QVERIFY(config.of<UnetConfig>().decoder_channels != 24);
    }
    void an_assignment_takes_the_values_over_and_keeps_the_address() {
        ModelConfig other, config;
        other.of<UnetConfig>().decoder_channels = 24;
        const UnetConfig* address = &config.of<UnetConfig>();
        config = other;
        QCOMPARE(address->decoder_channels, std::int64_t{24});
        QCOMPARE(&config.of<UnetConfig>(), address);
        config = ModelConfig();
        QCOMPARE(&config.of<UnetConfig>(), address);
        QVERIFY(address->decoder_channels != 24);
    }
    void a_table_follows_an_assigned_configuration() {
        ModelConfig config;
        ConfigTable table;
        add_model_fields(table, config);
        ModelConfig other;
        other.of<UnetConfig>().decoder_channels = 24;
        config = other;
        QVERIFY(table.find("model.unet.decoder_channels")->value() == FieldValue(std::int64_t{24}));
    }
};

FORMANT_TEST(TestKindSettings)

} // namespace tst_kind_settings

#include "tst_kind_settings.moc"
