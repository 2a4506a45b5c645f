#include "engine/base/atomic_file.h"
#include "engine/session/training/run_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/configuration_page.h"
#include "ui/messages/error_note.h"
#include "ui/training/training_page.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTreeWidget>

using namespace formant;

namespace tst_live_settings_panel {

/// The Training page of a window with a small voice and a real run.
struct Fixture : test::WordCorpus {
    std::unique_ptr<MainWindow> window;

    Fixture() {
        RunRequest request;
        request.config_file = config().string();
        request.runs_folder = runs().string();
        request.settings = {"train.max_steps=100000"};
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        window = std::make_unique<MainWindow>(start_run, request);
        window->resize(1280, 720);
        window->show();
        page().findChild<QTabWidget*>("training_tabs")->setCurrentIndex(1);
        QTRY_VERIFY_WITH_TIMEOUT(status() == "Same as the configuration.", 60'000);
    }
    TrainingPage& page() { return *window->pages().training; }
    template <class Widget>
    Widget& in_panel(const char* name) {
        return *page().live_settings().findChild<Widget*>(name);
    }
    QString status() { return in_panel<QLabel>("live_status").text(); }
    QString share() { return in_panel<QLabel>("layer_share").text(); }
    void choose(const char* layers) {
        in_panel<QRadioButton>(qPrintable(QString("layers:%1").arg(layers))).click();
    }
    void type(const char* key, const QString& text) {
        auto& line = in_panel<QLineEdit>(key);
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    /// Saves the configuration with another value, as the Configuration page does.
    void save_with(const std::string& key, const QString& value) {
        ConfigurationPage& editor = *window->pages().configuration;
        const auto file = QString::fromStdString(config().string());
        editor.open_file(file);
        QVERIFY(editor.document().set(key, value));
        QVERIFY(editor.document().save_as(file));
    }
    void click_start_stop() { window->findChild<QPushButton*>("start_stop")->click(); }
    std::size_t points() { return page().plots().metrics().point_count(Quantity::loss, "total"); }
    QString of_run(const char* file) const {
        return QString::fromStdString(read_file(runs() / "small" / file).value_or(""));
    }
};

class TestLiveSettingsPanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", cache_.path().toUtf8()); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }

    void changes_before_a_run_are_used_by_it() {
        Fixture f;
        QVERIFY(f.share().startsWith("All layers: "));
        f.choose("unet_only");
        f.type("train.patience", "7");
        QVERIFY2(f.status().startsWith("2 setting"), qPrintable(f.status()));
        test::keep_screenshot(*f.window, "training_layers_and_monitor");
        f.click_start_stop();
        QTRY_VERIFY_WITH_TIMEOUT(f.points() > 3, 120'000);
        const auto started = config_of_live_run(f.runs() / "small");
        QVERIFY(started.has_value());
        QCOMPARE(started->train.layers, std::string("unet_only"));
        QCOMPARE(started->train.patience, std::int64_t{7});
        QTRY_VERIFY(f.status().startsWith("In sync with the run."));
        QVERIFY(f.share().startsWith("U-Net only: "));
    }
    void only_changes_by_the_user_invalidate_the_preflight_checks() {
        Fixture f;
        const QSignalSpy changed(&f.page().live_settings(), &LiveSettingsPanel::changed);
        f.save_with("train.patience", "9");
        QTRY_COMPARE_WITH_TIMEOUT(f.in_panel<QLineEdit>("train.patience").text(), QString("9"),
                                  60'000);
        QCOMPARE(changed.count(), 0);
        f.choose("unet_only");
        QCOMPARE(changed.count(), 1);
        f.choose("full");
        QCOMPARE(changed.count(), 2);
    }
    void a_configuration_that_was_saved_again_shows_its_model_and_keeps_changes() {
        Fixture f;
        const QString share = f.share();
        f.type("train.patience", "7");
        f.save_with("model.unet.encoder_channels", "32");
        QTRY_VERIFY_WITH_TIMEOUT(f.share() != share, 60'000);
        QVERIFY2(f.share().startsWith("All layers: "), qPrintable(f.share()));
        QCOMPARE(f.in_panel<QLineEdit>("train.patience").text(), QString("7"));
        QVERIFY2(f.status().startsWith("1 setting"), qPrintable(f.status()));
    }
    void changes_during_a_run_are_applied_at_the_next_step() {
        Fixture f;
        f.click_start_stop();
        QTRY_VERIFY_WITH_TIMEOUT(f.points() > 3, 120'000);
        f.choose("custom");
        f.in_panel<QTreeWidget>("layer_tree")
            .expandItem(f.in_panel<QTreeWidget>("layer_tree").topLevelItem(0));
        f.type("train.explosion_threshold", "0.5");
        f.window->setLayoutDirection(Qt::RightToLeft);
        QTest::qWait(50);
        test::keep_screenshot(*f.window, "training_layers_chosen_right_to_left");
        f.in_panel<QPushButton>("take_back_live").click();
        f.choose("global_encoder");
        f.type("train.learning_rate", "0.0002");
        auto& apply = f.in_panel<QPushButton>("apply_live");
        QVERIFY(apply.isVisible());
        QTRY_VERIFY(apply.isEnabled());
        QVERIFY(!f.of_run("changes.jsonl").contains("global_encoder"));
        apply.click();
        QTRY_VERIFY_WITH_TIMEOUT(f.status().startsWith("from step "), 60'000);
        QVERIFY2(f.status().contains("train.layers=global_encoder"), qPrintable(f.status()));
        QVERIFY(f.of_run("changes.jsonl").contains("\"train.learning_rate\":\"0.0002\""));
        QVERIFY(!apply.isEnabled());
        f.click_start_stop();
        QTRY_VERIFY_WITH_TIMEOUT(!f.window->run().is_running(), 60'000);
        QTRY_VERIFY(f.share().startsWith("Global (style) encoder only: "));
    }
    void an_invalid_value_is_reported_at_its_field_and_prevents_the_start() {
        Fixture f;
        f.type("train.explosion_threshold", "x");
        auto& error = f.in_panel<QLabel>("error:train.explosion_threshold");
        QVERIFY2(error.text().contains("x"), qPrintable(error.text()));
        f.click_start_stop();
        const QString status = f.window->findChild<QLabel*>("status")->text();
        QVERIFY2(status.startsWith("Could not start: "), qPrintable(status));
        QVERIFY(!f.window->run().is_running());
        f.in_panel<QPushButton>("take_back_live").click();
        QVERIFY(error.text().isEmpty());
        QVERIFY(f.page().request().has_value());
    }
    void a_start_whose_folder_has_disappeared_does_not_affect_the_next() {
        Fixture f;
        auto& panel = f.page().live_settings();
        const QSignalSpy changed(&panel, &LiveSettingsPanel::changed);
        panel.begin_run(QString::fromStdString((f.runs() / "gone").string()), false);
        QTRY_VERIFY(!panel.findChild<ErrorNote*>()->text().isEmpty());
        panel.end_run(f.page().choices().request());
        QTRY_COMPARE_WITH_TIMEOUT(f.status(), QString("Same as the configuration."), 60'000);
        QVERIFY(panel.settings()->empty());
        QCOMPARE(changed.count(), 0);
    }
    void a_change_refused_by_the_run_is_reported_on_the_page() {
        Fixture f;
        auto& panel = f.page().live_settings();
        panel.show_answer(fail(ErrorKind::usage, message(FORMANT_TR("t", "the run has ended"))));
        QCOMPARE(panel.findChild<ErrorNote*>()->text(), QString("the run has ended"));
    }

  private:
    QTemporaryDir cache_;
};

FORMANT_TEST_IN(QApplication, TestLiveSettingsPanel)

} // namespace tst_live_settings_panel

#include "tst_live_settings_panel.moc"
