#include "engine/session/report/shown_settings.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_shown_settings {

using Values = std::vector<std::string>;

/// Returns the values of a setting; none if it is not among the settings.
Values values_of(const std::vector<ShownSetting>& settings, const std::string& key) {
    const auto found = std::ranges::find(settings, key, &ShownSetting::key);
    return found == settings.end() ? Values() : found->values;
}

class TestShownSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_defaults_have_no_changed_settings() { QVERIFY(changed_settings(RunConfig()).empty()); }
    void a_changed_setting_has_its_value_the_default_and_its_unit() {
        RunConfig config;
        config.train.max_steps = 70;
        const auto changed = changed_settings(config);
        QCOMPARE(changed.size(), std::size_t{1});
        QCOMPARE(changed[0].key, std::string("train.max_steps"));
        QCOMPARE(changed[0].values, (Values{"70", std::to_string(RunConfig().train.max_steps)}));
        QCOMPARE(changed[0].unit, std::string("steps"));
    }
    void files_are_shown_without_their_folders() {
        RunConfig config;
        config.data.corpus = "/home/ann/clips/metadata.csv";
        config.train.pretrained_path = "/home/ann/voices/final_ema.pt";
        const auto changed = changed_settings(config);
        QCOMPARE(values_of(changed, "data.corpus")[0], std::string("clips"));
        QCOMPARE(values_of(changed, "train.pretrained_path")[0], std::string("final_ema.pt"));
    }
    void a_long_value_is_cut_between_two_letters() {
        RunConfig config;
        std::string text = "a";
        for (int i = 0; i < 400; ++i)
            text += "ö";
        config.train.sample_texts = {text};
        const std::string shown = values_of(changed_settings(config), "train.sample_texts")[0];
        QVERIFY(shown.size() < 500 && shown.ends_with("ö..."));
    }
    void settings_of_several_runs_that_differ_have_all_their_values() {
        RunConfig a, b, c;
        a.name = "a";
        b.name = "b";
        b.train.learning_rate = 0.5;
        c.train.learning_rate = 0.25;
        a.train.seed = b.train.seed = c.train.seed = 7;
        const auto differing = differing_settings({a, b, c});
        QCOMPARE(differing.size(), std::size_t{1});
        const Values values = values_of(differing, "train.learning_rate");
        QCOMPARE(values.size(), std::size_t{3});
        QCOMPARE(values[1], std::string("0.5"));
        QCOMPARE(values[2], std::string("0.25"));
    }
    void no_configuration_differs_from_none() {
        QVERIFY(differing_settings({}).empty());
        QVERIFY(differing_settings({RunConfig()}).empty());
    }
};

FORMANT_TEST(TestShownSettings)

} // namespace tst_shown_settings

#include "tst_shown_settings.moc"
