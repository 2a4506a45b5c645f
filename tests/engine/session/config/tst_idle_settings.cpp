#include "engine/session/config/config_form.h"
#include "engine/session/config/idle_settings.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace {

bool is_idle(const RunConfig& config, const std::string& key) {
    const auto idle = idle_settings(config);
    return std::any_of(idle.begin(), idle.end(),
                       [&](const IdleSetting& one) { return one.key == key; });
}

} // namespace

class TestIdleSettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_another_setting_turns_off_is_idle() {
        RunConfig config;
        QVERIFY(is_idle(config, "train.layer_patterns"));
        QVERIFY(is_idle(config, "data.concatenate_pause_ms_max"));
        QVERIFY(!is_idle(config, "train.max_steps"));
        config.train.layers = "custom";
        config.data.concatenate_max = 4;
        config.train.epochs = 3;
        QVERIFY(!is_idle(config, "train.layer_patterns"));
        QVERIFY(!is_idle(config, "data.concatenate_pause_ms_max"));
        QVERIFY(is_idle(config, "train.max_steps"));
    }
    void of_the_models_only_the_chosen_one_s_settings_count() {
        RunConfig config;
        QVERIFY(is_idle(config, "model.vits.n_heads"));
        QVERIFY(!is_idle(config, "model.unet.decoder_levels"));
        QVERIFY(!is_idle(config, "train.use_gradient_checkpointing"));
        config.voice.model.name = "vits";
        QVERIFY(!is_idle(config, "model.vits.n_heads"));
        QVERIFY(is_idle(config, "model.unet.decoder_levels"));
        QVERIFY(!is_idle(config, "model.size"));
        QVERIFY(is_idle(config, "train.use_gradient_checkpointing"));
    }
    void a_model_that_learns_from_sound_alone_has_no_use_for_texts() {
        RunConfig config;
        for (const char* key : {"text.language", "text.mode", "train.sample_texts"})
            QVERIFY2(!is_idle(config, key), key);
        config.voice.model.name = "hifigan";
        for (const char* key : {"text.language", "text.mode", "train.sample_texts"})
            QVERIFY2(is_idle(config, key), key);
        QVERIFY(!is_idle(config, "data.corpus"));
    }
    void a_vocoder_reads_texts_for_the_frames_of_a_voice_and_speaks_none() {
        RunConfig config;
        QVERIFY(is_idle(config, "model.hifigan.mels_of"));
        config.voice.model.name = "hifigan";
        config.voice.model.hifigan.mels_of = "voice.pt";
        QVERIFY(!is_idle(config, "model.hifigan.mels_of"));
        QVERIFY(!is_idle(config, "text.language"));
        QVERIFY(is_idle(config, "train.sample_texts"));
    }
    void each_is_a_setting_that_there_is_and_says_why() {
        RunConfig config;
        config.train.epochs = 3;
        config.voice.text.mode = "characters";
        const auto& fields = form_fields();
        for (const char* model : {"unet", "hifigan"}) {
            config.voice.model.name = model;
            for (const IdleSetting& one : idle_settings(config)) {
                const bool is_there =
                    std::any_of(fields.begin(), fields.end(),
                                [&](const FormField& field) { return field.key == one.key; });
                QVERIFY2(is_there, one.key.c_str());
                QVERIFY(!one.why.empty());
            }
        }
    }
};

FORMANT_TEST(TestIdleSettings)
#include "tst_idle_settings.moc"
