#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/messages/error_note.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_training_workflow {

Result<std::unique_ptr<Run>> no_run(const RunRequest&, TrainObserver&) {
    return fail(ErrorKind::usage, message({"test", "nothing is trained here"}));
}

/// A new user's window, and two folders of recordings; Ann's has a transcript for one of two.
struct Desk {
    test::SmallCorpus folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder / "home/config").string()};
    test::ScopedVariable state{"XDG_STATE_HOME", (folder / "home/state").string()};
    test::ScopedVariable data{"XDG_DATA_HOME", (folder / "home/data").string()};
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "home/cache").string()};
    std::unique_ptr<MainWindow> window;

    Desk() {
        for (const std::string name : {"ann/a.wav", "ann/b.wav", "bea/a.wav"})
            folder.record(name);
        for (const std::string name : {"ann/a.txt", "bea/a.txt"})
            folder.write(name, "one two three");
        RunRequest base;
        base.runs_folder = (folder / "runs").string();
        base.decode_program = FORMANT_PROGRAM;
        window = std::make_unique<MainWindow>(no_run, base);
        window->show();
        window->stack().show_page(window->pages().data);
    }
    DataPage& recordings() { return *window->pages().data; }
    ConfigDocument& document() { return window->pages().configuration->document(); }
    TrainingPage& training() { return *window->pages().training; }
    QPushButton& start() { return *window->findChild<QPushButton*>("start_stop"); }
    bool is_shown(const QWidget* page) { return window->stack().current_page() == page; }
    void turn_to_training() { window->stack().show_page(&training()); }
    void turn_to_recordings() { window->stack().show_page(&recordings()); }

    void open(const std::string& name) {
        QSignalSpy chosen(&recordings(), &DataPage::corpus_chosen);
        recordings().open_corpus(QString::fromStdString((folder / name).string()));
        QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, 30'000);
    }
    void train() { recordings().findChild<QPushButton*>("train_recordings")->click(); }
    QString chosen() { return training().choices().config(); }
    QString summary() { return training().findChild<QLabel*>("preflight_summary")->text(); }
    std::string kept() { return read_file(chosen().toStdString()).value_or("no file"); }
};

