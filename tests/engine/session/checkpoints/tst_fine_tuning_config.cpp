#include "engine/base/atomic_file.h"
#include "engine/session/checkpoints/fine_tuning_config.h"
#include "engine/session/config/config_draft.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_fine_tuning_config {

using test::throw_on_error;

/// The run "anna" of a small voice, with one checkpoint.
struct Fixture {
    test::TemporaryFolder runs;
    Path checkpoint = runs / "anna/checkpoints/step_40.pt";

    Fixture() {
        std::filesystem::create_directories(checkpoint.parent_path());
        test::save_voice(checkpoint, 40);
        RunConfig config;
        config.name = "anna";
        config.voice.audio.sample_rate_hz = 16'000;
        config.voice.text.language = "sv";
        config.voice.text.symbols = "corpus";
        config.voice.model.size = "small";
        config.data.corpus = "/recordings/anna";
        config.train.max_steps = 123;
        throw_on_error(write_file_atomically(runs / "anna/config.yaml", run_config_yaml(config)));
    }
    ConfigDraft config(const Path& file) const {
        return ConfigDraft(fine_tuning_config(file, runs.path()).value());
    }
};

class TestFineTuningConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_has_corpus_text_sound_and_sizes_of_the_voice() {
        const Fixture f;
        const ConfigDraft draft = f.config(f.checkpoint);
        QVERIFY(draft.faults().empty());
        QCOMPARE(draft.value("train.pretrained_path"), f.checkpoint.string());
        QCOMPARE(draft.value("data.corpus"), std::string("/recordings/anna"));
        QCOMPARE(draft.value("text.language"), std::string("sv"));
        QCOMPARE(draft.value("audio.sample_rate_hz"), std::string("16000"));
        QCOMPARE(draft.value("model.size"), std::string("small"));
    }
    void its_symbols_are_those_of_the_weights_not_of_the_new_recordings() {
        const Fixture f;
        QCOMPARE(f.config(f.checkpoint).value("text.symbols"), std::string("auto"));
    }
    void it_trains_another_run_with_the_settings_for_fine_tuning() {
        const Fixture f;
        const ConfigDraft draft = f.config(f.checkpoint);
        QCOMPARE(draft.value("preset"), std::string("fine_tune"));
        QCOMPARE(draft.value("name"), std::string("anna-2"));
        QCOMPARE(draft.value("train.max_steps"), draft.preset_value("train.max_steps"));
    }
    void a_checkpoint_without_its_run_has_its_own_configuration() {
        const Fixture f;
        const Path alone = f.runs / "elsewhere/voice.pt";
        std::filesystem::create_directories(alone.parent_path());
        test::save_voice(alone, 40);
        const ConfigDraft draft = f.config(alone);
        for (const ConfigFault& fault : draft.faults())
            QFAIL(to_english(fault.what).c_str());
        QCOMPARE(draft.value("train.pretrained_path"), alone.string());
    }
    void a_file_that_is_no_checkpoint_is_reported() {
        const Fixture f;
        const Path broken = f.runs / "elsewhere/broken.pt";
        std::filesystem::create_directories(broken.parent_path());
        throw_on_error(write_file_atomically(broken, "no weights"));
        QVERIFY(!fine_tuning_config(broken, f.runs.path()));
    }
};

FORMANT_TEST(TestFineTuningConfig)

} // namespace tst_fine_tuning_config

#include "tst_fine_tuning_config.moc"
