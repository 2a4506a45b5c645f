#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/config/run_config.h"
#include "engine/synth/saved_teacher.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_saved_teacher {

using test::contains;

Result<SavedTeacher> teacher_in(const StateTree& checkpoint,
                                const VoiceConfig& wanted = test::small_voice_config()) {
    return load_teacher_voice(checkpoint, "model.hifigan.teacher", wanted, at::kCPU);
}

class TestSavedTeacher : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_has_the_ema_weights_and_is_in_evaluation_mode() {
        const StateTree checkpoint = test::small_voice_checkpoint({"ann", "bea"});
        const SavedTeacher saved = teacher_in(checkpoint).value();
        const auto averages = checkpoint.get<StateTree::Map>("ema").value();
        for (const auto& parameter : saved.model.trainable->named_parameters())
            QVERIFY2(at::equal(parameter.value(),
                               std::get<at::Tensor>(averages.at(parameter.key()).value())),
                     parameter.key().c_str());
        QVERIFY(!saved.model.trainable->is_training());
    }
    void it_has_its_symbols_and_speakers() {
        const SavedTeacher saved = teacher_in(test::small_voice_checkpoint({"bea", "ann"})).value();
        QCOMPARE(saved.symbols.symbols(), test::small_voice_symbols());
        QCOMPARE(saved.speakers.names(), (std::vector<std::string>{"bea", "ann"}));
    }
    void differing_settings_are_listed_with_both_values() {
        VoiceConfig wanted = test::small_voice_config();
        wanted.audio.f_max_hz = 7600;
        wanted.text.language = "es";
        const auto refused = teacher_in(test::small_voice_checkpoint(), wanted);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        const std::string why = to_english(refused.error().what);
        for (const char* setting : {"audio.f_max_hz=7600", "audio.f_max_hz=8000",
                                    "text.language=es", "text.language=en-us"})
            QVERIFY2(contains(why, setting), why.c_str());
        QVERIFY2(!contains(why, "audio.n_mels"), why.c_str());
    }
    void model_sizes_of_the_vocoder_are_not_compared() {
        VoiceConfig wanted = test::small_voice_config();
        wanted.model = {};
        wanted.model.name = "hifigan";
        QVERIFY(teacher_in(test::small_voice_checkpoint(), wanted));
    }
    void another_model_is_rejected() {
        StateTree vocoder = test::small_voice_checkpoint();
        vocoder["config"] = run_config_yaml(load_run_config("", test::small_hifigan()).value());
        const auto refused = teacher_in(vocoder);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(refused.error().what), "'hifigan'"));
    }
    void a_checkpoint_without_weights_is_damaged() {
        StateTree checkpoint = test::small_voice_checkpoint();
        checkpoint["ema"] = StateTree::Map();
        checkpoint["state_dict"] = StateTree::Map();
        QCOMPARE(teacher_in(checkpoint).error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestSavedTeacher)

} // namespace tst_saved_teacher

#include "tst_saved_teacher.moc"
