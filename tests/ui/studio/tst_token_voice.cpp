#include "engine/session/runs/find_run.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_xtts.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/samples/sample_slot.h"
#include "ui/samples/samples_page.h"
#include "ui/samples/spectrogram_plot.h"
#include "ui/training/training_page.h"
#include "ui/window/window_state.h"

#include <QtCore/QSettings>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

using namespace formant;
using namespace formant::test;

namespace tst_token_voice {

/// Searches for a setting and types its value.
void set(ConfigurationPage& page, const QString& key, const QString& value) {
    type(page, "search", key);
    type(page, key, value);
}

QString in(const Path& path) {
    return QString::fromStdString(path.string());
}

/// Configures a run that starts from published weights.
void configure(MainWindow& window, const Path& published, const QString& file) {
    turn_to_page(window, 2);
    ConfigurationPage& page = *window.pages().configuration;
    press_and_choose(page, "import", in(published / "config.json"));
    set(page, "name", "tokens");
    set(page, "train.pretrained_path", in(published / "model.pth"));
    set(page, "train.max_steps", "6");
    set(page, "train.batch_size", "2");
    type(page, "search", "model.name");
    keep_screenshot(window, "token_voice_configuration_" + file.right(7).left(2));
}

void choose_recordings(MainWindow& window, const QString& folder) {
    turn_to_page(window, 1);
    DataPage& page = *window.pages().data;
    press_and_choose(page, "add_folder", folder);
    wait_until(
        "the clips are counted", [&] { return label_text(page, "fact_clips") != QString(); }, 10);
}

void train(MainWindow& window, const QString& file) {
    turn_to_page(window, 2);
    press_and_choose(*window.pages().configuration, "train", file);
    wait_until("the checks pass",
               [&] { return seen<QPushButton>(window, "start_stop").isEnabled(); });
    press(window, "start_stop");
    wait_until("the training ends",
               [&] { return window.controls().state() == RunControls::State::idle; });
}

/// Returns the seconds of the synthesized sample.
double synthesize(MainWindow& window, const QString& text, const Path& reference) {
    turn_to_page(window, 4);
    SamplesPage& page = *window.pages().samples;
    type(page, "own_text", text);
    type(page, "own_reference", in(reference));
    auto& language = seen<QComboBox>(page, "own_language");
    language.setCurrentIndex(language.findData("de"));
    press(page, "speak_own");
    auto& slot = seen<SampleSlot>(page, "slot_a");
    wait_until("the sample is there", [&] { return slot.sound() != nullptr; });
    wait_until("it is drawn", [&] { return slot.plot().seconds() > 0; });
    QTest::qWait(400); // for the picture
    return slot.plot().seconds();
}

class TestTokenVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void published_weights_are_trained_and_speak_like_a_reference_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Persian") << "fa";
    }
    void published_weights_are_trained_and_speak_like_a_reference() {
        QFETCH(const QString, language);
        const Studio studio;
        studio.skip_wizard();
        QSettings(window_state_file(), QSettings::IniFormat).setValue("language", language);
        const Path published = studio.folder / "XTTS-v2";
        write_public_xtts(published);
        const QString file = in(studio.folder / ("mine_" + language.toStdString() + ".yaml"));
        studio.open([&](MainWindow& window) {
            configure(window, published, file);
            choose_recordings(window, in(studio.folder.path()));
            train(window, file);
            QVERIFY(synthesize(window, "two one", studio.folder / "three.wav") > 0.02);
            keep_screenshot(window, "token_voice_samples_" + language);
        });
        QVERIFY(std::filesystem::exists(folder_of_runs("") / "tokens/checkpoints/final_ema.pt"));
    }
};

FORMANT_TEST(TestTokenVoice)

} // namespace tst_token_voice

#include "tst_token_voice.moc"
