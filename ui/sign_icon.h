#pragma once

#include <QtGui/QIcon>
#include <QtWidgets/QStyle>

namespace formant {

/// The style's sign; those of playing, which are black in the style, in the palette's colour of
/// text, so that they can be seen on dark. To be asked for again where colours change.
QIcon sign_icon(QStyle::StandardPixmap sign);

/// A clock in the same colours: what waits.
QIcon clock_icon();

} // namespace formant
