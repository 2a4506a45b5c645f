#include "tests/support/environment.h"
#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/gpu_card.h"
#include "ui/hardware/hardware_page.h"
#include "ui/messages/error_note.h"

#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

using namespace formant;

namespace tst_hardware_page {

HardwarePage::Probe two_cards() {
    return [] { return Result<HardwareReport>(test::two_cards_report()); };
}

QString error_of(const HardwarePage& page) {
    return page.findChild<ErrorNote*>(QString(), Qt::FindDirectChildrenOnly)->text();
}

class TestHardwarePage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_machine_is_probed_when_the_page_is_first_shown() {
        HardwarePage page(two_cards());
        const QSignalSpy shown(&page, &HardwarePage::report_shown);
        QTest::qWait(20);
        QCOMPARE(shown.count(), 0);
        page.resize(1000, 680);
        page.show();
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(page.findChildren<GpuCard*>().size(), 2);
        test::keep_screenshot(page, "hardware_page");
        page.hide();
        page.show();
        QTest::qWait(20);
        QCOMPARE(shown.count(), 1);
    }
    void the_report_describes_this_machine() {
        const test::ScriptedNvml nvml(FORMANT_SCRIPTED_NVML,
                                      test::scripted_machine({test::scripted_rtx_4090()}));
        HardwarePage page;
        const QSignalSpy shown(&page, &HardwarePage::report_shown);
        page.show();
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, 30000);
        const auto cards = page.findChildren<GpuCard*>();
        QVERIFY(std::any_of(cards.begin(), cards.end(), [](const GpuCard* card) {
            return card->title().contains("RTX 4090");
        }));
    }
    void the_report_can_be_copied() {
        HardwarePage page(two_cards());
        page.show();
        QTRY_VERIFY(page.findChild<QPushButton*>("copy_report")->isEnabled());
        page.findChild<QPushButton*>("copy_report")->click();
        QVERIFY(QApplication::clipboard()->text().contains("GeForce RTX 4090"));
    }
    void a_failed_probe_is_reported_and_can_be_repeated() {
        bool fails = true;
        HardwarePage page([&fails]() -> Result<HardwareReport> {
            if (fails)
                return fail(ErrorKind::device, message({"test", "the driver is gone"}));
            return test::two_cards_report();
        });
        page.show();
        QTRY_COMPARE(error_of(page), QString("the driver is gone"));
        fails = false;
        page.findChild<QPushButton*>("look_again")->click();
        QTRY_COMPARE(page.findChildren<GpuCard*>().size(), 2);
        QCOMPARE(error_of(page), QString());
    }
    void nothing_is_measured_during_a_run() {
        HardwarePage page(two_cards());
        page.set_training_active(true);
        const auto starts = page.findChildren<QPushButton*>("start");
        QCOMPARE(starts.size(), 3);
        for (const QPushButton* start : starts) {
            QVERIFY(!start->isEnabled());
            QVERIFY(start->toolTip().startsWith("A training run is active"));
        }
    }
    void the_window_sets_the_configuration_to_measure() {
        HardwarePage page(two_cards());
        page.set_config_file("/voices/mine.yaml");
        QCOMPARE(page.findChild<QLineEdit*>("tune_config")->text(), QString("/voices/mine.yaml"));
        QCOMPARE(page.findChild<QLineEdit*>("diagnosis_config")->text(),
                 QString("/voices/mine.yaml"));
    }
    void the_wizard_can_be_requested() {
        HardwarePage page(two_cards());
        const QSignalSpy requests(&page, &HardwarePage::wizard_requested);
        page.findChild<QPushButton*>("run_wizard")->click();
        QCOMPARE(requests.count(), 1);
    }
    void everything_stays_readable_from_right_to_left() {
        HardwarePage page(two_cards());
        page.setLayoutDirection(Qt::RightToLeft);
        page.resize(1000, 680);
        page.show();
        QTRY_COMPARE(page.findChildren<GpuCard*>().size(), 2);
        test::keep_screenshot(page, "hardware_page_rtl");
        const auto* config = page.findChild<QLineEdit*>("tune_config");
        QCOMPARE(config->layoutDirection(), Qt::LeftToRight);
    }
};

FORMANT_TEST_IN(QApplication, TestHardwarePage)

} // namespace tst_hardware_page

#include "tst_hardware_page.moc"
