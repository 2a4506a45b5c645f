#include "tests/support/test_registry.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/studio.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/training/training_page.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTabWidget>

using namespace formant;
using namespace formant::test;

namespace tst_after_restart {

/// Adds a configuration to the request, which a user who opens the window from the desktop does not
/// have.
RunRequest with_small_config(const Studio& studio) {
    RunRequest request = studio.request();
    request.config_file = studio.config().string();
    request.settings = {"train.max_steps=8"};
    request.device = "cpu";
    return request;
}

std::size_t plotted_steps(MainWindow& window) {
    return window.pages().training->plots().metrics().point_count(Quantity::loss, "total");
}

void train(MainWindow& window) {
    press(window, "start_stop");
    wait_until("the training is done",
               [&] { return label_text(window, "status").startsWith("Training finished"); });
}

void choose_tab(MainWindow& window, int tab) {
    auto& tabs = seen<QTabWidget>(*window.pages().training, "plot_tabs");
    QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(tab).center());
}

class TestAfterRestart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_workspace_is_restored() {
        const Studio studio;
        studio.skip_wizard();
        const QString recordings = QString::fromStdString(studio.folder.path());
        const QString config = QString::fromStdString(studio.config());
        studio.open(studio.request(), [&](MainWindow& window) {
            turn_to_page(window, 1);
            press_and_choose(*window.pages().data, "add_folder", recordings);
            wait_until("it is read", [&] { return label_text(window, "fact_clips") == "4"; });

            turn_to_page(window, 3);
            press_and_choose(*window.pages().training, "open_config", config);
            choose_tab(window, 2);
            window.resize(window.width() + 40, window.height() + 30);
        });
        studio.open(studio.request(), [&](MainWindow& window) {
            QCOMPARE(window.stack().current_page(), window.pages().training);
            QCOMPARE(window.pages().training->choices().config(), config);
            QCOMPARE(seen<QTabWidget>(window, "plot_tabs").currentIndex(), 2);
            turn_to_page(window, 1);
            wait_until("it is read", [&] { return label_text(window, "fact_clips") == "4"; });
        });
    }
    void the_last_run_is_restored_with_its_plots_and_samples() {
        const Studio studio;
        studio.skip_wizard();
        studio.open(with_small_config(studio), train);
        studio.open([](MainWindow& window) {
            wait_until("its steps are plotted", [&] { return plotted_steps(window) == 8; });
            turn_to_page(window, 5);
            const auto& run = seen<QComboBox>(window, "run");
            wait_until("its checkpoints are shown",
                       [&] { return run.currentText().contains("small"); });
        });
    }
    void the_open_configuration_is_restored_unless_it_is_gone() {
        const Studio studio;
        studio.skip_wizard();
        const QString config = QString::fromStdString(studio.config());
        studio.open([&](MainWindow& window) {
            turn_to_page(window, 2);
            press_and_choose(*window.pages().configuration, "open", config);
            wait_until("it is open",
                       [&] { return window.pages().configuration->document().file() == config; });
        });
        studio.open([&](MainWindow& window) {
            QCOMPARE(window.pages().configuration->document().file(), config);
        });
        std::filesystem::remove(studio.config());
        studio.open([](MainWindow& window) {
            QVERIFY(window.pages().configuration->document().file().isEmpty());
            QVERIFY(window.pages().training->choices().config().isEmpty());
        });
    }
    void the_command_line_takes_precedence() {
        const Studio studio;
        studio.skip_wizard();
        const QString config = QString::fromStdString(studio.config());
        studio.open(with_small_config(studio), [&](MainWindow& window) {
            QCOMPARE(window.pages().training->choices().config(), config);
            QCOMPARE(window.pages().configuration->document().file(), config);
            QVERIFY(window.pages().configuration->document().is_saved());
        });
    }
};

FORMANT_TEST(TestAfterRestart)

} // namespace tst_after_restart

#include "tst_after_restart.moc"
