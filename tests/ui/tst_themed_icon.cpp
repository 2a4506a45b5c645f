#include "tests/support/test_registry.h"
#include "ui/palette.h"
#include "ui/themed_icon.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_themed_icon {

/// Returns the color of the icon where it fully covers a pixel.
QColor color_of(const QIcon& icon, QIcon::Mode mode = QIcon::Normal) {
    const QImage image = icon.pixmap(QSize(32, 32), mode).toImage();
    return image.pixelColor(image.rect().center());
}

class TestThemedIcon : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void media_icons_have_the_text_color() {
        for (const bool is_dark : {false, true}) {
            apply_palette(*qApp, is_dark);
            const QColor text = QApplication::palette().color(QPalette::WindowText);
            QCOMPARE(color_of(themed_icon(QStyle::SP_MediaPlay)), text);
            QCOMPARE(color_of(themed_icon(QStyle::SP_MediaStop)), text);
            QVERIFY(color_of(themed_icon(QStyle::SP_MediaPlay), QIcon::Disabled) != text);
        }
    }
    void in_a_selected_row_they_have_the_color_of_its_text() {
        apply_palette(*qApp, false);
        const QColor text = QApplication::palette().color(QPalette::HighlightedText);
        QCOMPARE(color_of(themed_icon(QStyle::SP_MediaPlay), QIcon::Selected), text);
        QCOMPARE(color_of(clock_icon(), QIcon::Selected), text);
    }
    void other_icons_keep_their_colors() {
        const QIcon style = QApplication::style()->standardIcon(QStyle::SP_MessageBoxCritical);
        QCOMPARE(color_of(themed_icon(QStyle::SP_MessageBoxCritical)), color_of(style));
    }
};

FORMANT_TEST_IN(QApplication, TestThemedIcon)

} // namespace tst_themed_icon

#include "tst_themed_icon.moc"
