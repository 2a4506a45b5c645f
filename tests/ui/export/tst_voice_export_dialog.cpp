#include "engine/base/atomic_file.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "ui/export/voice_export_dialog.h"

#include <QtGui/QDesktopServices>
#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>

#include <filesystem>
#include <functional>

using namespace formant;

namespace tst_voice_export_dialog {

/// The run of a small voice, and the dialog that exports its checkpoint.
class Export {
  public:
    using Save = std::function<void(const Path&)>;

    explicit Export(const Save& save = test::save_vits) {
        save(add_run("maria", "model: {name: unet}"));
    }

    /// Returns the file for a checkpoint of the run, which is added.
    Path add_run(const std::string& name, const std::string& config) const {
        const Path run = runs_ / name;
        std::filesystem::create_directories(run / "checkpoints");
        test::throw_on_error(write_file_atomically(run / "run.json", "{}"));
        test::throw_on_error(write_file_atomically(run / "config.yaml", config + "\n"));
        return run / "checkpoints/final_ema.pt";
    }
    void open() {
        const Path checkpoint = runs_ / "maria/checkpoints/final_ema.pt";
        dialog_ = std::make_unique<VoiceExportDialog>(QString::fromStdString(checkpoint.string()));
        dialog_->show();
        QTRY_VERIFY(message().isEmpty()); // the voice is read
    }
    VoiceExportDialog& dialog() const { return *dialog_; }
    QString path(const std::string& name) const {
        return QString::fromStdString((runs_ / name).string());
    }
    QString message() const { return find<QLabel>("work_words").text(); }
    QString error() const { return find<QLabel>("error_text").text(); }
    QString text(const char* label) const { return find<QLabel>(label).text(); }
    bool is_shown(const char* name) const { return find<QWidget>(name).isVisible(); }
    QLineEdit& line(const char* name) const { return find<QLineEdit>(name); }
    QCheckBox& box(const char* name) const { return find<QCheckBox>(name); }
    QRadioButton& player(const char* name) const {
        return find<QRadioButton>((std::string("export_to_") + name).c_str());
    }
    QPushButton& button(const char* name) const { return find<QPushButton>(name); }
    void export_now() const { button("export_voice_now").click(); }
    QStringList exported_files() const {
        QStringList names;
        const auto& list = find<QListWidget>("exported_files");
        for (int row = 0; row < list.count(); ++row)
            names << list.item(row)->text();
        return names;
    }
    void keep_screenshot(const QString& name) const {
        test::keep_screenshot(*dialog_, "export_" + name);
    }

  private:
    template <class Widget>
    Widget& find(const char* name) const {
        return *dialog_->findChild<Widget*>(name);
    }

    test::TemporaryFolder runs_;
    std::unique_ptr<VoiceExportDialog> dialog_;
};

void save_voice_of_mels(const Path& file) {
    test::save_voice(file, 20);
}

/// Receives the folders that would be opened by the desktop.
class OpenedFolders : public QObject {
    Q_OBJECT
  public:
    OpenedFolders() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~OpenedFolders() override { QDesktopServices::unsetUrlHandler("file"); }
    QStringList folders;

