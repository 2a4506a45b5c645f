#include "engine/base/atomic_file.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/device_box.h"
#include "ui/hardware/tune_panel.h"
#include "ui/messages/error_note.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

using namespace formant;

namespace tst_tune_panel {

/// A panel that tunes a small voice on the CPU, for a user without any configuration.
struct Fixture : test::WordCorpus {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    test::ScopedVariable home{"XDG_CONFIG_HOME", (folder / "home").string()};
    DeviceUse use;
    TunePanel panel{use, {FORMANT_PROGRAM, 0.3}};

    Fixture() {
        panel.set_offers(offer_devices(test::two_cards()));
        panel.findChild<DeviceBox*>("device")->choose("cpu");
        panel.set_config_file(QString::fromStdString(config().string()));
        panel.resize(900, 650);
        panel.show();
    }
    void click(const char* name) { panel.findChild<QPushButton*>(name)->click(); }
    QString error() const { return panel.findChild<ErrorNote*>()->text(); }
    const QTreeWidget& table(const char* name) const {
        return *panel.findChild<QTreeWidget*>(name);
    }
    /// Returns the number of rows whose result starts with `result`.
    int trials_that(const QString& result) const {
        int count = 0;
        for (int row = 0; row < table("tuned_trials").topLevelItemCount(); ++row)
            if (table("tuned_trials").topLevelItem(row)->text(4).startsWith(result))
                ++count;
        return count;
    }
};

class TestTunePanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sizes_are_tried_and_the_best_is_marked_saved_and_applied() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        const QSignalSpy written(&f.panel, &TunePanel::config_written);
        f.click("start");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 200000);
        QCOMPARE(f.error(), QString());
        QVERIFY(f.table("tuned_trials").topLevelItemCount() >= 2); // 1 and more of the step's 4
        QCOMPARE(f.trials_that("best"), 1);
        QCOMPARE(f.table("remembered_tunings").topLevelItemCount(), 1);
        test::keep_screenshot(f.panel, "tune_panel");
        f.click("apply");
        QTRY_COMPARE(written.count(), 1);
        const QString now = QString::fromStdString(read_file(f.config()).value());
        QVERIFY2(now.contains("gradient_accumulation_steps: "), qPrintable(now));
    }
    void it_can_be_canceled_and_then_offers_nothing() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        f.click("start");
        f.click("cancel");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
        QCOMPARE(f.panel.findChild<QLabel*>("state")->text(), QString("Canceled by you."));
        QVERIFY(!f.panel.findChild<QPushButton*>("apply")->isVisible());
    }
    void a_missing_configuration_is_reported_on_the_page() {
        Fixture f;
        f.panel.set_config_file("/not/there.yaml");
        f.click("start");
        QTRY_VERIFY_WITH_TIMEOUT(f.error().contains("/not/there.yaml"), 30000);
        f.panel.findChild<QLineEdit*>("tune_config")->clear();
        f.click("start");
        QVERIFY(f.error().startsWith("Choose a configuration first"));
    }
    void the_devices_of_saved_tunings_have_their_names() {
        Fixture f;
        f.panel.set_tunings({{test::ada_card().uuid, "unet small", "bf16", "0.1", 16, 88.5, "then"},
                             {"GPU-gone", "unet small", "bf16", "0.1", 8, 40, "then"}});
        const QTreeWidget& table = f.table("remembered_tunings");
        QCOMPARE(table.topLevelItem(0)->text(0), QString("NVIDIA GeForce RTX 4090"));
        QCOMPARE(table.topLevelItem(1)->text(0), QString("GPU-gone (not present)"));
    }
};

FORMANT_TEST_IN(QApplication, TestTunePanel)

} // namespace tst_tune_panel

#include "tst_tune_panel.moc"
