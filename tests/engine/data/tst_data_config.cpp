#include "engine/config/config_table.h"
#include "engine/config/yaml_reader.h"
#include "engine/data/data_config.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_data_config {

class TestDataConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_unknown_format_is_refused_with_the_known_ones() {
        DataConfig config;
        ConfigTable table;
        table.add("data", config, data_fields());
        const auto applied = apply_setting(table, "data.format=ljspeach");
        QVERIFY(!applied);
        QVERIFY(to_english(applied.error().what).find("ljspeech") != std::string::npos);
    }
    void validation_is_either_a_corpus_or_a_share() {
        DataConfig config;
        config.validation = "valid.csv";
        QVERIFY(check_data_config(config));
        config.validation_share = 0.1;
        const auto checked = check_data_config(config);
        QVERIFY(!checked);
        QCOMPARE(checked.error().kind, ErrorKind::usage);
        config.validation.clear();
        QVERIFY(check_data_config(config));
    }
};

FORMANT_TEST(TestDataConfig)

} // namespace tst_data_config

#include "tst_data_config.moc"
