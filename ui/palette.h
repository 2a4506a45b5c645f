#pragma once

#include <QtGui/QColor>
#include <QtGui/QPalette>

#include <vector>

class QApplication;

namespace formant {

/// Applies Qt's Fusion style with the program's light or dark colors.
void apply_palette(QApplication& application, bool dark);
QPalette window_palette(bool dark);

/// Holds the colors of a plot's parts, chosen for the current palette.
struct PlotColors {
    QColor background;
    QColor axes;
    QColor grid;
    static PlotColors of(const QPalette& palette);
};

/// Returns the color of the n-th curve on that palette's background, from Okabe and Ito's set,
/// which is distinguishable with impaired color vision. Color 0 stands out, because it is the
/// total.
QColor curve_color(int index, const QPalette& palette);

/// Returns the colors of a scale from low to high: viridis (van der Walt and Smith 2015), which is
/// perceptually uniform and suits impaired color vision. It runs from dark to light in every
/// palette.
std::vector<QColor> scale_colors();

/// Returns the color for success or failure, readable on the palette's background.
QColor good_color(const QPalette& palette);
QColor bad_color(const QPalette& palette);

} // namespace formant
