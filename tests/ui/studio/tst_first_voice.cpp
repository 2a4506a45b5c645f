#include "engine/session/runs/find_run.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/samples/sample_slot.h"
#include "ui/samples/samples_page.h"
#include "ui/samples/spectrogram_plot.h"
#include "ui/training/training_page.h"
#include "ui/wizard/first_run_wizard.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTableView>

using namespace formant;
using namespace formant::test;

namespace tst_first_voice {

/// Answers with Enter alone, except for the CPU, so that the test is the same on machines with
/// GPUs.
void answer_wizard(MainWindow& window) {
    auto& wizard = seen<FirstRunWizard>(window, "first_run_wizard");
    const auto next = [&wizard] {
        wait_until("the wizard can continue", [&] { return wizard.currentPage()->isComplete(); });
        QTest::qWait(1); // its buttons follow
        QTest::keyClick(wizard.focusWidget(), Qt::Key_Return);
    };
    while (wizard.nextId() >= 0) {
        const int before = wizard.currentId();
        if (auto* device = wizard.currentPage()->findChild<QComboBox*>("wizard_device"))
            device->setCurrentIndex(device->findData("cpu"));
        next();
        wait_until("the next page comes", [&] { return wizard.currentId() > before; });
    }
    QPointer<FirstRunWizard> open = &wizard;
    next();
    wait_until("the wizard has saved its answers", [&] { return !open || !open->isVisible(); });
}

void choose_recordings(MainWindow& window, const QString& folder) {
    turn_to_page(window, 1);
    DataPage& page = *window.pages().data;
    press_and_choose(page, "add_folder", folder);
    wait_until(
        "the clips are counted", [&] { return label_text(page, "fact_clips") == "4"; }, 10);
}

/// Searches for a setting and types its value.
void set(ConfigurationPage& page, const QString& key, const QString& value) {
    type(page, "search", key);
    type(page, key, value);
}

void write_configuration(MainWindow& window, const QString& file) {
    turn_to_page(window, 2);
    ConfigurationPage& page = *window.pages().configuration;
    set(page, "name", "first");
    for (const char* key : {"encoder_channels", "decoder_channels", "style_encoder_channels"})
        set(page, QString("model.unet.") + key, "16");
    set(page, "train.max_steps", "30");
    set(page, "train.batch_size", "4");
    press_and_choose(page, "train", file);
}

void train(MainWindow& window) {
    TrainingPage& page = *window.pages().training; // which runs its checks by itself
    wait_until("the preflight checks pass",
               [&] { return label_text(page, "preflight_summary").startsWith("Ready to train"); });
    press(window, "start_stop");
    wait_until("the training ends",
               [&] { return window.controls().state() == RunControls::State::idle; });
}

/// Returns the seconds of the synthesized sample, as its page has read it back from disk.
double synthesize(MainWindow& window, const QString& text) {
    turn_to_page(window, 4);
    SamplesPage& page = *window.pages().samples;
    type(page, "own_text", text);
    press(page, "speak_own");
    auto& slot = seen<SampleSlot>(page, "slot_a");
    wait_until("the sample is there", [&] { return slot.sound() != nullptr; });
    return slot.plot().seconds();
}

class TestFirstVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void from_the_first_start_to_a_voice_that_speaks() {
        const Studio studio;
        const Path file = studio.folder / "mine.yaml";
        studio.open([&](MainWindow& window) {
            answer_wizard(window);
            choose_recordings(window, QString::fromStdString(studio.folder.path()));
            write_configuration(window, QString::fromStdString(file));
            train(window);
            QVERIFY(label_text(window, "status").startsWith("Training finished."));
            QVERIFY(synthesize(window, "two one") > 0.05);
            keep_screenshot(window, "first_voice");
        });
        QVERIFY(std::filesystem::exists(folder_of_runs("") / "first/checkpoints/final_ema.pt"));
    }
};

FORMANT_TEST(TestFirstVoice)

} // namespace tst_first_voice

#include "tst_first_voice.moc"
