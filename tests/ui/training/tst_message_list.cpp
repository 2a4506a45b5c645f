#include "tests/support/test_registry.h"
#include "ui/training/message_entries.h"

#include <QtGui/QClipboard>
#include <QtGui/QTextLayout>
#include <QtTest/QtTest>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace formant;

namespace tst_message_list {

const QDateTime at(QDate(2026, 11, 22), QTime(14, 5));

struct AdviceList {
    MessageList list{"advice", [] { return QString("&Advice"); }};
    QListWidget& rows = *list.findChild<QListWidget*>("advice");
    QPushButton& copy = *list.findChild<QPushButton*>("copy_advice");
};

Advice rollback_advice(std::int64_t step) {
    return {step, "rolled-back",
            message(FORMANT_TR("t", "five bad steps in a row; back to step 40 at half the rate"))};
}

/// Returns the height that a row's text needs where it is painted, and the height that the row has.
/// Qt 6.4 cuts a text whose next line would not fit at the height of the previous one.
std::pair<int, int> heights_of(const QListWidget& list, const QListWidgetItem& item) {
    QStyleOptionViewItem option;
    option.initFrom(&list);
    option.widget = &list;
    option.rect = list.visualItemRect(&item);
    option.features = QStyleOptionViewItem::WrapText | QStyleOptionViewItem::HasDecoration |
                      QStyleOptionViewItem::HasDisplay;
    const int icon = list.style()->pixelMetric(QStyle::PM_ListViewIconSize, nullptr, &list);
    option.decorationSize = {icon, icon};
    option.icon = item.icon();
    option.text = item.text();
    const QRect text = list.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &list);
    const int margin = list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list) + 1;
    QTextLayout layout(item.text(), list.font());
    layout.setTextOption(QTextOption(Qt::AlignLeading));
    layout.beginLayout();
    int lines = 0;
    double highest = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(text.width() - 2 * margin);
        highest = std::max(highest, line.height());
        ++lines;
    }
    layout.endLayout();
    return {static_cast<int>(std::ceil(lines * highest)), option.rect.height()};
}

class TestMessageList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void advice_shows_its_step_and_text_newest_first() {
        AdviceList advice;
        advice.list.add_first(entry_of(rollback_advice(45), at));
        advice.list.add_first(entry_of(rollback_advice(90), at));
        QCOMPARE(advice.rows.count(), 2);
        QVERIFY(advice.rows.item(0)->text().startsWith("Step 90, "));
        QVERIFY(
            advice.rows.item(0)->text().endsWith(": five bad steps in a row; back to step 40 at "
                                                 "half the rate"));
    }
    void a_row_fits_all_lines_of_its_text_at_any_width() {
        AdviceList advice;
        constexpr auto sentence = FORMANT_TR(
            "t", "متن واج و به زبان en-us خوانده شود؛ for a while at least, فقط این بار");
        const Message what = message(sentence);
        advice.list.setLayoutDirection(Qt::RightToLeft);
        for (int i = 0; i < 20; ++i) // with a scroll bar
            advice.list.add_last(entry_of(PreflightCheck{"text", Grade::ok, what}));
        advice.list.show();
        for (int width = 160; width < 700; ++width) {
            advice.list.resize(width, 200);
            advice.rows.doItemsLayout();
            const auto [needed, available] = heights_of(advice.rows, *advice.rows.item(0));
            QVERIFY2(needed <= available, qPrintable(QString("at width %1: %2 pixels, %3 available")
                                                         .arg(width)
                                                         .arg(needed)
                                                         .arg(available)));
        }
    }
    void a_grade_is_a_word_and_not_only_an_icon() {
        AdviceList list;
        const Message what = message(FORMANT_TR("t", "the disk is nearly full"));
        list.list.add_last(entry_of(PreflightCheck{"space", Grade::ok, what}));
        list.list.add_last(entry_of(PreflightCheck{"space", Grade::warning, what}));
        list.list.add_last(entry_of(PreflightCheck{"space", Grade::failure, what}));
        QCOMPARE(list.rows.item(0)->text(), QString("OK: the disk is nearly full"));
        QCOMPARE(list.rows.item(1)->text(), QString("Warning: the disk is nearly full"));
        QCOMPARE(list.rows.item(2)->text(), QString("Failure: the disk is nearly full"));
        for (int row = 0; row < 3; ++row)
            QVERIFY(!list.rows.item(row)->icon().isNull());
    }
    void details_of_the_selected_or_all_entries_are_copied() {
        AdviceList advice;
        QVERIFY(!advice.copy.isEnabled()); // available is nothing
        advice.list.add_first(entry_of(rollback_advice(45), at));
        advice.list.add_first(entry_of(rollback_advice(90), at));
        advice.copy.click();
        const QString all = QApplication::clipboard()->text();
        QVERIFY(all.startsWith("Formant Studio "));
        QVERIFY(all.contains("step 45 [rolled-back]") && all.contains("step 90 [rolled-back]"));
        advice.rows.setCurrentRow(0);
        advice.copy.click();
        QVERIFY(!QApplication::clipboard()->text().contains("step 45"));
    }
    void an_entry_that_does_not_hold_any_more_is_removed() {
        AdviceList advice;
        advice.list.add_first(entry_of(rollback_advice(45), at));
        MessageEntry passing = entry_of(rollback_advice(90), at);
        const QString details = passing.details;
        advice.list.add_first(std::move(passing));
        advice.list.remove(details);
        QCOMPARE(advice.rows.count(), 1);
        advice.copy.click();
        QVERIFY(!QApplication::clipboard()->text().contains("step 90"));
        QVERIFY(QApplication::clipboard()->text().contains("step 45"));
    }
    void the_newest_thousand_are_kept() {
        AdviceList advice;
        for (int step = 1; step <= 1500; ++step)
            advice.list.add_first(entry_of(rollback_advice(step), at));
        QCOMPARE(advice.rows.count(), 1000);
        QVERIFY(advice.rows.item(0)->text().startsWith(QString("Step %L1").arg(1500)));
    }
};

FORMANT_TEST_IN(QApplication, TestMessageList)

} // namespace tst_message_list

#include "tst_message_list.moc"
