#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/saved_voice.h"
#include "ui/checkpoints/checkpoints_page.h"
#include "ui/checkpoints/clean_dialog.h"
#include "ui/export/voice_export_dialog.h"
#include "ui/export/voice_import_dialog.h"
#include "ui/tasks/focus_keeper.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

#include <filesystem>

using namespace formant;

namespace tst_checkpoints_page {

enum Column { file, step, training_loss, validation_loss, size, integrity, kept };

/// A run with real checkpoints of a very small voice, and its page.
struct Page {
    test::TemporaryFolder runs;
    Path run = runs / "voice";
    std::unique_ptr<CheckpointsPage> page;

    Page() {
        std::filesystem::create_directories(run / "checkpoints");
        write("run.json", "{}");
        write("config.yaml", "name: voice\ntrain:\n  keep_checkpoints: 2\n");
        write("metrics.jsonl", "{\"type\":\"train\",\"step\":20,\"total\":2.5}\n"
                               "{\"type\":\"valid\",\"step\":20,\"total\":2.25}\n"
                               "{\"type\":\"train\",\"step\":30,\"total\":1.5}\n");
        for (const std::int64_t number : {5, 10, 20, 30})
            save("step_" + std::to_string(number) + ".pt", number);
        save("best_step_20.pt", 20);
        save("final_ema.pt", 30);
        page = std::make_unique<CheckpointsPage>(runs.path().string());
        page->resize(1000, 560);
        page->show();
    }
    void write(const std::string& name, const std::string& text) const {
        test::throw_on_error(write_file_atomically(run / name, text));
    }
    void save(const std::string& name, std::int64_t number) const {
        test::save_voice(run / "checkpoints" / name, number, name != "final_ema.pt");
    }
    bool has(const std::string& name) const {
        return std::filesystem::exists(run / "checkpoints" / name);
    }
    QTableView& table() const { return *page->findChild<QTableView*>("checkpoints"); }
    QPushButton& button(const char* name) const { return *page->findChild<QPushButton*>(name); }
    QString message() const { return page->findChild<QLabel*>("work_words")->text(); }
    QString error() const { return page->findChild<QLabel*>("error_text")->text(); }
    int count() const { return table().model()->rowCount(); }
    QString cell(int row, int column) const {
        return table().model()->index(row, column).data().toString();
    }
    int row_of(const QString& name) const {
        for (int row = 0; row < count(); ++row)
            if (cell(row, file) == name)
                return row;
        return -1;
    }
    QString cell_of(const QString& name, int column) const { return cell(row_of(name), column); }
    void select(const QStringList& names) const {
        table().clearSelection();
        for (const QString& name : names)
            table().selectionModel()->select(table().model()->index(row_of(name), 0),
                                             QItemSelectionModel::Select |
                                                 QItemSelectionModel::Rows);
    }
    /// Returns a part of a question or dialog above the page.
    template <class Widget>
    Widget* find(const char* name) const {
        return page->findChild<Widget*>(name);
    }
};

class TestCheckpointsPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_table_shows_losses_size_integrity_and_retention() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        QCOMPARE(p.cell_of("step_20.pt", step), QString("20"));
        QCOMPARE(p.cell_of("step_20.pt", training_loss), QString("2.5"));
        QCOMPARE(p.cell_of("step_20.pt", validation_loss), QString("2.25"));
        QVERIFY(p.cell_of("step_10.pt", training_loss).isEmpty());
        QVERIFY(p.cell_of("step_20.pt", size).contains("kB") ||
                p.cell_of("step_20.pt", size).contains("KiB") ||
                p.cell_of("step_20.pt", size).contains("MiB"));
        QCOMPARE(p.cell_of("step_20.pt", integrity), QString("not checked yet"));
        QCOMPARE(p.cell_of("step_30.pt", kept), QString("among the newest 2"));
        QCOMPARE(p.cell_of("step_5.pt", kept),
                 QString("older than the newest 2; cleanup deletes it"));
        QCOMPARE(p.cell_of("best_step_20.pt", kept), QString("best"));
        QCOMPARE(p.cell_of("final_ema.pt", kept), QString("end of training"));
    }
    void a_run_without_checkpoints_shows_no_warning_data() {
        QTest::addColumn<QString>("missing");
        QTest::newRow("a run that has just started") << "checkpoints";
        QTest::newRow("a failed start that left nothing") << "";
    }
    void a_run_without_checkpoints_shows_no_warning() {
        QFETCH(const QString, missing);
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        std::filesystem::remove_all(p.run / missing.toStdString());
        p.page->refresh();
        QTRY_COMPARE(p.count(), 0);
        QVERIFY2(p.error().isEmpty(), qPrintable(p.error()));
        QCOMPARE(p.message(), QString("There are no checkpoints yet."));
    }
    void the_newest_step_is_first_and_a_click_on_a_column_sorts() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        QCOMPARE(p.cell(0, file), QString("step_30.pt"));
        p.table().sortByColumn(step, Qt::AscendingOrder);
        QCOMPARE(p.cell(1, file), QString("step_5.pt")); // as numbers, not as text
        QCOMPARE(p.cell(2, file), QString("step_10.pt"));
    }
    void all_are_verified_and_the_corrupt_one_is_named() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        std::string bytes = *read_file(p.run / "checkpoints/step_10.pt");
        bytes[bytes.size() / 2] ^= 1;
        test::throw_on_error(write_file_atomically(p.run / "checkpoints/step_10.pt", bytes));
        p.button("verify").click();
        QVERIFY(!p.button("delete").isEnabled());
        QTRY_COMPARE(p.cell_of("step_10.pt", integrity), QString("corrupt"));
        QTRY_COMPARE(p.cell_of("step_30.pt", integrity), QString("intact"));
        QTRY_VERIFY(p.message().startsWith("1 checkpoints are corrupt."));
        QVERIFY(p.error().contains("step_10.pt is damaged"));
        test::keep_screenshot(*p.page, "checkpoints");
    }
    void the_focus_is_on_verify_again_after_the_verification() {
        FocusKeeper keeper;
        qApp->installEventFilter(&keeper);
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(p.page.get()));
        p.select({"step_30.pt"});
        QTest::mouseClick(&p.button("verify"), Qt::LeftButton);
        QTRY_COMPARE(p.cell_of("step_30.pt", integrity), QString("intact"));
        QTRY_VERIFY(p.button("verify").isEnabled());
        QTRY_COMPARE(QApplication::focusWidget(), &p.button("verify"));
        qApp->removeEventFilter(&keeper);
    }
    void a_verification_can_be_canceled() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.button("verify").click();
        p.button("work_cancel").click();
        QTRY_VERIFY(p.button("verify").isEnabled());
        QVERIFY(p.button("work_cancel").isHidden());
    }
    void a_checkpoint_can_be_pinned_and_unpinned() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.select({"step_5.pt"});
        p.button("keep").click();
        QTRY_COMPARE(p.cell_of("step_5.pt", kept), QString("pinned"));
        QVERIFY(p.has("step_5.pt.keep"));
        p.button("keep").click(); // it is still selected
        QTRY_VERIFY(!p.has("step_5.pt.keep"));
    }
    void another_one_becomes_the_best_after_a_confirmation() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.select({"step_10.pt"});
        p.button("promote").click();
        QVERIFY(!p.has("best_step_10.pt"));
        p.find<QPushButton>("agreed")->click();
        QTRY_VERIFY(p.row_of("best_step_10.pt") >= 0);
        QCOMPARE(p.row_of("best_step_20.pt"), -1);
    }
    void several_are_deleted_after_a_confirmation() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.select({"step_5.pt", "step_10.pt"});
        p.page->activateWindow();
        p.table().setFocus();
        QTRY_VERIFY(p.table().hasFocus());
        QTest::keyClick(&p.table(), Qt::Key_Delete);
        QVERIFY(p.has("step_5.pt"));
        p.find<QPushButton>("agreed")->click();
        QTRY_COMPARE(p.count(), 4);
        QVERIFY(!p.has("step_5.pt") && !p.has("step_10.pt.sha256"));
        QTRY_VERIFY(p.message().startsWith("2 checkpoints were deleted."));
    }
    void cleanup_first_lists_the_files_and_the_freed_space() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.button("clean").click();
        auto* summary = p.find<QLabel>("room");
        auto* now = p.find<QPushButton>("clean_now");
        QTRY_VERIFY(summary->text().startsWith("4 files will be deleted, freeing "));
        QCOMPARE(p.find<QListWidget>("files_that_go")->count(), 4);
        QVERIFY(p.has("step_5.pt"));
        test::keep_screenshot(*now->window(), "checkpoints_clean");
        p.find<QSpinBox>("keep_newest")->setValue(3);
        QVERIFY(!now->isEnabled()); // until the files are listed again
        QTRY_VERIFY(summary->text().startsWith("2 files will be deleted, freeing "));
        now->click();
        QTRY_COMPARE(p.count(), 5);
        QVERIFY(!p.has("step_5.pt"));
        QVERIFY(p.has("step_10.pt"));
    }
    void a_checkpoint_is_exported_and_a_bad_name_is_reported() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        const auto export_to = [&](const std::string& name) {
            p.select({"step_30.pt"});
            p.button("export").click();
            p.find<QLineEdit>("export_file")
                ->setText(QString::fromStdString((p.runs / name).string()));
            p.find<QCheckBox>("half")->setChecked(true);
            test::keep_screenshot(*p.find<QLineEdit>("export_file")->window(),
                                  "checkpoints_export");
            p.find<QPushButton>("export_now")->click();
        };
        export_to("voice.safetensors");
        QTRY_VERIFY(p.message().startsWith("Checkpoint exported to "));
        QVERIFY(std::filesystem::exists(p.runs / "voice.safetensors"));
        QTRY_VERIFY(p.find<QLineEdit>("export_file") == nullptr);
        export_to("voice.zip");
        QTRY_VERIFY(p.error().contains("unknown format"));
    }
    void a_voice_is_exported_for_other_programs_next_to_its_run() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        QVERIFY(!p.button("export_voice").isEnabled());
        p.select({"step_30.pt"});
        p.button("export_voice").click();
        const auto* dialog = p.page->findChild<VoiceExportDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(dialog->findChild<QLineEdit*>("export_folder")->text(),
                 QString::fromStdString((p.runs / "voice-piper").string()));
    }
    void an_imported_voice_can_be_trained_from() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        p.button("import_voice").click();
        auto* dialog = p.page->findChild<VoiceImportDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QSignalSpy starts(p.page.get(), &CheckpointsPage::use_as_start);
        Q_EMIT dialog->fine_tune_requested("/voices/maria.pt");
        QCOMPARE(starts.at(0).at(0).toString(), QString("/voices/maria.pt"));
    }
    void a_single_one_can_be_trained_from_and_synthesized_with() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        QVERIFY(!p.button("use_as_start").isEnabled());
        p.select({"step_20.pt"});
        QSignalSpy starts(p.page.get(), &CheckpointsPage::use_as_start);
        QSignalSpy speaks(p.page.get(), &CheckpointsPage::speak_requested);
        p.button("use_as_start").click();
        p.button("speak").click();
        const QString expected =
            QString::fromStdString((p.run / "checkpoints/step_20.pt").string());
        QCOMPARE(starts.at(0).at(0).toString(), expected);
        QCOMPARE(speaks.at(0).at(0).toString(), expected);
    }
    void the_last_column_fills_the_table_after_each_refresh() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        const auto fills = [&] {
            return p.table().horizontalHeader()->length() >= p.table().viewport()->width();
        };
        QTRY_VERIFY(fills());
        p.save("step_40.pt", 40);
        p.page->refresh();
        QTRY_COMPARE(p.count(), 7);
        QTRY_VERIFY(fills());
    }
    void nothing_is_deleted_while_the_run_is_active() {
        const Page p;
        QTRY_COMPARE(p.count(), 6);
        const auto training = FileLock::acquire(p.run / ".lock");
        p.select({"step_5.pt"});
        p.button("delete").click();
        QVERIFY(p.find<QPushButton>("agreed") == nullptr); // nothing is asked in vain
        QVERIFY(!p.error().isEmpty());
        QVERIFY(p.has("step_5.pt"));
        p.button("clean").click();
        QVERIFY(p.page->findChild<CleanDialog*>() == nullptr);
        QVERIFY2(p.error().startsWith("the run "), qPrintable(p.error()));
    }
};

FORMANT_TEST_IN(QApplication, TestCheckpointsPage)

} // namespace tst_checkpoints_page

#include "tst_checkpoints_page.moc"
