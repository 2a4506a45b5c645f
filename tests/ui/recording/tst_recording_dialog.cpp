#include "engine/session/recording/recording_profile.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/ui/recording/fed_input.h"
#include "tests/ui/samples/scripted_output.h"
#include "ui/messages/error_note.h"
#include "ui/recording/prompt_view.h"
#include "ui/recording/recording_dialog.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_recording_dialog {

using test::SmallCorpus;
using Names = std::vector<std::string>;

/// Returns a pause, the samples of the file, and a pause, with a quiet noise.
std::vector<float> spoken(const SmallCorpus& folder, const test::Sound& sound,
                          double pause_s = 0.4) {
    folder.record("spoken.wav", sound);
    const DecodedSound voice = read_sound((folder / "spoken.wav").string()).value();
    const auto pause = static_cast<std::size_t>(pause_s * 48000);
    std::vector<float> samples(voice.samples.size() + 2 * pause);
    std::copy(voice.samples.begin(), voice.samples.end(),
              samples.begin() + static_cast<std::ptrdiff_t>(pause));
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] += i % 2 == 0 ? 0.0005F : -0.0005F;
    return samples;
}

struct Fixture {
    SmallCorpus folder;
    test::Microphones microphones;
    test::OutputLog played;
    std::unique_ptr<RecordingDialog> dialog;

    Fixture() { open(); }
    void open() {
        dialog.reset();
        dialog = std::make_unique<RecordingDialog>(RecordingSetup{
            std::make_unique<test::FedInput>(microphones),
            std::make_unique<test::ScriptedOutput>(played), FORMANT_PROGRAM, folder / "voices"});
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        QTRY_VERIFY(label("voice_folder").contains("voices"));
    }
    template <class Widget>
    Widget& part(const QString& name) {
        return *dialog->findChild<Widget*>(name);
    }
    QPushButton& button(const QString& name) { return part<QPushButton>(name); }
    QString label(const QString& name) { return part<QLabel>(name).text(); }
    QString errors() {
        QString all;
        for (const ErrorNote* note : dialog->findChildren<ErrorNote*>())
            all += note->text();
        return all;
    }
    PromptView& view() { return *dialog->findChild<PromptView*>(); }
    void press(Qt::Key key) { QTest::keyClick(&view(), key); }

    void fill_in() {
        part<QLineEdit>("speaker").setText("Ann");
        part<QCheckBox>("agreed").setChecked(true);
        part<QLineEdit>("consent").setText("for this voice");
        part<QComboBox>("licence").setCurrentText("CC-BY-4.0");
    }
    /// Chooses the sentences of a file, with the last entry of the list.
    void choose_sentences(const std::string& lines) {
        folder.write("mine.txt", lines);
        auto& sentences = part<QComboBox>("sentences");
        sentences.setCurrentIndex(sentences.count() - 1);
        part<QLineEdit>("sentences_file")
            .setText(QString::fromStdString((folder / "mine.txt").string()));
    }
    void go_forward() { button("recording_forward").click(); }
    void reach_room() {
        go_forward();
        QTRY_VERIFY(part<QComboBox>("microphone").isVisible());
    }
    void measure_room() {
        button("measure_room").click();
        microphones.feed(std::vector<float>(2 * 48000 + 4800, 0.001F));
    }
    void reach_prompts() {
        reach_room();
        measure_room();
        go_forward();
        QTRY_VERIFY(view().isVisible());
    }
    void begin(const std::string& lines = "One.\nTwo.\nThree.\n") {
        fill_in();
        choose_sentences(lines);
        reach_prompts();
    }
    void speak(const test::Sound& sound = {.seconds = 1, .sample_rate_hz = 48000},
               double pause_s = 0.4) {
        press(Qt::Key_Space);
        microphones.feed(spoken(folder, sound, pause_s));
        press(Qt::Key_Space);
        QTRY_VERIFY(view().state() != PromptState::saving);
    }
    Names texts() { return test::texts_of(folder.read("voices/Ann").utterances); }
};

class TestRecordingDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void recording_needs_a_complete_profile() {
        Fixture f;
        QVERIFY(!f.button("recording_forward").isEnabled());
        f.fill_in();
        QVERIFY(f.button("recording_forward").isEnabled());
        f.part<QCheckBox>("agreed").setChecked(false);
        QVERIFY(!f.button("recording_forward").isEnabled());
        f.part<QCheckBox>("agreed").setChecked(true);
        QVERIFY(f.label("voice_folder").contains("Ann"));
        QCOMPARE(f.part<QComboBox>("voice_language").currentText(), QString("English"));
        test::keep_screenshot(*f.dialog, "recording_voice");
    }
    void the_built_in_sentences_follow_the_language() {
        Fixture f;
        f.fill_in();
        f.part<QComboBox>("voice_language").setCurrentText("Svenska");
        QVERIFY(f.part<QComboBox>("sentences").currentText().contains("Svenska"));
        f.part<QComboBox>("voice_language").setCurrentText("de");
        QVERIFY(f.part<QLineEdit>("sentences_file").isVisible());
        QVERIFY(!f.button("recording_forward").isEnabled());
    }
    void a_voice_is_recorded_by_keyboard_alone() {
        Fixture f;
        f.begin();
        QCOMPARE(f.label("prompt_text"), QString("One."));
        QCOMPARE(f.label("prompt_place"), QString("Sentence 1 of 3"));
        f.speak();
        QCOMPARE(f.errors(), QString());
        QCOMPARE(f.label("take_verdict"), QString("Good."));
        f.press(Qt::Key_Return);
        QCOMPARE(f.label("prompt_text"), QString("Two."));
        f.speak();
        f.press(Qt::Key_Right);
        f.speak();
        QCOMPARE(f.texts(), (Names{"One.", "Two.", "Three."}));
        QCOMPARE(f.part<QProgressBar>("recorded").value(), 3);
        QVERIFY(f.label("prompt_task").startsWith("All sentences are recorded."));
        test::keep_screenshot(*f.dialog, "recording_prompts");
    }
    void the_profile_is_stored_in_the_corpus() {
        Fixture f;
        f.begin();
        f.speak();
        const VoiceProfile profile = f.folder.read("voices/Ann").profile;
        QCOMPARE(profile.speaker, std::string("Ann"));
        QVERIFY(profile.consent.starts_with("given 20"));
        QVERIFY(profile.consent.ends_with(": for this voice"));
        QCOMPARE(profile.license, std::string("CC-BY-4.0"));
    }
    void the_recording_has_the_samples_of_the_microphone() {
        Fixture f;
        f.begin();
        f.speak();
        const auto sound =
            read_sound(f.folder.read("voices/Ann").utterances.at(0).file.string()).value();
        QCOMPARE(sound.sample_rate_hz, 48000);
        const auto expected = spoken(f.folder, {.seconds = 1, .sample_rate_hz = 48000});
        QCOMPARE(sound.samples.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(sound.samples[i] - expected[i]) < 1e-6F);
    }
    void faults_are_explained_data() {
        QTest::addColumn<double>("gain");
        QTest::addColumn<double>("pause_s");
        QTest::addColumn<QString>("text");
        QTest::newRow("too loud") << 3.0 << 0.4 << "Too loud";
        QTest::newRow("too quiet") << 0.03 << 0.4 << "Too quiet";
        QTest::newRow("without a pause") << 1.0 << 0.0 << "No silence";
        QTest::newRow("silent") << 0.0 << 0.4 << "No speech detected";
    }
    void faults_are_explained() {
        QFETCH(double, gain);
        QFETCH(double, pause_s);
        QFETCH(QString, text);
        Fixture f;
        f.begin();
        f.speak({.seconds = 1, .gain = gain, .sample_rate_hz = 48000}, pause_s);
        QVERIFY2(f.label("take_verdict").contains(text), qPrintable(f.label("take_verdict")));
    }
    void a_take_is_recorded_again_on_purpose_only() {
        Fixture f;
        f.begin();
        f.speak();
        f.press(Qt::Key_Space);
        QVERIFY(f.view().state() == PromptState::spoken);
        f.press(Qt::Key_R);
        QVERIFY(f.view().state() == PromptState::recording);
        f.microphones.feed(spoken(f.folder, {.seconds = 2, .sample_rate_hz = 48000}));
        f.press(Qt::Key_Space);
        QTRY_VERIFY(f.view().state() == PromptState::spoken);
        const auto corpus = f.folder.read("voices/Ann");
        QCOMPARE(corpus.utterances.size(), std::size_t{1});
        QCOMPARE(read_sound(corpus.utterances[0].file.string())->seconds(), 2.8);
    }
    void a_take_without_speech_replaces_nothing() {
        Fixture f;
        f.begin();
        f.speak();
        f.press(Qt::Key_Backspace);
        f.microphones.feed(std::vector<float>(48000, 0.0001F));
        f.press(Qt::Key_Space);
        QTRY_VERIFY(f.view().state() == PromptState::spoken);
        QVERIFY(f.label("take_verdict").contains("No speech detected"));
        QCOMPARE(f.texts(), Names{"One."});
    }
    void a_take_is_played() {
        Fixture f;
        f.begin();
        f.press(Qt::Key_P);
        QVERIFY(f.played.sound == nullptr);
        f.speak();
        f.press(Qt::Key_P);
        QTRY_VERIFY_WITH_TIMEOUT(f.played.sound != nullptr, 30'000);
        QVERIFY(std::abs(f.played.sound->seconds() - 1.8) < 1e-3);
        f.press(Qt::Key_R);
        QVERIFY(f.played.sound == nullptr);
    }
    void a_session_resumes_at_the_first_missing_sentence() {
        Fixture f;
        f.begin();
        f.speak();
        f.press(Qt::Key_Return);
        f.press(Qt::Key_Return);
        f.speak();
        f.open();
        auto& voice = f.part<QComboBox>("voice");
        QCOMPARE(voice.count(), 2);
        voice.setCurrentIndex(1);
        QVERIFY(!f.part<QLineEdit>("speaker").isVisible());
        QVERIFY(f.part<QComboBox>("sentences").currentText().contains("mine"));
        f.reach_prompts();
        QCOMPARE(f.label("prompt_text"), QString("Two."));
        QCOMPARE(f.part<QProgressBar>("recorded").value(), 2);
        f.press(Qt::Key_Left);
        QCOMPARE(f.label("prompt_text"), QString("One."));
    }
    void after_the_last_sentence_comes_the_first_missing_one() {
        Fixture f;
        f.begin();
        f.press(Qt::Key_Return);
        f.press(Qt::Key_Return);
        f.speak();
        f.press(Qt::Key_Return);
        QCOMPARE(f.label("prompt_text"), QString("One."));
    }
    void escape_discards_a_take_and_then_closes_the_dialog() {
        Fixture f;
        f.begin();
        f.press(Qt::Key_Space);
        f.press(Qt::Key_Escape);
        QVERIFY(f.dialog->isVisible());
        QVERIFY(f.view().state() == PromptState::to_speak);
        f.press(Qt::Key_Escape);
        QVERIFY(!f.dialog->isVisible());
    }
    void what_was_typed_about_the_voice_is_not_lost_without_a_question() {
        Fixture f;
        f.part<QLineEdit>("speaker").setText("Ann");
        QTimer::singleShot(0, f.dialog.get(), [] {
            QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        });
        f.dialog->reject();
        QVERIFY(f.dialog->isVisible());
        f.part<QLineEdit>("speaker").clear();
        f.dialog->reject();
        QVERIFY(!f.dialog->isVisible());
    }
    void the_room_noise_is_measured_and_rated() {
        Fixture f;
        f.fill_in();
        f.choose_sentences("One.\n");
        f.reach_room();
        QVERIFY(!f.button("recording_forward").isEnabled());
        f.measure_room();
        QVERIFY(f.label("room_result").contains("-60 dB"));
        QVERIFY(f.label("room_result").contains("quiet"));
        QVERIFY(f.button("recording_forward").isEnabled());
        test::keep_screenshot(*f.dialog, "recording_room");
        f.button("measure_room").click();
        f.microphones.feed(std::vector<float>(3 * 48000));
        QVERIFY(f.label("room_result").contains("muted"));
    }
    void a_microphone_is_chosen_by_its_name() {
        Fixture f;
        f.fill_in();
        f.choose_sentences("One.\n");
        f.reach_room();
        QCOMPARE(f.microphones.open, QByteArray("desk"));
        f.part<QComboBox>("microphone").setCurrentText("Headset");
        QCOMPARE(f.microphones.open, QByteArray("head"));
    }
    void a_refused_microphone_is_reported_and_can_be_refreshed() {
        Fixture f;
        f.microphones.why_not = "Allow microphones, and refresh.";
        f.fill_in();
        f.choose_sentences("One.\n");
        f.reach_room();
        QCOMPARE(f.errors(), f.microphones.why_not);
        QVERIFY(!f.button("measure_room").isEnabled());
        f.microphones.why_not.clear();
        f.button("look_again").click();
        QCOMPARE(f.errors(), QString());
        QVERIFY(f.button("measure_room").isEnabled());
    }
    void an_unplugged_microphone_loses_only_the_current_take() {
        Fixture f;
        f.begin();
        f.speak();
        f.press(Qt::Key_Return);
        f.press(Qt::Key_Space);
        f.microphones.pull_out("Connect it again.");
        QVERIFY(f.errors().contains("Connect it again."));
        QVERIFY(f.view().state() == PromptState::to_speak);
        QVERIFY(!f.button("record").isEnabled());
        f.button("recording_back").click();
        f.measure_room();
        f.go_forward();
        f.speak();
        QCOMPARE(f.texts(), (Names{"One.", "Two."}));
    }
    void a_take_that_cannot_be_saved_is_an_error() {
        Fixture f;
        f.begin();
        std::filesystem::remove_all(f.folder / "voices/Ann/recordings");
        f.speak();
        QVERIFY(f.errors().contains("recordings"));
        QVERIFY(f.view().state() == PromptState::to_speak);
    }
    void unreadable_sentences_are_an_error_and_create_nothing() {
        Fixture f;
        f.fill_in();
        f.choose_sentences("\n");
        f.go_forward();
        QTRY_VERIFY(f.errors().contains("mine.txt"));
        QVERIFY(!std::filesystem::exists(f.folder / "voices/Ann"));
    }
    void the_corpus_is_used() {
        Fixture f;
        QSignalSpy requests(f.dialog.get(), &RecordingDialog::use_requested);
        f.begin();
        QVERIFY(!f.button("use_corpus").isEnabled());
        f.speak();
        f.button("use_corpus").click();
        QCOMPARE(requests.at(0).at(0).toString().toStdString(), (f.folder / "voices/Ann").string());
        QCOMPARE(requests.at(0).at(1).toString(), QString("en"));
        QVERIFY(!f.dialog->isVisible());
    }
    void persian_and_the_arrow_keys_run_from_right_to_left() {
        Fixture f;
        f.dialog->setLayoutDirection(Qt::RightToLeft);
        f.begin("این یک جمله است.\nاین جملهٔ دوم است.\n");
        QCOMPARE(f.part<QLabel>("prompt_text").layoutDirection(), Qt::RightToLeft);
        f.press(Qt::Key_Left);
        QCOMPARE(f.label("prompt_place"), QString("Sentence 2 of 2"));
        f.press(Qt::Key_Right);
        QCOMPARE(f.label("prompt_place"), QString("Sentence 1 of 2"));
        test::keep_screenshot(*f.dialog, "recording_rtl");
    }
};

FORMANT_TEST_IN(QApplication, TestRecordingDialog)

} // namespace tst_recording_dialog

#include "tst_recording_dialog.moc"
