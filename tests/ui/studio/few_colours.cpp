#include "tests/ui/studio/few_colours.h"

#include <QtCore/QHash>

namespace formant::test {
namespace {

constexpr int most_colours = 256;

/// The channel's value in the middle of those that share its upper bits; black and white stay.
int coarse(int value, int bits_lost) {
    const int steps = (1 << (8 - bits_lost)) - 1;
    return (value * steps + 127) / 255 * 255 / steps;
}

QRgb coarse_colour(QRgb colour, int bits_lost) {
    return qRgb(coarse(qRed(colour), bits_lost), coarse(qGreen(colour), bits_lost),
                coarse(qBlue(colour), bits_lost));
}

/// Null where there are too many.
QImage indexed(const QImage& picture, int bits_lost) {
    QHash<QRgb, int> places;
    QImage made(picture.size(), QImage::Format_Indexed8);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb colour = coarse_colour(picture.pixel(x, y), bits_lost);
            if (!places.contains(colour) && places.size() == most_colours)
                return {};
            const int place = places.value(colour, static_cast<int>(places.size()));
            places.insert(colour, place);
            made.scanLine(y)[x] = static_cast<uchar>(place);
        }
    QList<QRgb> colours(places.size());
    for (auto one = places.cbegin(); one != places.cend(); ++one)
        colours[one.value()] = one.key();
    made.setColorTable(colours);
    return made;
}

} // namespace

QImage with_few_colours(const QImage& picture) {
    for (int bits_lost = 0; bits_lost < 6; ++bits_lost)
        if (QImage made = indexed(picture, bits_lost); !made.isNull())
            return made;
    return picture;
}

} // namespace formant::test
