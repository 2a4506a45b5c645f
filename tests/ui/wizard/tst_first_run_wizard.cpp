#include "engine/hardware/gpu_config.h"
#include "engine/session/runs/find_run.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/gpu_card.h"
#include "ui/hardware/self_test_list.h"
#include "ui/messages/error_note.h"
#include "ui/wizard/first_run_wizard.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QWizardPage>

using namespace formant;

namespace tst_first_run_wizard {

enum Page { language, machine, device, self_test, settings, folders };

/// The folders of a new user, on a machine with two cards.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder / "config").string()};
    test::ScopedVariable data{"XDG_DATA_HOME", (folder / "data").string()};
    FirstStart start{folder / "state"};

    static WizardSetup setup() {
        WizardSetup setup;
        setup.probe = [] { return Result<HardwareReport>(test::two_cards_report()); };
        setup.languages = {{"en", "English"}, {"sv", "Svenska"}};
        return setup;
    }
    static GpuConfig saved() { return read_gpu_config(gpu_config_file()).config; }
    static bool nothing_is_saved() { return !std::filesystem::exists(gpu_config_file()); }
};

/// Presses Enter in the widget that has the focus.
void press_enter(FirstRunWizard& wizard) {
    wizard.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&wizard));
    QCoreApplication::processEvents(); // users wait until the page is there
    QVERIFY(wizard.focusWidget() != nullptr);
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Return);
}

/// Advances page by page as soon as each is complete.
void go_to(FirstRunWizard& wizard, Page page) {
    while (wizard.currentId() < page) {
        const int before = wizard.currentId();
        QTRY_VERIFY(wizard.currentPage()->isComplete());
        press_enter(wizard);
        QTRY_COMPARE(wizard.currentId(), before + 1);
    }
    QTRY_VERIFY(wizard.currentPage()->isComplete());
}

int row_of(const QTableWidget& table, const QString& key) {
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->toolTip() == key)
            return row;
    return -1;
}

void set_value(const FirstRunWizard& wizard, const QString& key, const QString& value) {
    auto* table = wizard.findChild<QTableWidget*>("settings");
    table->item(row_of(*table, key), 1)->setText(value);
}

