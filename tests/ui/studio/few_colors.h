#pragma once

#include <QtGui/QImage>

namespace formant::test {

/// Reduces the picture to its 256 most frequent colors; any other color becomes the nearest of
/// them. The PNG shrinks to a third.
QImage with_few_colors(const QImage& picture);

} // namespace formant::test
