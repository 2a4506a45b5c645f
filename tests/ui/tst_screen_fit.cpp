#include "tests/support/test_registry.h"
#include "ui/screen_fit.h"

#include <QtGui/QScreen>
#include <QtTest/QtTest>
#include <QtWidgets/QWidget>

using namespace formant;

namespace tst_screen_fit {

const QMargins frame(4, 30, 4, 4);
const QRect screen(0, 24, 1280, 696); // 1280 x 720 with a panel at the top

QRect with_frame(const QRect& content) {
    return content.marginsAdded(frame);
}

class TestScreenFit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_window_that_fits_stays_where_it_is() {
        const QRect window(100, 100, 800, 500);
        QCOMPARE(fitted_to_screen(window, frame, screen), window);
    }
    void a_window_of_a_larger_screen_fits_with_its_frame() {
        const QRect fitted = fitted_to_screen({300, 200, 2000, 1200}, frame, screen);
        QCOMPARE(with_frame(fitted), screen);
    }
    void a_window_outside_of_the_screen_comes_back_as_it_was() {
        const QRect fitted = fitted_to_screen({2500, -300, 600, 400}, frame, screen);
        QCOMPARE(fitted.size(), QSize(600, 400));
        QVERIFY(screen.contains(with_frame(fitted)));
    }
    void a_shown_window_is_within_its_screen() {
        QWidget window;
        ScreenFit fit(window);
        window.setGeometry(50, 50, 5000, 4000);
        window.show();
        QTRY_VERIFY(window.screen()->availableGeometry().contains(window.frameGeometry()));
    }
};

FORMANT_TEST_IN(QApplication, TestScreenFit)

} // namespace tst_screen_fit

#include "tst_screen_fit.moc"
