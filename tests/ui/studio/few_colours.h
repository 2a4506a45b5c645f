#pragma once

#include <QtGui/QImage>

namespace formant::test {

/// The picture with at most 256 colours, each as near as its channels allow when all of them lose
/// the same number of bits: as a PNG it takes a third.
QImage with_few_colours(const QImage& picture);

} // namespace formant::test
