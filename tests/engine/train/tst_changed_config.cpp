#include "engine/train/changed_config.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_changed_config {

std::string refusal(const SettingValues& settings, const TrainConfig& config = {}) {
    const auto changed = with_settings(config, settings);
    return changed ? "" : to_english(changed.error().what);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class TestChangedConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void settings_take_the_written_values() {
        const SettingValues settings = {{"train.learning_rate", "0.0005"},
                                        {"train.layers", "custom"},
                                        {"train.layer_patterns", "[unet, duration_predictor]"},
                                        {"train.early_stopping", "true"}};
        const auto changed = with_settings({}, settings);
        QVERIFY(changed);
        QCOMPARE(changed->learning_rate, 0.0005);
        QCOMPARE(changed->layer_patterns, (std::vector<std::string>{"unet", "duration_predictor"}));
        QVERIFY(changed->early_stopping);
        QCOMPARE(changed->patience, TrainConfig().patience);
    }
    void another_choice_of_layers_forgets_the_patterns() {
        TrainConfig config;
        config.layers = "custom";
        config.layer_patterns = {"unet"};
        const auto changed = with_settings(config, {{"train.layers", "full"}});
        QVERIFY(changed && changed->layer_patterns.empty());
    }
    void a_setting_that_needs_a_restart_is_refused_with_those_that_can_be_changed() {
        const std::string text = refusal({{"train.batch_size", "4"}});
        QVERIFY2(contains(text, "train.batch_size cannot be changed during"), text.c_str());
        QVERIFY2(contains(text, "train.learning_rate, train.layers,"), text.c_str());
        QVERIFY(contains(refusal({{"data.corpus", "x"}}), "data.corpus cannot be changed"));
    }
    void invalid_values_are_refused() {
        QVERIFY(!refusal({{"train.learning_rate", "fast"}}).empty());
        QVERIFY(!refusal({{"train.learning_rate", "7"}}).empty());
        QVERIFY(!refusal({{"train.on_plateau", "cry"}}).empty());
    }
    void values_that_contradict_each_other_are_refused() {
        QVERIFY(!refusal({{"train.layers", "custom"}}).empty());
        QVERIFY(!refusal({{"train.layer_patterns", "[unet]"}}).empty());
    }
};

FORMANT_TEST(TestChangedConfig)

} // namespace tst_changed_config

#include "tst_changed_config.moc"
