#pragma once

#include <QtGui/QIcon>
#include <QtGui/QPalette>

namespace formant {

/// What the pages of the window are about.
enum class PageIcon { data, configuration, training, samples, checkpoints, queue, hardware };

/// Drawn in the palette's colours, so that it can be seen on light and on dark.
QIcon page_icon(PageIcon what, const QPalette& palette, int size);

/// The program's own, for the window and the tray: bars of a sound.
QIcon formant_icon();

} // namespace formant
