#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/files/path_line.h"
#include "ui/files/short_path.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

using namespace formant;

namespace tst_path_line {

QImage picture(QLineEdit& line) {
    line.resize(400, line.sizeHint().height());
    return line.grab().toImage();
}

QImage drawn_by_qt(const QString& text) {
    QLineEdit line(text);
    line.setLayoutDirection(Qt::LeftToRight);
    return picture(line);
}

QString path_with_two_rtl_names() {
    return QString::fromUtf8("/home/ann/ضبط‌های دیگر/ضبط 3.wav");
}

class TestPathLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rtl_names_are_drawn_isolated_and_the_text_is_plain() {
        PathLine line(path_with_two_rtl_names());
        QVERIFY(picture(line) != drawn_by_qt(path_with_two_rtl_names()));
        QCOMPARE(line.text(), path_with_two_rtl_names());
        test::keep_screenshot(line, "path_line");
    }
    void other_paths_and_names_are_drawn_as_by_qt() {
        for (const QString& text : {QString("/home/ann/one.wav"), QString::fromUtf8("صدا")}) {
            PathLine line(text);
            QVERIFY(picture(line) == drawn_by_qt(text));
        }
    }
    void a_path_that_is_too_long_is_cut_at_a_slash() {
        const QFontMetrics metrics(qApp->font());
        const QString path = path_with_two_rtl_names();
        const int width = metrics.horizontalAdvance(path) - 1;
        QCOMPARE(elided_path(path, metrics, width), QString::fromUtf8("…") + path.mid(5));
        QCOMPARE(elided_path(path, metrics, width + 1), path);
    }
    void a_focused_line_is_drawn_as_by_qt() {
        PathLine line(path_with_two_rtl_names());
        const QImage isolated = picture(line);
        line.show();
        line.activateWindow();
        line.setFocus();
        QTRY_VERIFY(line.hasFocus());
        line.home(false);
        QVERIFY(picture(line) != isolated);
    }
};

FORMANT_TEST_IN(QApplication, TestPathLine)

} // namespace tst_path_line

#include "tst_path_line.moc"