  public Q_SLOTS:
    void open(const QUrl& url) { folders << url.toLocalFile(); }
};

class TestVoiceExportDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_is_exported_for_piper_checked_and_its_folder_opened() {
        Export e;
        e.open();
        QCOMPARE(e.line("export_folder").text(), e.path("maria-piper"));
        QVERIFY(e.box("export_check").isChecked());
        e.keep_screenshot("piper");
        e.line("export_check_text").setText("one two");
        e.export_now();
        QVERIFY(!e.button("export_voice_now").isEnabled());
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QCOMPARE(e.exported_files(), QStringList({"voice.onnx", "voice.onnx.json", "README.md"}));
        for (const QString& name : e.exported_files())
            QVERIFY(QFile::exists(e.path("maria-piper/") + name));
        QVERIFY(e.text("export_done").contains(e.path("maria-piper")));
        QVERIFY2(e.text("export_difference").contains("less than 0.01 %"),
                 qPrintable(e.text("export_difference")));
        QVERIFY(!e.is_shown("export_voice_now"));
        e.keep_screenshot("done");
        OpenedFolders opened;
        e.button("open_export_folder").click();
        QCOMPARE(opened.folders, QStringList(e.path("maria-piper")));
    }
    void a_voice_of_mels_is_exported_with_the_vocoder_of_another_run() {
        Export e(save_voice_of_mels);
        const Path vocoder = e.add_run("vocoder", "model: {name: hifigan}");
        test::save_vocoder(vocoder);
        e.open();
        QCOMPARE(e.line("export_vocoder").text(), QString::fromStdString(vocoder.string()));
        e.player("onnx").click();
        e.box("export_separate_vocoder").setChecked(true);
        e.dialog().findChild<QSpinBox*>("export_solver_steps")->setValue(2);
        e.line("export_check_text").setText("one two");
        e.keep_screenshot("onnx");
        e.export_now();
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QCOMPARE(e.exported_files(),
                 QStringList({"acoustic.onnx", "vocoder.onnx", "voice.json", "README.md"}));
        QVERIFY(e.is_shown("export_difference"));
    }
    void notes_say_what_users_of_the_voice_should_know() {
        Export e;
        e.open();
        e.player("sherpa-onnx").click();
        e.box("export_check").setChecked(false);
        e.export_now();
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QVERIFY(!e.is_shown("export_difference"));
        QVERIFY2(e.text("export_notes").contains("espeak-ng-data"),
                 qPrintable(e.text("export_notes")));
        QVERIFY(!e.text("export_notes").contains("--")); // no option of the terminal
        e.keep_screenshot("notes");
    }
    void only_options_with_an_effect_are_shown_data() {
        QTest::addColumn<QString>("player");
        QTest::addColumn<bool>("has_lexicon");
        QTest::addColumn<bool>("has_steps");
        QTest::addColumn<bool>("has_separate_vocoder");
        QTest::addColumn<bool>("has_check");
        QTest::newRow("piper") << "piper" << false << true << false << true;
        QTest::newRow("sherpa-onnx") << "sherpa-onnx" << true << true << false << true;
        QTest::newRow("onnx") << "onnx" << false << true << true << true;
        QTest::newRow("safetensors") << "safetensors" << false << false << false << false;
    }
    void only_options_with_an_effect_are_shown() {
        QFETCH(const QString, player);
        QFETCH(const bool, has_lexicon);
        QFETCH(const bool, has_steps);
        QFETCH(const bool, has_separate_vocoder);
        QFETCH(const bool, has_check);
        Export e(save_voice_of_mels);
        e.open();
        e.player(qPrintable(player)).click();
        QVERIFY(e.is_shown("export_vocoder"));
        QCOMPARE(e.is_shown("export_lexicon"), has_lexicon);
        QCOMPARE(e.is_shown("export_solver_steps"), has_steps);
        QCOMPARE(e.is_shown("export_separate_vocoder"), has_separate_vocoder);
        QCOMPARE(e.is_shown("export_check"), has_check);
        QCOMPARE(e.is_shown("export_check_text"), has_check);
        e.keep_screenshot("mels_" + player);
    }
    void a_voice_that_makes_its_samples_itself_shows_no_vocoder() {
        Export e;
        e.open();
        e.player("onnx").click();
        for (const char* option :
             {"export_vocoder", "export_solver_steps", "export_separate_vocoder"})
            QVERIFY(!e.is_shown(option));
    }
    void half_precision_is_not_compared_and_the_reason_is_shown() {
        Export e;
        e.open();
        QVERIFY(!e.is_shown("export_check_reason"));
        e.box("export_half").setChecked(true);
        QVERIFY(e.is_shown("export_check_reason"));
        QVERIFY(!e.box("export_check").isEnabled());
        e.export_now();
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QVERIFY(!e.is_shown("export_difference"));
    }
    void a_check_needs_a_text() {
        Export e;
        e.open();
        e.line("export_check_text").clear();
        QVERIFY(!e.button("export_voice_now").isEnabled());
        e.box("export_check").setChecked(false);
        QVERIFY(e.button("export_voice_now").isEnabled());
    }
    void the_folder_follows_the_program_until_it_is_changed() {
        Export e;
        e.open();
        e.player("onnx").click();
        QCOMPARE(e.line("export_folder").text(), e.path("maria-onnx"));
        e.line("export_folder").setText(e.path("mine"));
        e.player("piper").click();
        QCOMPARE(e.line("export_folder").text(), e.path("mine"));
        e.line("export_folder").clear();
        QVERIFY(!e.button("export_voice_now").isEnabled());
    }
    void existing_files_are_reported_and_another_folder_can_be_chosen() {
        Export e;
        std::filesystem::create_directories(e.path("mine").toStdString());
        test::throw_on_error(write_file_atomically(e.path("mine/voice.onnx").toStdString(), "old"));
        e.open();
        e.line("export_folder").setText(e.path("mine"));
        e.box("export_check").setChecked(false);
        e.export_now();
        QTRY_VERIFY(e.error().contains("exists already"));
        QVERIFY2(!e.error().contains("--out"), qPrintable(e.error()));
        QCOMPARE(*read_file(e.path("mine/voice.onnx").toStdString()), std::string("old"));
        e.line("export_folder").setText(e.path("other"));
        e.export_now();
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QVERIFY(!e.is_shown("error_text"));
    }
    void a_missing_vocoder_is_reported() {
        Export e(save_voice_of_mels);
        e.open();
        e.export_now();
        QTRY_VERIFY2(e.error().contains("choose a vocoder"), qPrintable(e.error()));
        e.keep_screenshot("failed");
    }
    void a_vocoder_is_exported_for_own_programs_only() {
        Export e(test::save_vocoder);
        e.open();
        QVERIFY(!e.player("piper").isEnabled());
        QVERIFY(e.player("onnx").isChecked());
        QVERIFY(e.text("export_players_reason").startsWith("A vocoder speaks no texts"));
        QVERIFY(!e.is_shown("export_check"));
        e.keep_screenshot("vocoder");
        e.export_now();
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        QCOMPARE(e.exported_files(), QStringList({"vocoder.onnx", "vocoder.json", "README.md"}));
    }
    void an_unreadable_voice_is_reported_and_cannot_be_exported() {
        Export e(
            [](const Path& file) { test::throw_on_error(write_file_atomically(file, "PK cut")); });
        e.open();
        QVERIFY(!e.error().isEmpty());
        QVERIFY(!e.button("export_voice_now").isEnabled());
    }
    void the_dialog_stays_open_while_it_exports() {
        Export e;
        e.open();
        e.box("export_check").setChecked(false);
        e.export_now();
        e.dialog().reject();
        QVERIFY(e.dialog().isVisible());
        QTRY_VERIFY2(e.is_shown("export_done"), qPrintable(e.error()));
        e.dialog().reject();
        QVERIFY(!e.dialog().isVisible());
    }
};

FORMANT_TEST_IN(QApplication, TestVoiceExportDialog)

} // namespace tst_voice_export_dialog

#include "tst_voice_export_dialog.moc"
