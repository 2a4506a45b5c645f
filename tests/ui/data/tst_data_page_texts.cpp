#include "tests/support/corpora/small_corpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/data/data_page.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/focus_keeper.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_data_page_texts {

using test::SmallCorpus;

/// Recordings without any texts yet, as most corpora start.
struct Fixture {
    SmallCorpus folder;
    DataPage page{FORMANT_PROGRAM};

    Fixture() {
        for (const std::string name : {"a.wav", "b.wav", "c.wav"})
            folder.record(name);
        page.resize(1280, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        open("");
    }
    void open(const std::string& name) {
        page.open_corpus(QString::fromStdString((folder / name).string()));
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
    }
    QPushButton& button(const QString& name) { return *page.findChild<QPushButton*>(name); }
    QString label(const QString& name) { return page.findChild<QLabel*>(name)->text(); }
    QString fact(const QString& name) { return label(name); }
    QPlainTextEdit& text() { return *page.findChild<QPlainTextEdit*>("finding_text"); }
    QTableView& findings() { return *page.findChild<QTableView*>("findings"); }
    QComboBox& kinds() { return *page.findChild<QComboBox*>("finding_kinds"); }
    QString cell(int row, int column) {
        return findings().model()->index(row, column).data().toString();
    }
    QString chosen() { return cell(findings().currentIndex().row(), 2); }
    void type(const QString& transcript) {
        text().selectAll();
        QTest::keyClicks(&text(), transcript);
    }
    void save_and_next() { QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier); }
    /// Clicks a button of the question about unsaved texts that opens next.
    void answer(QMessageBox::StandardButton button) {
        QTimer::singleShot(0, &page, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            box->button(button)->click();
        });
    }
    bool undo() {
        button("undo_change").click();
        return is_saved();
    }
    bool redo() {
        button("redo_change").click();
        return is_saved();
    }
    bool is_saved() {
        return QTest::qWaitFor([this] { return !page.is_busy(); }, 30'000);
    }
    std::vector<std::string> texts() {
        return test::texts_of(folder.read("cleaned.jsonl").utterances);
    }
};

using Texts = std::vector<std::string>;

class TestDataPageTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void missing_texts_are_reported_at_once_and_prevent_training() {
        Fixture f;
        QCOMPARE(f.findings().model()->rowCount(), 3);
        QCOMPARE(f.cell(0, 0), QString("no transcript"));
        QVERIFY(!f.button("exclude_errors").isEnabled());
        QVERIFY(!f.button("train_recordings").isEnabled());
        QVERIFY(f.label("dataset_state").startsWith("3 recording"));
    }
    void texts_are_typed_one_after_another_by_keyboard_alone() {
        Fixture f;
        f.findings().selectRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(f.text().isEnabled(), 30'000);
        f.text().setFocus();
        for (const char* transcript : {"one", "two two", "three"}) {
            f.type(transcript);
            f.save_and_next();
            QTest::qWait(1);
        }
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_texts"), QString("3 of 3 clips (100 %)"), 30'000);
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"one", "two two", "three"}));
        QCOMPARE(f.cell(2, 0), QString("text changed"));
        QCOMPARE(f.kinds().itemText(2), QString("no transcript (0 of 3 open)"));
        QVERIFY(f.button("train_recordings").isEnabled());
        test::keep_screenshot(f.page, "data_page_typed");
    }
    void after_a_text_is_saved_the_next_recording_is_selected() {
        Fixture f;
        f.findings().selectRow(1);
        f.text().setFocus();
        f.type("two");
        QCOMPARE(f.cell(1, 0), QString("typed, not saved"));
        test::keep_screenshot(f.page, "data_page_typing");
        f.button("save_text").click();
        QCOMPARE(f.chosen(), QString("c.wav"));
        QVERIFY(f.text().hasFocus());
        QCOMPARE(f.text().toPlainText(), QString());
        QVERIFY(f.is_saved());
    }
    void typed_text_is_there_when_the_user_returns_to_it() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.findings().selectRow(1);
        QCOMPARE(f.text().toPlainText(), QString());
        f.findings().selectRow(0);
        QCOMPARE(f.text().toPlainText(), QString("one"));
    }
    void typed_text_is_saved_when_another_recording_is_excluded() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.findings().selectRow(2);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"one", ""}));
    }
    void excluded_recordings_are_listed_and_restored_even_after_reopening() {
        Fixture f;
        f.findings().selectRow(1);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("2"), 30'000);
        f.open("cleaned.jsonl");
        f.kinds().setCurrentIndex(f.kinds().count() - 1);
        QCOMPARE(f.kinds().currentText(), QString("excluded (1)"));
        f.findings().selectRow(0);
        QVERIFY(f.button("take_back").isVisible() && !f.button("exclude").isVisible());
        test::keep_screenshot(f.page, "data_page_left_out");
        f.button("take_back").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts().size(), std::size_t{3});
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("3"), 30'000);
    }
    void a_restored_recording_that_was_not_analyzed_is_not_called_useless() {
        Fixture f;
        f.findings().selectRow(1);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        f.open("cleaned.jsonl");
        f.button("examine").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 60'000);
        QCOMPARE(f.fact("fact_clips"), QString("2; 0 can be trained on")); // without transcripts
        f.kinds().setCurrentIndex(f.kinds().count() - 1);
        f.findings().selectRow(0);
        f.button("take_back").click();
        QVERIFY(f.is_saved());
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("3; 1 not analyzed yet"), 30'000);
    }
    void a_folder_with_earlier_changes_offers_to_continue_with_them() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.button("save_text").click();
        QVERIFY(f.is_saved());
        f.open("");
        QVERIFY(f.fact("fact_texts").startsWith("0 of 3"));
        test::keep_screenshot(f.page, "data_page_earlier_changes");
        f.button("open_changed").click();
        QTRY_VERIFY_WITH_TIMEOUT(f.fact("fact_texts").startsWith("1 of 3"), 30'000);
        QVERIFY(f.page.corpus().endsWith("cleaned.jsonl"));
        QVERIFY(!f.button("open_changed").isVisible());
    }
    void typed_text_is_saved_before_a_voice_is_trained() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.button("save_text").click();
        QVERIFY(f.is_saved());
        f.type("two");
        QSignalSpy requests(&f.page, &DataPage::train_requested);
        QTRY_VERIFY_WITH_TIMEOUT(f.button("train_recordings").isEnabled(), 30'000);
        f.button("train_recordings").click();
        QTRY_COMPARE_WITH_TIMEOUT(requests.size(), 1, 30'000);
        QVERIFY(requests[0][0].toString().endsWith("cleaned.jsonl"));
        QCOMPARE(f.texts(), (Texts{"one", "two", ""}));
    }
    void typed_texts_are_saved_discarded_or_kept_on_closing() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.answer(QMessageBox::Cancel);
        QVERIFY(!f.page.confirm_discard_changes());
        f.answer(QMessageBox::Save);
        QVERIFY(f.page.confirm_discard_changes());
        QCOMPARE(f.texts(), (Texts{"one", "", ""}));
        QVERIFY(f.page.confirm_discard_changes()); // nothing is left to ask about
        f.type("another");
        f.answer(QMessageBox::Discard);
        QVERIFY(f.page.confirm_discard_changes());
        QCOMPARE(f.texts(), (Texts{"one", "", ""}));
    }
    void texts_that_cannot_be_saved_keep_the_window_open() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        std::filesystem::remove(f.folder / "a.wav");
        std::filesystem::remove(f.folder / "b.wav");
        std::filesystem::remove(f.folder / "c.wav");
        f.answer(QMessageBox::Save);
        QVERIFY(!f.page.confirm_discard_changes());
        QVERIFY(!f.page.findChild<ErrorNote*>("data_error")->text().isEmpty());
    }
    void every_edit_can_be_undone_and_redone() {
        Fixture f;
        f.findings().selectRow(0);
        f.type("one");
        f.button("save_text").click();
        QVERIFY(f.is_saved());
        f.findings().selectRow(2);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"one", ""}));
        QVERIFY(f.undo());
        QCOMPARE(f.texts(), (Texts{"one", "", ""}));
        QCOMPARE(f.cell(2, 0), QString("no transcript"));
        QVERIFY(f.undo());
        QCOMPARE(f.texts(), (Texts{"", "", ""}));
        QCOMPARE(f.cell(0, 0), QString("no transcript"));
        QVERIFY(!f.button("undo_change").isEnabled());
        QVERIFY(f.redo());
        QVERIFY(f.redo());
        QCOMPARE(f.texts(), (Texts{"one", ""}));
        QCOMPARE(f.cell(2, 0), QString("excluded"));
        QVERIFY(!f.button("redo_change").isEnabled());
        test::keep_screenshot(f.page, "data_page_undo");
    }
    void a_restoration_is_undone_too() {
        Fixture f;
        f.findings().selectRow(1);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        f.button("take_back").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts().size(), std::size_t{3});
        QVERIFY(f.undo());
        QCOMPARE(f.texts().size(), std::size_t{2});
        QCOMPARE(f.cell(1, 0), QString("excluded"));
    }
    void an_edit_is_undone_after_the_corpus_was_read_again() {
        Fixture f;
        f.findings().selectRow(1);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        f.open("cleaned.jsonl");
        QVERIFY(f.undo());
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("3"), 30'000);
        QCOMPARE(f.texts().size(), std::size_t{3});
    }
    void control_z_undoes_typing_first_and_then_saved_edits() {
        Fixture f;
        f.findings().selectRow(0);
        f.text().setFocus();
        f.type("one");
        f.save_and_next();
        QVERIFY(f.is_saved());
        f.findings().selectRow(1);
        f.text().setFocus();
        f.type("two");
        QTest::keyClick(&f.text(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.text().toPlainText(), QString());
        QCOMPARE(f.texts(), (Texts{"one", "", ""}));
        QTest::keyClick(&f.text(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"", "", ""}));
    }
    void control_z_undoes_an_exclusion_whose_button_has_done_its_work() {
        Fixture f;
        FocusKeeper keeper;
        qApp->installEventFilter(&keeper);
        f.findings().selectRow(1);
        QTest::mouseClick(&f.button("exclude"), Qt::LeftButton);
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts().size(), std::size_t{2});
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts().size(), std::size_t{3});
        qApp->removeEventFilter(&keeper);
    }
    void the_likely_language_is_shown_as_long_as_none_is_chosen() {
        Fixture f;
        f.folder.write("a.txt", "замок стоит на горе");
        f.page.show_corpus(QString::fromStdString(f.folder.path().string()));
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        const auto& language = *f.page.findChild<QComboBox*>("text_language");
        QVERIFY2(language.currentText().contains("ru"), qPrintable(language.currentText()));
    }
    void an_error_moves_no_button() {
        Fixture f;
        f.findings().selectRow(0);
        const auto place = [&](const char* name) {
            return f.button(name).mapTo(&f.page, QPoint());
        };
        QTest::qWait(50); // until the details are laid out
        const QPoint play = place("play"), exclude = place("exclude"), train = place("examine");
        f.page.show_text("no audio output device was found");
        QTest::qWait(50);
        QVERIFY(f.page.findChild<ErrorNote*>("data_error")->isVisible());
        QCOMPARE(place("play"), play);
        QCOMPARE(place("exclude"), exclude);
        QCOMPARE(place("examine"), train);
    }
    void a_recording_shows_its_path() {
        Fixture f;
        f.findings().selectRow(0);
        QCOMPARE(f.page.findChild<QLineEdit*>("recording_path")->text(),
                 QString::fromStdString((f.folder / "a.wav").string()));
    }
};

FORMANT_TEST_IN(QApplication, TestDataPageTexts)

} // namespace tst_data_page_texts

#include "tst_data_page_texts.moc"