class TestFirstRunWizard : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_can_be_completed_and_saved_by_keyboard_alone() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        const QSignalSpy saved(&wizard, &FirstRunWizard::saved);
        wizard.show();
        test::keep_screenshot(wizard, "wizard_1_language");
        for (const auto& [page, name] :
             {std::pair(machine, "wizard_2_machine"), std::pair(device, "wizard_3_device"),
              std::pair(self_test, "wizard_4_self_test"), std::pair(settings, "wizard_5_settings"),
              std::pair(folders, "wizard_6_folders")}) {
            go_to(wizard, page);
            test::keep_screenshot(wizard, name);
        }
        for (const char* name : {"runs_space", "data_space"})
            QVERIFY(wizard.findChild<QLabel*>(name)->text().endsWith("of disk space free"));
        QVERIFY(Fixture::nothing_is_saved());
        press_enter(wizard);
        QTRY_COMPARE(saved.count(), 1);
        QTRY_VERIFY(!wizard.isVisible());
        QCOMPARE(Fixture::saved().device, test::ada_card().uuid);
        QVERIFY(Fixture::saved().settings.empty()); // the recommended values
        QVERIFY(std::filesystem::is_directory(f.folder / "data" / "formant" / "runs"));
    }
    void it_opens_by_itself_only_once() {
        const Fixture f;
        const QPointer<FirstRunWizard> wizard =
            open_wizard_at_first_start(f.start, Fixture::setup(), nullptr);
        QVERIFY(wizard != nullptr);
        QTRY_VERIFY(wizard->isVisible());
        QVERIFY(open_wizard_at_first_start(f.start, Fixture::setup(), nullptr) == nullptr);
        wizard->reject();
        QTRY_VERIFY(wizard.isNull());
        QVERIFY(open_wizard_at_first_start(f.start, Fixture::setup(), nullptr) == nullptr);
    }
    void it_fits_a_small_screen() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        for (const Page page : {language, machine, device, self_test, settings, folders}) {
            go_to(wizard, page);
            QVERIFY2(wizard.minimumSizeHint().height() < 340,
                     qPrintable(QString("page %1").arg(page)));
        }
    }
    void a_benchmark_is_offered_at_the_end() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        const QSignalSpy requested(&wizard, &FirstRunWizard::benchmark_requested);
        wizard.show();
        go_to(wizard, folders);
        wizard.findChild<QCheckBox*>("benchmark")->setChecked(true);
        press_enter(wizard);
        QTRY_VERIFY(!wizard.isVisible());
        QCOMPARE(requested.count(), 1);
    }
    void canceling_changes_nothing() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, folders);
        QTest::keyClick(&wizard, Qt::Key_Escape);
        QVERIFY(!wizard.isVisible());
        QVERIFY(Fixture::nothing_is_saved());
    }
    void a_first_start_that_cannot_be_recorded_is_reported() {
        const Fixture f;
        const std::unique_ptr<FirstRunWizard> wizard(
            open_wizard_at_first_start(FirstStart("/proc/formant"), Fixture::setup(), nullptr));
        wizard->setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(wizard->findChild<ErrorNote*>()->text().contains("/proc/formant"));
    }
    void the_language_is_reported_at_once() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        const QSignalSpy chosen(&wizard, &FirstRunWizard::language_chosen);
        wizard.show();
        QTest::keyClick(wizard.findChild<QListWidget*>("languages"), Qt::Key_Down);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toString(), QString("sv"));
    }
    void both_cards_are_shown_and_the_best_is_selected() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, device);
        const auto cards = wizard.currentPage()->findChildren<GpuCard*>();
        QCOMPARE(cards.size(), 2);
        QVERIFY(cards[1]->state().startsWith("seen, not usable"));
        const auto* box = wizard.findChild<QComboBox*>("wizard_device");
        QVERIFY(box->currentText().startsWith("NVIDIA GeForce RTX 4090"));
        QCOMPARE(box->count(), 3); // with the CPU
    }
    void the_cpu_is_tested_live_and_then_saved() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, device);
        auto* box = wizard.findChild<QComboBox*>("wizard_device");
        box->setCurrentIndex(box->findData("cpu"));
        go_to(wizard, self_test);
        wizard.currentPage()->findChild<QPushButton*>("start")->click();
        QVERIFY(!wizard.currentPage()->isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(wizard.currentPage()->isComplete(), 60000);
        QVERIFY(wizard.currentPage()->findChild<SelfTestList*>()->passed() > 5);
        test::keep_screenshot(wizard, "wizard_4_self_test_done");
        go_to(wizard, folders);
        press_enter(wizard);
        QTRY_VERIFY(!wizard.isVisible());
        QCOMPARE(Fixture::saved().device, std::string("cpu"));
    }
    void closing_it_during_a_test_ends_the_test() {
        const Fixture f;
        {
            FirstRunWizard wizard(Fixture::setup());
            wizard.show();
            go_to(wizard, device);
            auto* box = wizard.findChild<QComboBox*>("wizard_device");
            box->setCurrentIndex(box->findData("cpu"));
            go_to(wizard, self_test);
            wizard.currentPage()->findChild<QPushButton*>("start")->click();
            QTRY_VERIFY(wizard.currentPage()->findChild<SelfTestList*>()->passed() > 0);
        }
        QCoreApplication::processEvents();
        QVERIFY(Fixture::nothing_is_saved());
    }
    void a_changed_setting_is_saved() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, settings);
        set_value(wizard, "train.batch_size", "3");
        go_to(wizard, folders);
        press_enter(wizard);
        QTRY_VERIFY(!wizard.isVisible());
        QCOMPARE(Fixture::saved().settings.at("train.batch_size"), std::string("3"));
    }
    void an_invalid_value_is_reported_and_blocks_the_wizard() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, settings);
        set_value(wizard, "train.batch_size", "many");
        QVERIFY(!wizard.currentPage()->isComplete());
        const auto* note = wizard.currentPage()->findChild<ErrorNote*>();
        QVERIFY2(note->text().contains(QLocale().quoteString("Batch size")),
                 qPrintable(note->text()));
        wizard.currentPage()->findChild<QPushButton*>("as_suggested")->click();
        QVERIFY(wizard.currentPage()->isComplete());
        QVERIFY(note->text().isEmpty());
    }
    void another_device_has_its_own_recommendations() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, settings);
        wizard.back();
        wizard.back();
        auto* box = wizard.findChild<QComboBox*>("wizard_device");
        box->setCurrentIndex(box->findData("cpu"));
        go_to(wizard, settings);
        const auto* table = wizard.findChild<QTableWidget*>("settings");
        QCOMPARE(table->item(row_of(*table, "train.precision"), 1)->text(), QString("float32"));
    }
    void a_folder_that_cannot_be_written_is_reported_and_can_be_replaced() {
        const Fixture f;
        FirstRunWizard wizard(Fixture::setup());
        wizard.show();
        go_to(wizard, folders);
        auto* runs = wizard.findChild<QLineEdit*>("runs_folder");
        runs->setText("/proc/runs");
        press_enter(wizard);
        const auto* note = wizard.currentPage()->findChild<ErrorNote*>();
        QTRY_VERIFY2(note->text().contains("/proc/runs"), qPrintable(note->text()));
        QVERIFY(Fixture::nothing_is_saved());
        runs->setText(QString::fromStdString((f.folder / "elsewhere").string()));
        press_enter(wizard);
        QTRY_VERIFY(!wizard.isVisible());
        QVERIFY(folder_of_runs("") == f.folder / "elsewhere");
    }
    void a_failed_probe_is_reported() {
        const Fixture f;
        WizardSetup setup = Fixture::setup();
        setup.probe = []() -> Result<HardwareReport> {
            return fail(ErrorKind::device, message({"test", "the driver is gone"}));
        };
        FirstRunWizard wizard(setup);
        wizard.show();
        go_to(wizard, language);
        press_enter(wizard);
        const auto* note = wizard.currentPage()->findChild<ErrorNote*>();
        QTRY_COMPARE(note->text(), QString("the driver is gone"));
        QVERIFY(!wizard.currentPage()->isComplete());
    }
};

FORMANT_TEST_IN(QApplication, TestFirstRunWizard)

} // namespace tst_first_run_wizard

#include "tst_first_run_wizard.moc"
