#include "ui/palette.h"

#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyleFactory>

#include <array>

namespace formant {

void apply_palette(QApplication& application) {
    const QPalette desktop = QApplication::palette();
    application.setStyle(QStyleFactory::create("Fusion"));
    if (desktop.color(QPalette::Window).lightness() < 128)
        QApplication::setPalette(desktop);
}

PlotColours PlotColours::of_application() {
    const QPalette palette = QApplication::palette();
    QColor grid = palette.color(QPalette::Text);
    grid.setAlpha(40);
    return {palette.color(QPalette::Base), palette.color(QPalette::Text), grid};
}

QColor curve_colour(int index) {
    static const std::array<QColor, 7> colours = {
        QColor(0, 114, 178), QColor(213, 94, 0),   QColor(0, 158, 115),  QColor(204, 121, 167),
        QColor(230, 159, 0), QColor(86, 180, 233), QColor(120, 120, 120)};
    return colours[static_cast<std::size_t>(index) % colours.size()];
}

} // namespace formant
