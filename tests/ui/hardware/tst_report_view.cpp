#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/facts_grid.h"
#include "ui/hardware/gpu_card.h"
#include "ui/hardware/report_view.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>

using namespace formant;

namespace tst_report_view {

class TestReportView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_card_shows_its_name_state_and_facts() {
        const GpuCard card(test::ada_card());
        QCOMPARE(card.title(), QString("GPU 0: NVIDIA GeForce RTX 4090"));
        QCOMPARE(card.state(), QString("can be used"));
        QCOMPARE(card.facts().value_of("Architecture"), QString("Ada (sm_89)"));
        QCOMPARE(card.facts().value_of("Memory"), QString("24.0 GiB, 23.0 GiB of it free"));
        QCOMPARE(card.facts().value_of("Driver"), QString("550.54.15 (CUDA 12.4)"));
        QCOMPARE(card.facts().value_of("Fast number formats"), QString("bf16, fp16, TF32"));
        QCOMPARE(card.notes(), QString("Note: Another program uses 1.0 GiB of its memory."));
    }
    void an_unusable_card_shows_why() {
        const GpuCard card(test::old_card());
        QCOMPARE(card.state(), QString("seen, not usable: this LibTorch has no kernels for sm_50"));
        QCOMPARE(card.facts().value_of("Memory"), QString("not available"));
    }
    void the_report_has_each_card_and_the_machine() {
        ReportView view;
        view.resize(900, 900);
        view.set_report(test::two_cards_report());
        view.show();
        QCOMPARE(view.findChildren<GpuCard*>().size(), 2);
        test::keep_screenshot(view, "report_view");
        view.set_report(test::two_cards_report());
        QCOMPARE(view.findChildren<GpuCard*>().size(), 2);
    }
    void notes_of_a_card_are_not_repeated_as_recommendations() {
        ReportView view;
        view.set_report(test::two_cards_report());
        const QString advice = view.findChild<QLabel*>("recommendations")->text();
        QVERIFY(!advice.contains("Another program"));
    }
    void a_machine_without_a_card_shows_why() {
        HardwareInfo hardware = test::two_cards();
        hardware.gpus.clear();
        hardware.why_no_gpu = message({"test", "no driver is installed"});
        ReportView view;
        view.set_report(make_hardware_report(choose_hardware("auto", hardware, {}), std::nullopt,
                                             std::vector<ResolvedSetting>()));
        const QString choice = view.findChild<QLabel*>("device_choice")->text();
        QVERIFY(choice.contains("no driver is installed"));
    }
    void the_copied_text_is_that_of_the_command_line() {
        ReportView view;
        QVERIFY(view.text_to_copy().isEmpty());
        view.set_report(test::two_cards_report());
        QVERIFY(view.text_to_copy().contains("NVIDIA GeForce RTX 4090 (Ada, sm_89, 24.0 GiB)"));
        QVERIFY(view.text_to_copy().contains("cannot be used"));
    }
};

FORMANT_TEST_IN(QApplication, TestReportView)

} // namespace tst_report_view

#include "tst_report_view.moc"
