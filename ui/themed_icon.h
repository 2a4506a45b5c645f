#pragma once

#include <QtGui/QIcon>
#include <QtWidgets/QStyle>

namespace formant {

/// Returns the style's icon. Media icons, which are black in the style, are drawn in the palette's
/// text color, so that they are visible on dark backgrounds. Request the icon again after a palette
/// change.
QIcon themed_icon(QStyle::StandardPixmap id);

/// Returns a clock in the same colors, for queued jobs.
QIcon clock_icon();

} // namespace formant
