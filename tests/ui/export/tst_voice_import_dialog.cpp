#include "engine/session/export/voice_export.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "ui/export/voice_import_dialog.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_voice_import_dialog {

/// A voice that was exported for Piper, and the dialog that imports it.
struct Import {
    test::TemporaryFolder folder;
    VoiceImportDialog dialog;

    Import() { dialog.show(); }
    QString path(const std::string& name) const {
        return QString::fromStdString((folder / name).string());
    }
    /// Returns voice.onnx of the exported voice.
    QString add_voice() const {
        test::save_piper_voice(folder / "own.pt");
        test::throw_on_error(export_for_player({.checkpoint = (folder / "own.pt").string(),
                                                .out = (folder / "piper").string()})
                                 .map([](const ExportedVoice&) {}));
        return path("piper/voice.onnx");
    }
    QLineEdit& line(const char* name) const { return *dialog.findChild<QLineEdit*>(name); }
    QPushButton& button(const char* name) const { return *dialog.findChild<QPushButton*>(name); }
    QString error() const { return dialog.findChild<QLabel*>("error_text")->text(); }
    const QLabel& done() const { return *dialog.findChild<QLabel*>("import_done"); }
};

class TestVoiceImportDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_of_piper_becomes_a_checkpoint_that_can_be_fine_tuned() {
        Import i;
        QVERIFY(!i.button("import_now").isEnabled());
        i.line("import_file").setText(i.add_voice());
        QCOMPARE(i.line("import_checkpoint").text(), i.path("piper/voice.pt"));
        test::keep_screenshot(i.dialog, "import");
        i.button("import_now").click();
        i.dialog.reject();
        QVERIFY(i.dialog.isVisible()); // it imports
        QTRY_VERIFY2(i.done().isVisible(), qPrintable(i.error()));
        QVERIFY(QFile::exists(i.path("piper/voice.pt")));
        QVERIFY2(i.done().text().contains("train.layers"), qPrintable(i.done().text()));
        QVERIFY(!i.done().text().contains("--"));
        test::keep_screenshot(i.dialog, "import_done");
        QSignalSpy fine_tunes(&i.dialog, &VoiceImportDialog::fine_tune_requested);
        i.button("fine_tune_imported").click();
        QCOMPARE(fine_tunes.at(0).at(0).toString(), i.path("piper/voice.pt"));
        QVERIFY(!i.dialog.isVisible());
    }
    void a_checkpoint_that_was_named_is_kept_for_another_file() {
        Import i;
        i.line("import_file").setText("/voices/ann.onnx");
        i.line("import_checkpoint").setText("/voices/mine.pt");
        i.line("import_file").setText("/voices/bea.onnx");
        QCOMPARE(i.line("import_checkpoint").text(), QString("/voices/mine.pt"));
    }
    void a_checkpoint_of_this_program_is_refused() {
        Import i;
        test::save_vits(i.folder / "own.pt");
        i.line("import_file").setText(i.path("own.pt"));
        i.line("import_checkpoint").setText(i.path("other.pt"));
        i.button("import_now").click();
        QTRY_VERIFY(i.error().contains("is a checkpoint of this program already"));
        QVERIFY(i.button("import_now").isEnabled());
    }
};

FORMANT_TEST_IN(QApplication, TestVoiceImportDialog)

} // namespace tst_voice_import_dialog

#include "tst_voice_import_dialog.moc"
