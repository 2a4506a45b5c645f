#include "engine/base/atomic_file.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/two_cards.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/hardware/apply_box.h"
#include "ui/hardware/device_box.h"
#include "ui/hardware/diagnosis_panel.h"
#include "ui/hardware/stage_bars.h"
#include "ui/messages/error_note.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTreeWidget>

using namespace formant;

namespace tst_diagnosis_panel {

/// A panel that runs steps of a small voice on the CPU.
struct Fixture : test::WordCorpus {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};
    DeviceUse use;
    DiagnosisPanel panel{use, {FORMANT_PROGRAM, 1}};

    Fixture() {
        panel.set_offers(offer_devices(test::two_cards()));
        panel.findChild<DeviceBox*>("device")->choose("cpu");
        panel.findChild<QSpinBox*>("steps")->setValue(10);
        panel.set_config_file(QString::fromStdString(config().string()));
        panel.resize(900, 650);
        panel.show();
    }
    void click(const char* name) { panel.findChild<QPushButton*>(name)->click(); }
    QString text(const char* name) const { return panel.findChild<QLabel*>(name)->text(); }
};

class TestDiagnosisPanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_results_the_choices_stay_together_at_the_top() {
        Fixture f;
        QCoreApplication::processEvents();
        const auto* start = f.panel.findChild<QPushButton*>("start");
        QVERIFY(start->geometry().bottom() < f.panel.height() / 2);
        QVERIFY(start->text() != f.panel.findChild<QPushButton*>("cancel")->text());
    }
    void steps_are_run_and_their_time_is_shown_and_described() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        f.click("start");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 200000);
        QCOMPARE(f.panel.findChild<ErrorNote*>()->text(), QString());
        QVERIFY(!f.text("verdict").isEmpty());
        QVERIFY2(f.text("details").startsWith("CPU: 10 steps"), qPrintable(f.text("details")));
        const auto* bars = f.panel.findChild<StageBars*>("stage_bars");
        QVERIFY(bars->isVisible());
        QVERIFY(bars->accessibleDescription().contains("forward: "));
        const auto* stages = f.panel.findChild<QTreeWidget*>("stages");
        QVERIFY(stages->topLevelItemCount() > 5);
        QVERIFY(stages->topLevelItem(0)->text(1).toDouble() > 0);
        test::keep_screenshot(f.panel, "diagnosis_panel");
    }
    void without_results_no_verdict_is_shown() {
        const Fixture f;
        QVERIFY(!f.panel.findChild<StageBars*>("stage_bars")->isVisible());
        QVERIFY(!f.panel.findChild<QPushButton*>("apply")->isVisible());
    }
    void it_can_be_canceled() {
        Fixture f;
        const QSignalSpy ended(&f.panel, &TaskPanel::ended);
        f.click("start");
        f.click("cancel");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
        QCOMPARE(f.text("state"), QString("Canceled by you."));
    }
    void a_change_is_applied_to_the_configuration_on_request() {
        const test::WordCorpus corpus;
        const QString file = QString::fromStdString(corpus.config().string());
        ApplyBox apply;
        const QSignalSpy written(&apply, &ApplyBox::written);
        apply.offer(file, {"train.batch_size=2"});
        apply.findChild<QPushButton*>("apply")->click();
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(!apply.findChild<QPushButton*>("apply")->isEnabled());
        const std::string now = read_file(corpus.config()).value();
        QVERIFY(now.find("batch_size: 2") != std::string::npos);
    }
    void a_change_that_cannot_be_written_shows_why_and_stays_offered() {
        ApplyBox apply;
        apply.offer("/not/there.yaml", {"train.batch_size=2"});
        apply.findChild<QPushButton*>("apply")->click();
        QTRY_VERIFY(apply.findChild<ErrorNote*>()->text().contains("/not/there.yaml"));
        QVERIFY(apply.findChild<QPushButton*>("apply")->isEnabled());
    }
};

FORMANT_TEST_IN(QApplication, TestDiagnosisPanel)

} // namespace tst_diagnosis_panel

#include "tst_diagnosis_panel.moc"
