#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "tests/support/voices/small_xtts.h"
#include "tests/ui/samples/scripted_output.h"
#include "ui/export/voice_export_dialog.h"
#include "ui/samples/sample_comparison.h"
#include "ui/samples/samples_page.h"
#include "ui/samples/spectrogram_plot.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <filesystem>

using namespace formant;

namespace tst_samples_page {

enum Column { step, weights, text };

/// A run with samples of three steps, and its page with a scripted audio device.
struct Page {
    test::TemporaryFolder runs;
    Path run = runs / "voice";
    test::OutputLog log;
    std::unique_ptr<SamplesPage> page;

    Page() {
        std::filesystem::create_directories(run / "checkpoints");
        test::throw_on_error(write_file_atomically(run / "run.json", "{}"));
        test::save_voice(run / "checkpoints/step_40.pt", 40);
        test::save_voice(run / "checkpoints/step_20.pt", 20);
        for (const int number : {20, 40, 100})
            record(number, 1);
        page = std::make_unique<SamplesPage>(runs.path().string(), FORMANT_PROGRAM,
                                             std::make_unique<test::ScriptedOutput>(log));
        page->resize(1000, 600);
        page->show();
    }
    /// Writes a sample as a run does; it lasts `seconds`.
    SampleReady record(int number, int seconds, const std::string& name = "001") const {
        const Path folder = run / "samples" / ("step_" + std::to_string(number));
        std::filesystem::create_directories(folder);
        const AudioClip second = test::voiced_second();
        test::throw_on_error(write_file_atomically(folder / (name + ".txt"), "one two"));
        test::throw_on_error(write_audio(
            folder / (name + ".flac"), {second.samples.repeat({seconds}), second.sample_rate_hz}));
        return {number, "one two", (folder / (name + ".flac")).string()};
    }
    template <class Widget>
    Widget& find(const char* name) const {
        return *page->findChild<Widget*>(name);
    }
    QTableView& list() const { return find<QTableView>("samples"); }
    int count() const { return list().model()->rowCount(); }
    QString cell(int row, int column) const {
        return list().model()->index(row, column).data().toString();
    }
    QString error() const { return find<QLabel>("error_text").text(); }
    SpectrogramPlot& spectrogram(const char* name) const { return find<SpectrogramPlot>(name); }
    void load_into_both() const {
        list().selectRow(0);
        find<QPushButton>("into_a").click();
        list().selectRow(1);
        find<QPushButton>("into_b").click();
        QTRY_VERIFY(find<QPushButton>("play_a").isEnabled());
        QTRY_VERIFY(find<QPushButton>("play_b").isEnabled());
    }
};

class TestSamplesPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_newest_step_is_first() {
        const Page p;
        QTRY_COMPARE(p.count(), 3);
        QCOMPARE(p.cell(0, step), QString("100"));
        QCOMPARE(p.cell(0, weights), QString("EMA"));
        QCOMPARE(p.cell(0, text), QString("one two"));
        QCOMPARE(p.cell(2, step), QString("20"));
    }
    void new_samples_appear_by_themselves() {
        const Page p;
        QTRY_COMPARE(p.count(), 3);
        p.page->add(p.record(120, 1));
        QCOMPARE(p.count(), 4);
        p.record(140, 1, "001_raw"); // by another process, without an event
        QTRY_COMPARE_WITH_TIMEOUT(p.count(), 5, 10000);
        QCOMPARE(p.cell(0, weights), QString("non-EMA"));
        p.page->add({160, "three", "/runs/other/samples/step_160/001.flac"});
        QCOMPARE(p.count(), 5);
    }
    void an_error_moves_no_button() {
        const Page p;
        QTRY_COMPARE(p.count(), 3);
        p.load_into_both();
        QTest::qWait(50);
        const auto place = [&](const char* name) {
            return p.find<QPushButton>(name).mapTo(p.page.get(), QPoint());
        };
        const QPoint a = place("play_a"), b = place("play_b"), into_a = place("into_a");
        Q_EMIT p.page->findChild<SampleComparison*>()->not_played("no audio output device");
        QTest::qWait(50);
        QVERIFY(p.error().contains("no audio output device"));
        QCOMPARE(place("play_a"), a);
        QCOMPARE(place("play_b"), b);
        QCOMPARE(place("into_a"), into_a);
    }
    void two_samples_share_one_time_axis() {
        const Page p;
        p.record(200, 3);
        QTRY_COMPARE(p.count(), 4);
        p.load_into_both();
        QVERIFY(p.find<QLabel>("words_a").text().startsWith("Step 200, EMA"));
        QCOMPARE(p.spectrogram("spectrogram_a").seconds(), 3.0);
        QCOMPARE(p.spectrogram("spectrogram_b").seconds(), 1.0);
        QCOMPARE(p.spectrogram("spectrogram_a").xAxis->range().upper, 3.0);
        QCOMPARE(p.spectrogram("spectrogram_b").xAxis->range().upper, 3.0);
        test::keep_screenshot(*p.page, "samples");
    }
    void the_keys_play_switch_at_the_same_position_and_pause() {
        Page p;
        QTRY_COMPARE(p.count(), 3);
        p.load_into_both();
        p.list().setFocus();
        p.page->activateWindow();
        QTRY_VERIFY(p.list().hasFocus());
        QTest::keyClick(&p.list(), Qt::Key_A);
        const DecodedSound* a = p.log.sound;
        QVERIFY(a != nullptr);
        QVERIFY(p.find<QPushButton>("play_a").text().startsWith("Pause"));
        p.log.played_s = 0.4;
        QTest::keyClick(&p.list(), Qt::Key_B);
        QVERIFY(p.log.sound != nullptr && p.log.sound != a);
        QCOMPARE(p.log.from_s, 0.4);
        p.log.played_s = 0.2;
        QTest::keyClick(&p.list(), Qt::Key_Space);
        QVERIFY(p.log.sound == nullptr);
        QTest::keyClick(&p.list(), Qt::Key_Space);
        QVERIFY(std::abs(p.log.from_s - 0.6) < 1e-9);
    }
    void a_missing_audio_device_is_reported() {
        Page p;
        QTRY_COMPARE(p.count(), 3);
        p.load_into_both();
        p.log.error = "There is no audio output.";
        p.find<QPushButton>("play_b").click();
        QCOMPARE(p.error(), QString("There is no audio output."));
        p.log.error.clear();
        p.find<QPushButton>("play_b").click();
        QVERIFY(p.error().isEmpty());
    }
    void a_sample_shows_its_path_and_can_be_exported() {
        const Page p;
        QTRY_COMPARE(p.count(), 3);
        QVERIFY(!p.find<QPushButton>("save_sound").isEnabled());
        p.list().selectRow(0);
        const Path sample = p.run / "samples/step_100/001.flac";
        QCOMPARE(p.find<QLineEdit>("recording_path").text(),
                 QString::fromStdString(sample.string()));
        QVERIFY(p.find<QPushButton>("save_sound").isEnabled());
        const Path copy = p.runs / "mine.flac";
        p.page->save_sound({sample.string()}, QString::fromStdString(copy.string()));
        QVERIFY(p.find<QLabel>("saved_sound").text().contains(copy.filename().c_str()));
        QCOMPARE(read_file(copy).value(), read_file(sample).value());
        p.page->save_sound({sample.string()}, "/proc/mine.flac");
        QVERIFY(p.error().startsWith("/proc/mine.flac cannot be written"));
    }
    void without_a_checkpoint_a_hint_is_shown() {
        const Page p;
        QTRY_VERIFY(p.find<QLabel>("own_hint").text().isEmpty());
        for (const char* file : {"step_20.pt", "step_40.pt"})
            std::filesystem::remove(p.run / "checkpoints" / file);
        p.page->refresh_checkpoints();
        QTRY_VERIFY(p.find<QLabel>("own_hint").text().startsWith("No checkpoint yet"));
    }
    void the_text_field_does_not_move_when_a_checkpoint_arrives() {
        const Page p;
        QTRY_VERIFY(p.find<QLabel>("own_hint").text().isEmpty());
        QTest::qWait(0); // the layout follows
        const int with_checkpoints = p.find<QWidget>("own_text_box").y();
        for (const char* file : {"step_20.pt", "step_40.pt"})
            std::filesystem::remove(p.run / "checkpoints" / file);
        p.page->refresh_checkpoints();
        QTRY_VERIFY(!p.find<QLabel>("own_hint").text().isEmpty());
        QTest::qWait(0);
        QCOMPARE(p.find<QWidget>("own_text_box").y(), with_checkpoints);
    }
    void phonemes_missing_in_the_training_data_are_named() {
        const Page p;
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").count(), 2);
        p.find<QLineEdit>("own_text").setText("two balls");
        p.find<QPushButton>("speak_own").click();
        QTRY_COMPARE_WITH_TIMEOUT(p.count(), 4, 30000);
        QCOMPARE(p.find<QLabel>("own_hint").text(),
                 QString("skipped phonemes that are not in the training data: b l z"));
        p.find<QLineEdit>("own_text").setText("two");
        p.find<QPushButton>("speak_own").click();
        QVERIFY(p.find<QLabel>("own_hint").text().isEmpty());
    }
    void an_unreadable_sample_is_named() {
        const Page p;
        test::throw_on_error(
            write_file_atomically(p.run / "samples/step_100/001.flac", "no sound"));
        QTRY_COMPARE(p.count(), 3);
        p.list().selectRow(0);
        p.find<QPushButton>("into_a").click();
        QTRY_VERIFY(p.error().contains("step_100/001.flac"));
    }
    void a_custom_text_is_synthesized_and_listed() {
        const Page p;
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").count(), 2);
        QVERIFY(!p.find<QPushButton>("speak_own").isEnabled());
        p.page->set_checkpoint(QString::fromStdString((p.run / "checkpoints/step_20.pt").string()));
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").currentText(), QString("step_20.pt"));
        p.find<QLineEdit>("own_text").setText("two");
        p.find<QComboBox>("own_weights").setCurrentIndex(1);
        p.find<QPushButton>("speak_own").click();
        QTRY_COMPARE_WITH_TIMEOUT(p.count(), 4, 30000);
        QVERIFY(std::filesystem::exists(p.run / "samples/step_20/own_001_raw.flac"));
        QTRY_VERIFY(p.find<QLabel>("words_a").text() == "Step 20, non-EMA: “two”");
        QTRY_VERIFY(p.find<QPushButton>("play_a").isEnabled());
    }
    void the_checkpoint_of_custom_texts_is_exported_for_other_programs() {
        const Page p;
        QVERIFY(!p.find<QPushButton>("export_own").isEnabled());
        QTRY_VERIFY(p.find<QPushButton>("export_own").isEnabled());
        p.find<QPushButton>("export_own").click();
        const auto* dialog = p.page->findChild<VoiceExportDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit*>("export_folder")->text(),
                 QString::fromStdString((p.runs / "voice-piper").string()));
    }
    void a_single_speaker_voice_without_vocoders_has_no_more_choices() {
        const Page p;
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").count(), 2);
        QVERIFY(!p.find<QComboBox>("own_speaker").isVisible());
        QVERIFY(!p.find<QComboBox>("own_vocoder").isVisible());
    }
    void one_of_several_speakers_can_be_chosen() {
        const Page p;
        test::save_voice(p.run / "checkpoints/step_60.pt", 60, true, {"ann", "bea"});
        p.page->refresh_checkpoints();
        auto& speaker = p.find<QComboBox>("own_speaker");
        QTRY_VERIFY(speaker.isVisible());
        QCOMPARE(speaker.currentText(), QString("ann"));
        speaker.setCurrentIndex(1);
        p.page->refresh_checkpoints(); // as when the run saves
        QTest::qWait(300);
        QCOMPARE(speaker.currentText(), QString("bea"));
        p.find<QLineEdit>("own_text").setText("two");
        p.find<QPushButton>("speak_own").click();
        QTRY_COMPARE_WITH_TIMEOUT(p.count(), 4, 30000);
    }
    void a_vocoder_of_another_run_can_be_chosen() {
        const Page p;
        test::save_voice(p.run / "checkpoints/step_60.pt", 60, true, {"ann", "bea"});
        const Path vocoder = p.runs / "my vocoder";
        std::filesystem::create_directories(vocoder / "checkpoints");
        test::throw_on_error(write_file_atomically(vocoder / "run.json", "{}"));
        test::throw_on_error(
            write_file_atomically(vocoder / "config.yaml", "model: {name: hifigan}\n"));
        test::save_voice(vocoder / "checkpoints/final_ema.pt", 9); // which is none
        p.page->refresh_checkpoints();
        auto& choice = p.find<QComboBox>("own_vocoder");
        QTRY_VERIFY(choice.isVisible());
        QCOMPARE(choice.currentText(), QString("Griffin-Lim"));
        choice.setCurrentIndex(choice.findText("my vocoder"));
        p.find<QLineEdit>("own_text").setText("two");
        test::keep_screenshot(*p.page, "own_text_choices");
        p.find<QPushButton>("speak_own").click();
        QTRY_VERIFY_WITH_TIMEOUT(p.error().contains("vocoder"), 30000); // it was used as one
    }
    void a_voice_speaks_in_the_style_of_a_reference_recording() {
        const Page p;
        const Path recording = p.runs / "somebody.wav";
        test::throw_on_error(write_audio(recording, test::voiced_second()));
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").count(), 2);
        QVERIFY(p.find<QLineEdit>("own_reference").isVisible());
        p.find<QLineEdit>("own_text").setText("two");
        const auto speak = [&](const QString& reference) {
            p.find<QLineEdit>("own_reference").setText(reference);
            p.find<QPushButton>("speak_own").click();
            QTRY_VERIFY_WITH_TIMEOUT(p.find<QPushButton>("speak_own").isEnabled(), 30000);
        };
        speak("");
        speak(QString::fromStdString(recording.string()));
        test::keep_screenshot(*p.page, "own_text_reference");
        QCOMPARE(p.error(), QString());
        const auto sample = [&](const char* name) {
            return *read_file(p.run / "samples/step_40" / name);
        };
        QVERIFY(sample("own_001.flac") != sample("own_002.flac"));
        speak("/missing.wav");
        QVERIFY2(p.error().contains("missing.wav"), qPrintable(p.error()));
    }
    void a_voice_of_several_languages_speaks_the_chosen_one() {
        const Page p;
        QVERIFY(!p.find<QComboBox>("own_language").isVisible());
        test::throw_on_error(write_file_atomically(
            p.run / "config.yaml", "{model: {name: xtts}, text: {language: de}}\n"));
        test::save_xtts_v2(p.run / "checkpoints/step_60.pt");
        p.page->refresh_checkpoints();
        auto& language = p.find<QComboBox>("own_language");
        QTRY_VERIFY(language.isVisible());
        QCOMPARE(language.currentData().toString(), QString("de"));
        const Path recording = p.runs / "somebody.wav";
        test::throw_on_error(write_audio(recording, test::voiced_second()));
        p.find<QLineEdit>("own_text").setText("two");
        p.find<QLineEdit>("own_reference").setText(QString::fromStdString(recording.string()));
        const auto speak = [&] {
            p.find<QPushButton>("speak_own").click();
            QTRY_VERIFY_WITH_TIMEOUT(p.find<QPushButton>("speak_own").isEnabled(), 30000);
        };
        speak();
        language.setCurrentIndex(language.findData("en"));
        test::keep_screenshot(*p.page, "own_text_language");
        speak();
        QCOMPARE(p.error(), QString());
        const auto sample = [&](const char* name) {
            return *read_file(p.run / "samples/step_60" / name);
        };
        QVERIFY(sample("own_001.flac") != sample("own_002.flac"));
    }
    void a_model_that_follows_no_recording_has_no_field_for_it() {
        const Page p;
        test::throw_on_error(write_file_atomically(p.run / "config.yaml", "model: {name: vits}\n"));
        p.page->refresh_checkpoints();
        QTRY_VERIFY(!p.find<QLineEdit>("own_reference").isVisible());
    }
    void the_newest_checkpoint_is_used_until_another_is_chosen() {
        const Page p;
        auto& checkpoint = p.find<QComboBox>("own_checkpoint");
        QTRY_COMPARE(checkpoint.currentText(), QString("step_40.pt"));
        test::save_voice(p.run / "checkpoints/step_60.pt", 60);
        p.page->refresh_checkpoints();
        QTRY_COMPARE(checkpoint.currentText(), QString("step_60.pt"));
        QTest::keyClick(&checkpoint, Qt::Key_Down);
        QCOMPARE(checkpoint.currentText(), QString("step_40.pt"));
        test::save_voice(p.run / "checkpoints/step_80.pt", 80);
        p.page->refresh_checkpoints();
        QTRY_COMPARE(checkpoint.count(), 4);
        QCOMPARE(checkpoint.currentText(), QString("step_40.pt"));
        QTest::keyClick(&checkpoint, Qt::Key_Home); // back to the newest
        test::save_voice(p.run / "checkpoints/step_90.pt", 90);
        p.page->refresh_checkpoints();
        QTRY_COMPARE(checkpoint.currentText(), QString("step_90.pt"));
    }
    void a_checkpoint_of_another_process_is_the_newest_too() {
        const Page p; // as for a run of the queue or a terminal
        auto& checkpoint = p.find<QComboBox>("own_checkpoint");
        QTRY_COMPARE(checkpoint.currentText(), QString("step_40.pt"));
        QTRY_COMPARE(p.count(), 3);
        test::save_voice(p.run / "checkpoints/step_60.pt", 60);
        QTRY_COMPARE_WITH_TIMEOUT(checkpoint.currentText(), QString("step_60.pt"), 10000);
    }
    void what_the_run_has_set_aside_is_not_the_newest() {
        const Page p;
        test::save_voice(p.run / "checkpoints/abandoned_step_100.pt", 100);
        test::save_voice(p.run / "checkpoints/best_step_40.pt", 40);
        p.page->refresh_checkpoints();
        auto& checkpoint = p.find<QComboBox>("own_checkpoint");
        QTRY_COMPARE(checkpoint.count(), 4);
        QCOMPARE(checkpoint.currentText(), QString("step_40.pt"));
    }
    void a_synthesis_error_is_reported() {
        const Page p;
        QTRY_COMPARE(p.find<QComboBox>("own_checkpoint").count(), 2);
        p.find<QLineEdit>("own_text").setText("?");
        p.find<QPushButton>("speak_own").click();
        QTRY_VERIFY_WITH_TIMEOUT(!p.error().isEmpty(), 30000);
        QVERIFY(p.find<QPushButton>("speak_own").isEnabled());
    }
};

FORMANT_TEST_IN(QApplication, TestSamplesPage)

} // namespace tst_samples_page

#include "tst_samples_page.moc"
