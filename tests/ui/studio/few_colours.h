#pragma once

#include <QtGui/QImage>

namespace formant::test {

/// The picture with the 256 colours that it has most of; each other becomes the nearest of them. As
/// a PNG it takes a third.
QImage with_few_colours(const QImage& picture);

} // namespace formant::test
