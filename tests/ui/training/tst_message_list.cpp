#include "ui/training/message_entries.h"

#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace {

const QDateTime at(QDate(2026, 11, 22), QTime(14, 5));

struct AdviceList {
    MessageList list{"advice", [] { return QString("&Advice"); }};
    QListWidget& rows = *list.findChild<QListWidget*>("advice");
    QPushButton& copy = *list.findChild<QPushButton*>("copy_advice");
};

Advice rolled_back(std::int64_t step) {
    return {step, "rolled-back",
            message(FORMANT_TR("t", "five bad steps in a row; back to step 40 at half the rate"))};
}

} // namespace

class TestMessageList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void advice_says_when_and_what_newest_first() {
        AdviceList advice;
        advice.list.add_first(entry_of(rolled_back(45), at));
        advice.list.add_first(entry_of(rolled_back(90), at));
        QCOMPARE(advice.rows.count(), 2);
        QVERIFY(advice.rows.item(0)->text().startsWith("Step 90, "));
        QVERIFY(
            advice.rows.item(0)->text().endsWith(": five bad steps in a row; back to step 40 at "
                                                 "half the rate"));
    }
    void a_grade_is_a_word_and_not_only_a_sign() {
        AdviceList list;
        const Message what = message(FORMANT_TR("t", "the disk is nearly full"));
        list.list.add_last(entry_of(PreflightLine{"room", Grade::ok, what}));
        list.list.add_last(entry_of(PreflightLine{"room", Grade::warning, what}));
        list.list.add_last(entry_of(PreflightLine{"room", Grade::failure, what}));
        QCOMPARE(list.rows.item(0)->text(), QString("OK: the disk is nearly full"));
        QCOMPARE(list.rows.item(1)->text(), QString("Warning: the disk is nearly full"));
        QCOMPARE(list.rows.item(2)->text(), QString("Failure: the disk is nearly full"));
        for (int row = 0; row < 3; ++row)
            QVERIFY(!list.rows.item(row)->icon().isNull());
    }
    void details_are_copied_of_what_is_chosen_or_of_all() {
        AdviceList advice;
        QVERIFY(!advice.copy.isEnabled()); // there is nothing
        advice.list.add_first(entry_of(rolled_back(45), at));
        advice.list.add_first(entry_of(rolled_back(90), at));
        advice.copy.click();
        const QString all = QApplication::clipboard()->text();
        QVERIFY(all.startsWith("Formant Studio "));
        QVERIFY(all.contains("step 45 [rolled-back]") && all.contains("step 90 [rolled-back]"));
        advice.rows.setCurrentRow(0);
        advice.copy.click();
        QVERIFY(!QApplication::clipboard()->text().contains("step 45"));
    }
    void the_newest_thousand_stay() {
        AdviceList advice;
        for (int step = 1; step <= 1500; ++step)
            advice.list.add_first(entry_of(rolled_back(step), at));
        QCOMPARE(advice.rows.count(), 1000);
        QVERIFY(advice.rows.item(0)->text().startsWith(QString("Step %L1").arg(1500)));
    }
};

QTEST_MAIN(TestMessageList)
#include "tst_message_list.moc"
