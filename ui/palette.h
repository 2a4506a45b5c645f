#pragma once

#include <QtGui/QColor>
#include <QtGui/QPalette>

#include <vector>

class QApplication;

namespace formant {

/// Qt's Fusion style in our own light or dark colours.
void apply_palette(QApplication& application, bool dark);
QPalette window_palette(bool dark);

/// Colours of the plot's parts, chosen for the palette in use; one place for all of them.
struct PlotColours {
    QColor background;
    QColor axes;
    QColor grid;
    static PlotColours of(const QPalette& palette);
};

/// Colour of the n-th curve on that palette's background: Okabe and Ito's set, told apart with
/// impaired colour vision too. The 0-th stands out: it is the total.
QColor curve_colour(int index, const QPalette& palette);

/// Colours of a scale from low to high, evenly apart to the eye and told apart with impaired colour
/// vision too: viridis (van der Walt and Smith 2015), from dark to light, whatever the palette.
std::vector<QColor> scale_colours();

/// For "done" and "failed", readable on the palette's background.
QColor good_colour(const QPalette& palette);
QColor bad_colour(const QPalette& palette);

} // namespace formant
