#include "tests/support/test_registry.h"
#include "ui/window/wheel_guard.h"

#include <QtGui/QWheelEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSpinBox>

using namespace formant;

namespace tst_wheel_guard {

void turn_wheel(QWidget& over) {
    const QPointF middle = QRectF(over.rect()).center();
    QWheelEvent event(middle, over.mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&over, &event);
}

class TestWheelGuard : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(&guard_); }
    void a_value_under_the_pointer_stays_while_a_page_is_scrolled() {
        QWidget page;
        auto* rows = new QVBoxLayout(&page);
        auto* number = new QSpinBox;
        auto* choice = new QComboBox;
        choice->addItems({"one", "two", "three"});
        choice->setCurrentIndex(1);
        auto* other = new QSpinBox;
        for (QWidget* widget : std::initializer_list<QWidget*>{number, choice, other})
            rows->addWidget(widget);
        page.show();
        other->setFocus();
        turn_wheel(*number);
        turn_wheel(*choice);
        QCOMPARE(number->value(), 0);
        QCOMPARE(choice->currentIndex(), 1);
    }
    void the_wheel_alone_gives_no_focus() {
        QSpinBox number;
        number.show();
        QCOMPARE(number.focusPolicy(), Qt::StrongFocus);
    }
    void the_focused_widget_receives_the_wheel() {
        QSpinBox number;
        number.show();
        number.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&number));
        number.setFocus();
        turn_wheel(number);
        QCOMPARE(number.value(), 1);
    }

  private:
    WheelGuard guard_;
};

FORMANT_TEST_IN(QApplication, TestWheelGuard)

} // namespace tst_wheel_guard

#include "tst_wheel_guard.moc"
