#include "ui/palette.h"

#include "ui/languages/window_style.h"

#include <QtWidgets/QApplication>

#include <array>

namespace formant {
namespace {

bool is_dark(const QPalette& palette) {
    return palette.color(QPalette::Base).lightness() < 128;
}

void set_disabled_text(QPalette& palette, const QColor& color) {
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color);
}

QPalette light_palette() {
    QPalette palette(QColor(240, 240, 240), QColor(246, 246, 246));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(245, 245, 245));
    palette.setColor(QPalette::Highlight, QColor(0, 96, 160));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(110, 110, 110));
    set_disabled_text(palette, QColor(150, 150, 150));
    return palette;
}

QPalette dark_palette() {
    QPalette palette(QColor(58, 60, 64), QColor(43, 45, 48));
    const QColor text(225, 225, 225);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Base, QColor(30, 31, 34));
    palette.setColor(QPalette::AlternateBase, QColor(38, 40, 43));
    palette.setColor(QPalette::ToolTipBase, QColor(58, 60, 64));
    palette.setColor(QPalette::Highlight, QColor(86, 180, 233));
    palette.setColor(QPalette::HighlightedText, Qt::black);
    palette.setColor(QPalette::PlaceholderText, QColor(150, 150, 150));
    set_disabled_text(palette, QColor(120, 120, 120));
    return palette;
}

} // namespace

QPalette window_palette(bool dark) {
    return dark ? dark_palette() : light_palette();
}

void apply_palette(QApplication& application, bool dark) {
    application.setStyle(new WindowStyle);
    QApplication::setPalette(window_palette(dark));
}

PlotColors PlotColors::of(const QPalette& palette) {
    QColor grid = palette.color(QPalette::Text);
    grid.setAlpha(50);
    return {palette.color(QPalette::Base), palette.color(QPalette::Text), grid};
}

QColor curve_color(int index, const QPalette& palette) {
    static const std::array<QColor, 6> colors = {QColor(213, 94, 0),    QColor(0, 114, 178),
                                                 QColor(0, 158, 115),   QColor(230, 159, 0),
                                                 QColor(204, 121, 167), QColor(86, 180, 233)};
    if (index == 0)
        return palette.color(QPalette::Text);
    const QColor color = colors[static_cast<std::size_t>(index - 1) % colors.size()];
    return is_dark(palette) ? color.lighter(130) : color;
}

std::vector<QColor> scale_colors() {
    return {QColor(68, 1, 84),    QColor(72, 40, 120),  QColor(62, 73, 137),  QColor(49, 104, 142),
            QColor(38, 130, 142), QColor(31, 158, 137), QColor(53, 183, 121), QColor(110, 206, 88),
            QColor(181, 222, 43), QColor(253, 231, 37)};
}

QColor good_color(const QPalette& palette) {
    return is_dark(palette) ? QColor(95, 205, 150) : QColor(0, 110, 70);
}

QColor bad_color(const QPalette& palette) {
    return is_dark(palette) ? QColor(255, 135, 110) : QColor(180, 30, 0);
}

} // namespace formant
