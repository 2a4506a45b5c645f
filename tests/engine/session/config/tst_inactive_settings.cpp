#include "engine/models/hifigan/hifigan_config.h"
#include "engine/session/config/config_form.h"
#include "engine/session/config/inactive_settings.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_inactive_settings {

bool is_inactive(const RunConfig& config, const std::string& key) {
    const auto inactive = inactive_settings(config);
    return std::any_of(inactive.begin(), inactive.end(),
                       [&](const InactiveSetting& one) { return one.key == key; });
}

class TestInactiveSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_setting_turned_off_by_another_is_inactive() {
        RunConfig config;
        QVERIFY(is_inactive(config, "train.layer_patterns"));
        QVERIFY(is_inactive(config, "data.concatenate_pause_ms_max"));
        QVERIFY(!is_inactive(config, "train.max_steps"));
        config.train.layers = "custom";
        config.data.concatenate_max = 4;
        config.train.epochs = 3;
        QVERIFY(!is_inactive(config, "train.layer_patterns"));
        QVERIFY(!is_inactive(config, "data.concatenate_pause_ms_max"));
        QVERIFY(is_inactive(config, "train.max_steps"));
    }
    void only_settings_of_the_chosen_model_are_active() {
        RunConfig config;
        QVERIFY(is_inactive(config, "model.vits.n_heads"));
        QVERIFY(!is_inactive(config, "model.unet.decoder_levels"));
        QVERIFY(!is_inactive(config, "train.use_gradient_checkpointing"));
        config.voice.model.name = "vits";
        QVERIFY(!is_inactive(config, "model.vits.n_heads"));
        QVERIFY(is_inactive(config, "model.unet.decoder_levels"));
        QVERIFY(!is_inactive(config, "model.size"));
        QVERIFY(is_inactive(config, "train.use_gradient_checkpointing"));
    }
    void text_settings_are_inactive_for_a_model_trained_on_audio() {
        RunConfig config;
        for (const char* key : {"text.language", "text.mode", "train.sample_texts"})
            QVERIFY2(!is_inactive(config, key), key);
        config.voice.model.name = "hifigan";
        for (const char* key : {"text.language", "text.mode", "train.sample_texts"})
            QVERIFY2(is_inactive(config, key), key);
        QVERIFY(!is_inactive(config, "data.corpus"));
    }
    void a_vocoder_with_an_acoustic_model_reads_texts_but_has_no_sample_texts() {
        RunConfig config;
        QVERIFY(is_inactive(config, "model.hifigan.teacher"));
        config.voice.model.name = "hifigan";
        config.voice.model.of<HifiganConfig>().teacher = "voice.pt";
        QVERIFY(!is_inactive(config, "model.hifigan.teacher"));
        QVERIFY(!is_inactive(config, "text.language"));
        QVERIFY(is_inactive(config, "train.sample_texts"));
    }
    void each_is_an_existing_setting_with_a_reason() {
        RunConfig config;
        config.train.epochs = 3;
        config.voice.text.mode = "characters";
        const auto& fields = form_fields();
        for (const char* model : {"unet", "hifigan"}) {
            config.voice.model.name = model;
            for (const InactiveSetting& one : inactive_settings(config)) {
                const bool is_there =
                    std::any_of(fields.begin(), fields.end(),
                                [&](const FormField& field) { return field.key == one.key; });
                QVERIFY2(is_there, one.key.c_str());
                QVERIFY(!one.why.empty());
            }
        }
    }
};

FORMANT_TEST(TestInactiveSettings)

} // namespace tst_inactive_settings

#include "tst_inactive_settings.moc"
