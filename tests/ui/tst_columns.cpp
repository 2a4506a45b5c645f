#include "tests/support/test_registry.h"
#include "ui/columns.h"

#include <QtTest/QtTest>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>

using namespace formant;

namespace tst_columns {

struct Page : QWidget {
    Page() {
        auto* rows = new QVBoxLayout(this);
        rows->addWidget(columns);
        for (const char* text : {"first", "second", "third"})
            columns->addWidget(new QLabel(text));
    }
    void show_in(int width) {
        resize(width, 300);
        show();
        QCoreApplication::processEvents();
    }
    bool all_inside() const {
        for (int i = 0; i < columns->count(); ++i)
            if (!columns->rect().contains(columns->widget(i)->geometry()))
                return false;
        return true;
    }

    Columns* columns = new Columns;
};

class TestColumns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nothing_is_cut_off_in_either_direction() {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft})
            for (const int width : {600, 601, 1003}) {
                Page page;
                page.setLayoutDirection(direction);
                page.show_in(width);
                QVERIFY(page.all_inside());
            }
    }
    void nor_when_the_language_changes() {
        Page page;
        page.show_in(700);
        page.setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(page.all_inside());
        QVERIFY(page.columns->widget(0)->x() > page.columns->widget(2)->x());
    }
};

FORMANT_TEST_IN(QApplication, TestColumns)

} // namespace tst_columns

#include "tst_columns.moc"
