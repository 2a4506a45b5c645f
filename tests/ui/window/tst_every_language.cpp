#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/shown_texts.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/saved_voice.h"
#include "ui/checkpoints/clean_dialog.h"
#include "ui/checkpoints/export_dialog.h"
#include "ui/export/voice_export_dialog.h"
#include "ui/export/voice_import_dialog.h"
#include "ui/languages/language_choice.h"
#include "ui/languages/languages.h"
#include "ui/languages/window_language.h"
#include "ui/palette.h"
#include "ui/queue/job_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/run_controls.h"
#include "ui/wizard/first_run_wizard.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QWizardPage>

#include <functional>
#include <qcustomplot.h>

using namespace formant;

namespace tst_every_language {

/// The space left by desktop bars and the window frame on 1280x800, and on 1280x720.
constexpr QSize small_screen(1190, 660);

/// These tests train nothing.
Result<std::unique_ptr<Run>> no_run(const RunRequest&, TrainObserver&) {
    return fail(ErrorKind::usage, message({"test", "no run"}));
}

std::unique_ptr<MainWindow> window_of(WindowLanguage& language, const std::string& folder) {
    RunRequest base;
    base.runs_folder = folder;
    auto window = std::make_unique<MainWindow>(no_run, base);
    window->stack().set_footer(new LanguageChoice(language));
    window->resize(small_screen);
    window->show();
    return window;
}

/// Calls `see` for each page, and for each tab of a page, while it is shown.
void for_each_page(MainWindow& window, const std::function<void(const QString&)>& see) {
    for (int number = 0; number < window.stack().count(); ++number) {
        QWidget* page = window.stack().page(number);
        window.stack().show_page(page);
        const auto tabs = page->findChildren<QTabWidget*>();
        const int count = tabs.isEmpty() ? 1 : tabs.front()->count();
        for (int tab = 0; tab < count; ++tab) {
            if (!tabs.isEmpty())
                tabs.front()->setCurrentIndex(tab);
            QTest::qWait(50); // layouts follow one another
            see(QString("%1_%2_%3").arg(number).arg(page->metaObject()->className()).arg(tab));
        }
    }
}

/// Lists everything in the window that cannot be read, for developers to fix.
QStringList unreadable_in(MainWindow& window, const QString& code, const QString& page) {
    QStringList faults;
    for (const QString& text : test::clipped_in(window))
        faults << code + ' ' + page + " clipped " + text;
    for (const QString& clash : test::clashes_in(window))
        faults << code + ' ' + page + " clash " + clash;
    for (const QString& part : test::outside_in(window))
        faults << code + ' ' + page + " cut off " + part;
    if (code == "fa")
        for (const QString& text : test::untranslated_in(window))
            faults << code + ' ' + page + " not translated " + text;
    for (const auto* area : window.findChildren<QScrollArea*>())
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
            faults << code + ' ' + page + " is wider than the window";
    return faults;
}

/// Waits until the layout reflects the latest events of the engine.
QStringList unreadable_at_last(MainWindow& window, const QString& code, const QString& page) {
    QStringList faults;
    const auto is_readable = [&] {
        faults = unreadable_in(window, code, page);
        return faults.isEmpty();
    };
    return QTest::qWaitFor(is_readable, 2000) ? QStringList() : faults;
}

/// Lists shortcut letters that the bar's buttons share with others while a run is active, paused or
/// stopped.
QStringList clashes_while_training(MainWindow& window, const QString& page) {
    using State = RunControls::State;
    auto& controls = *window.findChild<RunControls*>();
    QStringList faults;
    controls.set_can_resume(true);
    for (const State state : {State::running, State::paused, State::idle}) {
        controls.set_state(state);
        for (const QString& clash : test::clashes_in(window))
            faults << page + " clash " + clash;
    }
    controls.set_can_resume(false);
    return faults;
}

/// Prints all faults, because QVERIFY2 would truncate them.
bool is_none(const QStringList& faults) {
    for (const QString& fault : faults)
        qWarning().noquote() << fault;
    return faults.isEmpty();
}

QStringList texts_after(MainWindow& window, WindowLanguage& language, const QString& code) {
    language.set_language(code);
    QTest::qWait(100);
    return test::texts_of(window);
}

/// Live values change, but their labels do not.
QStringList without_digits(QStringList texts) {
    static const QRegularExpression figures("[0-9\u06F0-\u06F9]+");
    return texts.replaceInStrings(figures, "#");
}

/// Returns the texts that were shown in the previous language too and that a new window in this
/// language does not show.
QStringList left_of(const QStringList& before, const QStringList& now, const QStringList& fresh) {
    const QStringList old = without_digits(before), right = without_digits(fresh);
    static const QRegularExpression letter("\\p{L}");
    QStringList left;
    for (const QString& text : without_digits(now))
        if (old.contains(text) && !right.contains(text) && text.section(": ", 1).contains(letter))
            left << text;
    return left;
}

/// Lists buttons with the same text, which would be ambiguous.
QStringList twice_in(const QWidget& window) {
    QStringList seen, twice;
    for (const QPushButton* button : window.findChildren<QPushButton*>()) {
        const QString spoken = button->accessibleName(); // "Browse: Folder of the runs"
        const QString text = spoken.isEmpty() ? button->text().remove('&') : spoken;
        if (button->isVisible() && !text.isEmpty() && seen.contains(text))
            twice << "twice: " + text;
        seen << (button->isVisible() ? text : QString());
    }
    return twice;
}

WizardSetup wizard_setup(const WindowLanguage& language) {
    WizardSetup setup;
    setup.probe = [] { return Result<HardwareReport>(test::two_cards_report()); };
    setup.languages = languages();
    setup.language = language.code();
    return setup;
}

class TestEveryLanguage : public QObject {
    Q_OBJECT
    test::TemporaryFolder folder_;
    test::ScopedVariable config_{"XDG_CONFIG_HOME", (folder_ / "config").string()};
    test::ScopedVariable state_{"XDG_STATE_HOME", (folder_ / "state").string()};
    test::ScopedVariable data_{"XDG_DATA_HOME", (folder_ / "data").string()};
    WindowLanguage language_;

