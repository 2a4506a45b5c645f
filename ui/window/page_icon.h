#pragma once

#include <QtGui/QIcon>
#include <QtGui/QPalette>

namespace formant {

/// Identifies the icon of each page.
enum class PageIcon { data, configuration, training, samples, checkpoints, queue, hardware };

/// Draws the icon in the palette's colors, so that it is visible on light and dark backgrounds.
QIcon page_icon(PageIcon page, const QPalette& palette, int size);

/// Returns the program's icon for the window and the tray: the bars of a waveform.
QIcon formant_icon();

} // namespace formant
