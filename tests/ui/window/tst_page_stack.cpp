#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/window/page_stack.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

using namespace formant;

namespace tst_page_stack {

struct ThreePages {
    ThreePages() {
        pages.add_page({"Data", PageIcon::data}, data);
        pages.add_page({"Training", PageIcon::training}, training);
        pages.add_page({"Hardware", PageIcon::hardware}, hardware);
        pages.resize(600, 400);
        pages.show();
    }

    PageStack pages;
    QLabel* data = new QLabel("recordings");
    QLabel* training = new QLabel("losses");
    QLabel* hardware = new QLabel("cards");
};

class TestPageStack : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_page_is_shown_at_first() {
        const ThreePages three;
        QCOMPARE(three.pages.current_page(), three.data);
        QVERIFY(three.data->isVisible());
        QVERIFY(!three.training->isVisible());
    }
    void the_list_chooses_a_page_by_the_keyboard() {
        ThreePages three;
        auto* list = three.pages.findChild<QListWidget*>("navigation");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(three.training->isVisible());
        test::keep_screenshot(three.pages, "page_stack");
    }
    void ctrl_and_a_number_choose_a_page_from_anywhere() {
        ThreePages three;
        three.pages.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&three.pages));
        QTest::keyClick(&three.pages, Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(three.pages.current_page(), three.hardware);
    }
    void a_page_can_be_shown_by_its_widget() {
        ThreePages three;
        three.pages.show_page(three.training);
        QVERIFY(three.training->isVisible());
    }
    void the_list_is_on_the_right_in_right_to_left_layouts() {
        ThreePages three;
        const auto* list = three.pages.findChild<QListWidget*>("navigation");
        QCOMPARE(list->x(), 0);
        three.pages.setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(list->x() > three.pages.width() / 2);
    }
    void no_name_is_cut_off() {
        const ThreePages three;
        const auto* list = three.pages.findChild<QListWidget*>("navigation");
        QVERIFY(list->viewport()->width() >= list->sizeHintForColumn(0));
    }
};

FORMANT_TEST_IN(QApplication, TestPageStack)

} // namespace tst_page_stack

#include "tst_page_stack.moc"
