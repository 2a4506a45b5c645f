#include "tests/support/test_registry.h"
#include "ui/palette.h"
#include "ui/sign_icon.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// The colour of what is drawn, where it covers a pixel wholly.
QColor colour_of(const QIcon& icon, QIcon::Mode mode = QIcon::Normal) {
    const QImage image = icon.pixmap(QSize(32, 32), mode).toImage();
    return image.pixelColor(image.rect().center());
}

} // namespace

class TestSignIcon : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void signs_of_playing_have_the_colour_of_text() {
        for (const bool is_dark : {false, true}) {
            apply_palette(*qApp, is_dark);
            const QColor text = QApplication::palette().color(QPalette::WindowText);
            QCOMPARE(colour_of(sign_icon(QStyle::SP_MediaPlay)), text);
            QCOMPARE(colour_of(sign_icon(QStyle::SP_MediaStop)), text);
            QVERIFY(colour_of(sign_icon(QStyle::SP_MediaPlay), QIcon::Disabled) != text);
        }
    }
    void of_a_selected_row_they_have_that_of_its_text() {
        apply_palette(*qApp, false);
        const QColor text = QApplication::palette().color(QPalette::HighlightedText);
        QCOMPARE(colour_of(sign_icon(QStyle::SP_MediaPlay), QIcon::Selected), text);
        QCOMPARE(colour_of(clock_icon(), QIcon::Selected), text);
    }
    void others_keep_theirs() {
        const QIcon style = QApplication::style()->standardIcon(QStyle::SP_MessageBoxCritical);
        QCOMPARE(colour_of(sign_icon(QStyle::SP_MessageBoxCritical)), colour_of(style));
    }
};

FORMANT_TEST_IN(QApplication, TestSignIcon)
#include "tst_sign_icon.moc"
