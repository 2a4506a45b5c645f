#include "engine/models/hifigan/hifigan_config.h"
#include "engine/synth/saved_config.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_saved_config {

StateTree checkpoint_with(const std::string& yaml) {
    StateTree checkpoint;
    checkpoint["config"] = yaml;
    return checkpoint;
}

class TestSavedConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void settings_of_the_voice_are_loaded_and_others_ignored() {
        const auto config =
            voice_config_of(checkpoint_with("model:\n  name: hifigan\ntrain:\n  seed: 3\n"));
        QCOMPARE(config->model.name, std::string("hifigan"));
    }
    void a_former_key_is_read() {
        const auto config =
            voice_config_of(checkpoint_with("model:\n  hifigan:\n    mels_of: \"/runs/ann\"\n"));
        QVERIFY(config);
        QCOMPARE(config->model.of<HifiganConfig>().teacher, std::string("/runs/ann"));
    }
    void a_checkpoint_without_a_configuration_is_refused() {
        QCOMPARE(voice_config_of(StateTree()).error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestSavedConfig)

} // namespace tst_saved_config

#include "tst_saved_config.moc"