    std::unique_ptr<MainWindow> window() {
        return window_of(language_, (folder_ / "runs").string());
    }

  private Q_SLOTS:
    void initTestCase() { apply_palette(*static_cast<QApplication*>(qApp), false); }
    void every_page_can_be_read_on_a_small_screen_data() {
        QTest::addColumn<QString>("code");
        for (const Language& one : languages())
            QTest::newRow(qPrintable(one.code)) << one.code;
    }
    void every_page_can_be_read_on_a_small_screen() {
        QFETCH(QString, code);
        language_.set_language(code);
        const auto window = this->window();
        QStringList faults;
        for_each_page(*window, [&](const QString& page) {
            test::keep_screenshot(*window, "every_language_" + code + '_' + page);
            faults << unreadable_at_last(*window, code, page);
        });
        QVERIFY(is_none(faults));
    }
    void no_shortcut_letter_is_used_twice_in_any_state_data() {
        every_page_can_be_read_on_a_small_screen_data();
    }
    void no_shortcut_letter_is_used_twice_in_any_state() {
        QFETCH(QString, code);
        language_.set_language(code);
        const auto window = this->window();
        QStringList faults;
        for_each_page(*window, [&](const QString& page) {
            faults << clashes_while_training(*window, code + ' ' + page);
        });
        QVERIFY(is_none(faults));
    }
    void every_page_can_be_read_after_the_language_was_changed_in_the_open_window() {
        const auto window = this->window();
        for_each_page(*window, [](const QString&) {}); // creates what pages create when first shown
        QStringList faults;
        for (const char* code : {"es", "fa", "sv", "en"}) {
            language_.set_language(code);
            QTest::qWait(100); // layouts follow one another
            for_each_page(*window, [&](const QString& page) {
                faults << unreadable_at_last(*window, code, "changed " + page);
            });
        }
        QVERIFY(is_none(faults));
    }
    void axes_have_the_digits_of_the_language_after_a_change() {
        const auto window = this->window();
        for_each_page(*window, [](const QString&) {});
        for (const char* code : {"fa", "en"}) {
            language_.set_language(code);
            QTest::qWait(100);
            for (const QCustomPlot* plot : window->findChildren<QCustomPlot*>())
                QCOMPARE(plot->locale().zeroDigit(), QLocale().zeroDigit());
        }
    }
    void switching_leaves_no_text_of_the_previous_language() {
        const auto switched = window();
        for_each_page(*switched,
                      [](const QString&) {}); // creates what pages create when first shown
        QStringList before = texts_after(*switched, language_, "en");
        for (const char* code : {"es", "fa", "sv", "en"}) {
            language_.set_language(code);
            const auto fresh = window();
            for_each_page(*fresh, [](const QString&) {});
            QStringList now;
            // A name like "AVX2", or of a language, is shown once the engine has reported it.
            const auto left = [&] {
                now = test::texts_of(*switched);
                return left_of(before, now, test::texts_of(*fresh));
            };
            QVERIFY(QTest::qWaitFor([&] { return left().isEmpty(); }, 10000) || is_none(left()));
            before = now;
        }
    }
    void the_wizard_can_be_read_data() { every_page_can_be_read_on_a_small_screen_data(); }
    void the_wizard_can_be_read() {
        QFETCH(QString, code);
        language_.set_language(code);
        FirstRunWizard wizard(wizard_setup(language_));
        wizard.show();
        QStringList faults;
        for (int page = 0; page >= 0; page = wizard.nextId()) {
            while (wizard.currentId() != page)
                wizard.next();
            QTest::qWait(200);
            test::keep_screenshot(wizard, QString("wizard_%1_%2").arg(code).arg(page));
            faults << test::clipped_in(wizard) << test::clashes_in(wizard)
                   << test::outside_in(wizard) << twice_in(wizard);
            QTRY_VERIFY(wizard.currentPage()->isComplete());
        }
        QVERIFY(is_none(faults));
    }
    void the_dialogs_can_be_read_data() { every_page_can_be_read_on_a_small_screen_data(); }
    void the_dialogs_can_be_read() {
        QFETCH(QString, code);
        language_.set_language(code);
        ExportDialog exporting("/runs/mine/checkpoints/step_100.pt");
        VoiceExportDialog exporting_voice("/runs/mine/checkpoints/step_100.pt");
        VoiceImportDialog importing;
        CleanDialog cleaning((folder_ / "runs").string(), 3);
        JobDialog job({}, {});
        QStringList faults;
        for (QDialog* dialog : std::initializer_list<QDialog*>{&exporting, &exporting_voice,
                                                               &importing, &cleaning, &job}) {
            dialog->show();
            QTest::qWait(100);
            const QString name = dialog->metaObject()->className();
            test::keep_screenshot(*dialog, "dialog_" + code + '_' + name);
            faults << test::clipped_in(*dialog) << test::clashes_in(*dialog);
        }
        QVERIFY(is_none(faults));
    }
    void the_export_of_a_voice_can_be_read_data() {
        every_page_can_be_read_on_a_small_screen_data();
    }
    void the_export_of_a_voice_can_be_read() {
        QFETCH(QString, code);
        language_.set_language(code);
        test::save_voice(folder_ / "step_40.pt", 40);
        VoiceExportDialog dialog(QString::fromStdString((folder_ / "step_40.pt").string()));
        dialog.show();
        const auto players = dialog.findChildren<QRadioButton*>();
        QTRY_VERIFY(players.front()->isEnabled());
        QStringList faults;
        const auto see = [&](const QString& state) {
            QTest::qWait(50); // layouts follow one another
            test::keep_screenshot(dialog, "export_" + code + '_' + state);
            faults << test::clipped_in(dialog) << test::clashes_in(dialog)
                   << test::outside_in(dialog) << twice_in(dialog);
            QVERIFY(dialog.height() <= small_screen.height());
        };
        for (QRadioButton* player : players) {
            player->click();
            see(player->objectName());
        }
        dialog.findChild<QPushButton*>("export_voice_now")->click();
        QTRY_VERIFY(dialog.findChild<QWidget*>("export_done")->isVisible());
        see("done");
        QVERIFY(is_none(faults));
    }
    void cleanup() { language_.set_language("en"); }
};

FORMANT_TEST_IN(QApplication, TestEveryLanguage)

} // namespace tst_every_language

#include "tst_every_language.moc"
