#include "tests/support/test_registry.h"
#include "ui/row_selection.h"

#include <QtGui/QStandardItemModel>
#include <QtTest/QtTest>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_row_selection {

class TestRowSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_whole_row_is_selected_in_both_directions_data() {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from left to right") << Qt::LeftToRight;
        QTest::newRow("from right to left") << Qt::RightToLeft;
    }
    void a_whole_row_is_selected_in_both_directions() {
        QFETCH(const Qt::LayoutDirection, direction);
        QStandardItemModel model(3, 2);
        QTableView table;
        table.setLayoutDirection(direction);
        table.setModel(&model);
        table.resize(600, 300);
        table.show();
        select_row(table, 2);
        select_row(table, 1);
        const QModelIndexList rows = table.selectionModel()->selectedRows();
        QVERIFY(rows.size() == 1 && rows.front().row() == 1);
        QCOMPARE(table.selectionModel()->selectedIndexes().size(), 2);
    }
};

FORMANT_TEST_IN(QApplication, TestRowSelection)

} // namespace tst_row_selection

#include "tst_row_selection.moc"
