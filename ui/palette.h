#pragma once

#include <QtGui/QColor>

class QApplication;

namespace formant {

/// Fusion style; dark where the desktop's own palette is dark.
void apply_palette(QApplication& application);

/// Colours of the plot's parts, chosen for the palette in use; one place for all of them.
struct PlotColours {
    QColor background;
    QColor axes;
    QColor grid;
    static PlotColours of_application();
};

/// Colour of the n-th curve: Okabe and Ito's set, told apart with impaired colour vision too.
QColor curve_colour(int index);

} // namespace formant
