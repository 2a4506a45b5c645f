#include "tests/support/test_registry.h"
#include "ui/tasks/focus_keeper.h"

#include <QtTest/QtTest>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_focus_keeper {

/// A page whose button works for a while: it is disabled, and a button that cancels is shown.
struct Page {
    QWidget window;
    QPushButton* verify = new QPushButton("Verify");
    QPushButton* cancel = new QPushButton("Cancel");
    QPushButton* start = new QPushButton("Start");
    int starts = 0;

    Page() {
        auto* rows = new QVBoxLayout(&window);
        for (QPushButton* button : {verify, cancel, start})
            rows->addWidget(button);
        cancel->hide();
        QObject::connect(verify, &QPushButton::clicked, [this] {
            cancel->show();
            verify->setEnabled(false);
        });
        QObject::connect(cancel, &QPushButton::clicked, [this] { end(); });
        QObject::connect(start, &QPushButton::clicked, [this] { ++starts; });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        verify->setFocus();
    }
    void end() {
        cancel->hide();
        verify->setEnabled(true);
    }
    void press_space() {
        QWidget* focus = window.focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &window, Qt::Key_Space);
    }
};

class TestFocusKeeper : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(&keeper_); }
    void space_does_not_press_the_next_button_during_the_work() {
        Page page;
        page.press_space();
        QVERIFY(!page.verify->isEnabled());
        page.press_space();
        QCOMPARE(page.starts, 0);
        QVERIFY(!page.verify->isEnabled()); // nor was the work canceled
    }
    void a_button_has_the_focus_again_when_its_work_ends() {
        Page page;
        page.press_space();
        page.end();
        QVERIFY(page.verify->hasFocus());
    }
    void a_whole_row_that_is_disabled_gives_the_focus_back() {
        Page page;
        page.window.setEnabled(false);
        page.window.setEnabled(true);
        QVERIFY(page.verify->hasFocus());
    }
    void the_focus_stays_where_the_user_moved_it_meanwhile() {
        Page page;
        page.press_space();
        page.start->setFocus(Qt::TabFocusReason);
        page.end();
        QVERIFY(page.start->hasFocus());
    }
    void a_button_that_cancels_and_vanishes_returns_to_the_work() {
        Page page;
        page.press_space();
        page.cancel->setFocus(Qt::TabFocusReason);
        page.press_space();
        QVERIFY(page.verify->hasFocus());
        page.press_space();
        QCOMPARE(page.starts, 0);
    }
    void tab_moves_the_focus_as_ever() {
        Page page;
        QTest::keyClick(page.verify, Qt::Key_Tab);
        QVERIFY(page.start->hasFocus());
        QCoreApplication::processEvents();
        page.verify->setEnabled(false);
        QVERIFY(page.start->hasFocus());
    }

  private:
    FocusKeeper keeper_;
};

FORMANT_TEST_IN(QApplication, TestFocusKeeper)

} // namespace tst_focus_keeper

#include "tst_focus_keeper.moc"