class TestTrainingWorkflow : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void one_button_leads_from_recordings_to_the_start_of_their_training() {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        desk.open("ann");
        desk.train();
        QVERIFY(desk.is_shown(&desk.training()));
        QVERIFY(test::contains(desk.kept(), (desk.folder / "ann").string()));
        QVERIFY(!desk.summary().startsWith("Not checked"));
        QVERIFY(desk.start().isDefault());
        QVERIFY(desk.start().hasFocus());
        test::keep_screenshot(*desk.window, "way_to_training");
    }
    void the_training_page_selects_the_recordings_instead_of_the_demo() {
        Desk desk;
        desk.turn_to_training();
        QVERIFY(desk.chosen().isEmpty());
        desk.turn_to_recordings();
        desk.open("ann");
        desk.turn_to_training();
        QVERIFY(desk.is_shown(&desk.training()));
        QVERIFY(test::contains(desk.kept(), (desk.folder / "ann").string()));
        QVERIFY(!desk.summary().startsWith("Not checked"));
    }
    void start_trains_the_recordings_also_from_the_data_page() {
        Desk desk;
        desk.open("ann");
        desk.start().click();
        QVERIFY(test::contains(desk.kept(), (desk.folder / "ann").string()));
    }
    void a_file_chosen_by_the_user_stays_selected() {
        Desk desk;
        const std::string mine = "name: mine\ndata:\n  corpus: bea\n";
        desk.folder.write("mine.yaml", mine);
        const auto file = QString::fromStdString((desk.folder / "mine.yaml").string());
        desk.window->pages().configuration->open_file(file);
        desk.training().choices().open_config(file);
        desk.open("ann");
        desk.turn_to_training();
        QCOMPARE(desk.chosen(), file);
        QCOMPARE(desk.kept(), mine);
    }
    void the_demo_can_still_be_chosen() {
        Desk desk;
        desk.open("ann");
        desk.turn_to_training();
        desk.training().findChild<QComboBox*>("config")->setCurrentIndex(0);
        desk.turn_to_recordings();
        desk.turn_to_training();
        QVERIFY(desk.chosen().isEmpty());
    }
    void another_corpus_typed_into_the_configuration_is_kept() {
        Desk desk;
        desk.open("ann");
        const auto typed = QString::fromStdString((desk.folder / "bea").string());
        QVERIFY(desk.document().set("data.corpus", typed));
        desk.turn_to_training();
        QVERIFY(desk.chosen().isEmpty());
        QCOMPARE(desk.document().draft().value("data.corpus"), typed.toStdString());
    }
    void other_recordings_get_a_configuration_of_their_own() {
        Desk desk;
        desk.open("ann");
        desk.train();
        const QString first = desk.chosen();
        desk.turn_to_recordings();
        desk.open("bea");
        desk.turn_to_training();
        QVERIFY(desk.chosen() != first);
        QVERIFY(test::contains(desk.kept(), (desk.folder / "bea").string()));
        QVERIFY(
            test::contains(read_file(first.toStdString()).value(), (desk.folder / "ann").string()));
    }
    void later_edits_are_trained_with_the_same_configuration() {
        Desk desk;
        desk.open("ann");
        desk.train();
        const QString first = desk.chosen();
        desk.turn_to_recordings();
        DataPage& page = desk.recordings();
        page.findChild<QTableView*>("findings")->selectRow(0);
        auto* text = page.findChild<QPlainTextEdit*>("finding_text");
        QTRY_VERIFY_WITH_TIMEOUT(text->isEnabled(), 30'000);
        QTest::keyClicks(text, "four five");
        desk.train(); // saves the text first
        QTRY_VERIFY_WITH_TIMEOUT(desk.is_shown(&desk.training()), 30'000);
        QCOMPARE(desk.chosen(), first);
        QVERIFY(test::contains(desk.kept(), (desk.folder / "ann/cleaned.jsonl").string()));
    }
    void a_configuration_that_cannot_be_saved_is_shown_with_the_reason() {
        Desk desk;
        desk.open("ann");
        desk.document().set_text(desk.document().text() + "\ntrain:\n  max_steps: many\n");
        desk.train();
        ConfigurationPage* page = desk.window->pages().configuration;
        QVERIFY(desk.is_shown(page));
        QVERIFY(page->findChild<ErrorNote*>()->text().startsWith("Not saved."));
        desk.turn_to_training(); // which can still be viewed
        QVERIFY(desk.is_shown(&desk.training()));
    }
    void recordings_that_the_text_cannot_take_are_not_left_aside_without_a_word() {
        Desk desk;
        desk.document().set_text("name: mine\ndata: {validation_share: 0.2}\n");
        desk.open("ann");
        desk.train();
        ConfigurationPage* page = desk.window->pages().configuration;
        QVERIFY(desk.is_shown(page));
        QVERIFY(page->findChild<ErrorNote*>()->text().contains("data"));
        QVERIFY(desk.chosen().isEmpty());
    }
    void open_recordings_can_be_started() {
        Desk desk;
        const auto status = [&] { return desk.window->findChild<QLabel*>("status")->text(); };
        QVERIFY(status().startsWith("Open recordings"));
        desk.open("ann");
        QCOMPARE(status(), QString("Ready. Press “Start” to train."));
    }
    void a_chosen_configuration_is_checked_anew_after_it_was_saved() {
        Desk desk;
        desk.open("ann");
        desk.train();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.summary().startsWith("Checking"), 60'000);
        QVERIFY(desk.document().set("train.max_steps", "77"));
        QVERIFY(desk.document().save_as(desk.document().file()));
        QVERIFY2(desk.summary().startsWith("Not checked"), qPrintable(desk.summary()));
    }
    void unsaved_texts_are_not_discarded_without_a_question() {
        Desk desk;
        desk.open("ann");
        desk.recordings().findChild<QTableView*>("findings")->selectRow(0);
        QTest::keyClicks(desk.recordings().findChild<QPlainTextEdit*>("finding_text"), "four");
        QString question;
        QTimer::singleShot(0, qApp, [&question] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                question = box->text();
                box->button(QMessageBox::Cancel)->click();
            }
        });
        QVERIFY(!desk.window->close());
        QVERIFY2(question.startsWith("Save the typed transcripts"), qPrintable(question));
    }
};

FORMANT_TEST_IN(QApplication, TestTrainingWorkflow)

} // namespace tst_training_workflow

#include "tst_training_workflow.moc"
