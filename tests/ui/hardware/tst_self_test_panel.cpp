#include "engine/session/hardware/device_selection.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/self_test_list.h"
#include "ui/hardware/self_test_panel.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

using namespace formant;

namespace tst_self_test_panel {

SelfTestLine wrong_line() {
    SelfTestLine line;
    line.id = "matmul-bf16";
    line.what = message({"test", "matrix product in bf16"});
    line.error = 0.5;
    line.tolerance = 0.02;
    line.why_not = message({"test", "too far from the CPU"});
    return line;
}

/// A panel that tests the CPU.
struct Fixture {
    DeviceUse use;
    SelfTestPanel panel{use};

    Fixture() {
        panel.set_offers(offer_devices(test::two_cards()));
        panel.lock_device("cpu");
        panel.resize(800, 500);
        panel.show();
    }
    void click(const char* name) { panel.findChild<QPushButton*>(name)->click(); }
    QString state() const { return panel.findChild<QLabel*>("state")->text(); }
};

class TestSelfTestPanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_cpu_passes_and_each_line_has_its_error_and_tolerance() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        f.click("start");
        QVERIFY(f.panel.is_running());
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
        QVERIFY(f.panel.list().passed() > 5);
        QCOMPARE(f.panel.list().failed(), 0);
        QVERIFY2(f.state().startsWith("All "), qPrintable(f.state()));
        const auto* table = f.panel.findChild<QTreeWidget*>("self_test_lines");
        QCOMPARE(table->topLevelItem(0)->text(0), QString("passed"));
        QVERIFY(table->topLevelItem(0)->text(2).toDouble() <
                table->topLevelItem(0)->text(3).toDouble());
        QVERIFY(!table->topLevelItem(0)->icon(0).isNull());
        test::keep_screenshot(f.panel, "self_test_panel");
    }
    void a_failed_line_shows_the_result_and_the_reason() {
        SelfTestList list;
        list.add(wrong_line());
        const auto* item = list.findChild<QTreeWidget*>("self_test_lines")->topLevelItem(0);
        QCOMPARE(item->text(0), QString("failed"));
        QCOMPARE(item->text(4), QString("too far from the CPU"));
        QCOMPARE(list.failed(), 1);
    }
    void it_can_be_canceled() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        f.click("start");
        f.click("cancel");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
        QCOMPARE(f.state(), QString("Canceled by you."));
    }
    void it_cannot_be_started_during_a_run_and_shows_why() {
        Fixture f;
        f.use.set_training_active(true);
        const auto* start = f.panel.findChild<QPushButton*>("start");
        QVERIFY(!start->isEnabled());
        QVERIFY(start->toolTip().contains("A training run is active"));
        QVERIFY(f.panel.findChild<QLabel*>("obstacle")->isVisible());
        f.use.set_training_active(false);
        QVERIFY(start->isEnabled());
    }
};

FORMANT_TEST_IN(QApplication, TestSelfTestPanel)

} // namespace tst_self_test_panel

#include "tst_self_test_panel.moc"
