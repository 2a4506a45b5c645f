#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/languages/isolated.h"
#include "ui/languages/window_style.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyleFactory>
#include <QtWidgets/QStyleOptionButton>
#include <QtWidgets/QTableWidget>

using namespace formant;

namespace tst_window_style {

QImage picture(QWidget& widget) {
    widget.resize(300, 60);
    return widget.grab().toImage();
}

QImage choice_of(const QString& text) {
    QComboBox box;
    box.addItem(text);
    return picture(box);
}

QImage table_of(const QString& text) {
    QTableWidget table(1, 1);
    table.setItem(0, 0, new QTableWidgetItem(text));
    return picture(table);
}

/// Draws the text with Fusion alone, so that a name with isolated() marks shows the expected
/// picture.
template <class Draw>
QImage drawn_by_fusion(Draw draw, const QString& text) {
    QApplication::setStyle(QStyleFactory::create("Fusion"));
    QImage drawn = draw(text);
    QApplication::setStyle(new WindowStyle);
    return drawn;
}

/// Returns the first and last column of the picture that contains a dark pixel.
std::pair<int, int> dark_columns(const QImage& picture) {
    std::pair<int, int> columns{picture.width(), -1};
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (qGray(picture.pixel(x, y)) < 100)
                columns = {std::min(columns.first, x), std::max(columns.second, x)};
    return columns;
}

class TestWindowStyle : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() {
        QApplication::setStyle(new WindowStyle);
        QApplication::setLayoutDirection(Qt::RightToLeft);
    }
    void names_and_paths_run_left_to_right_in_choices_and_tables() {
        for (const QString text : {"/runs/mine", "0.wav", "my run!"}) {
            QVERIFY(choice_of(text) == drawn_by_fusion(choice_of, isolated(text)));
            QVERIFY(table_of(text) == drawn_by_fusion(table_of, isolated(text)));
            QVERIFY(choice_of(text) != drawn_by_fusion(choice_of, text));
        }
    }
    void text_of_the_language_and_numbers_are_unchanged() {
        for (const QString& text : {QString::fromUtf8("صدای من"), QString("12 / 40")})
            QVERIFY(table_of(text) == drawn_by_fusion(table_of, text));
    }
    void left_to_right_layouts_are_unchanged() {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(choice_of("/runs/mine") == drawn_by_fusion(choice_of, "/runs/mine"));
    }
    void an_rtl_file_name_keeps_its_extension_at_the_end() {
        const QString file = QString::fromUtf8("صدای 1.wav");
        QVERIFY(table_of(file) == drawn_by_fusion(table_of, isolated_path(file)));
        QVERIFY(table_of(file) != drawn_by_fusion(table_of, file));
    }
    void a_bar_grows_from_the_right_with_its_text() {
        QProgressBar bar;
        bar.setRange(0, 4);
        bar.setValue(1);
        const QImage with_text = picture(bar);
        test::keep_screenshot(bar, "bar_from_right");
        bar.setTextVisible(false);
        const QImage bare = picture(bar);
        QVERIFY(bare.pixelColor(280, 30) != bare.pixelColor(20, 30));
        QCOMPARE(bare.pixelColor(150, 30), bare.pixelColor(20, 30)); // a quarter is done
        QVERIFY2(with_text != bare, "the text is missing");
    }
    void the_text_of_a_button_stays_within_it_next_to_the_icon() {
        QPushButton button(QString::fromUtf8("پخش"));
        button.setIcon(QApplication::style()->standardIcon(QStyle::SP_DialogOkButton));
        const QImage with_picture = picture(button);
        test::keep_screenshot(button, "button_from_right");
        const auto [first, last] = dark_columns(with_picture.copy(4, 4, 292, 52));
        const int wanted =
            button.fontMetrics().horizontalAdvance(button.text()) + 2 * button.iconSize().width();
        QVERIFY2(last - first < wanted, "text and icon are apart");
        QVERIFY(first > 20);
    }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

FORMANT_TEST_IN(QApplication, TestWindowStyle)

} // namespace tst_window_style

#include "tst_window_style.moc"
