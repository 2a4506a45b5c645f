#include "tests/ui/studio/few_colours.h"

#include <QtCore/QHash>

#include <algorithm>

namespace formant::test {
namespace {

constexpr qsizetype most_colours = 256;

QHash<QRgb, int> count_colours(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    return counts;
}

QList<QRgb> most_frequent(const QHash<QRgb, int>& counts) {
    QList<QRgb> colours = counts.keys();
    std::ranges::sort(
        colours, [&](QRgb a, QRgb b) { return std::pair(counts[b], b) < std::pair(counts[a], a); });
    colours.resize(std::min(colours.size(), most_colours));
    return colours;
}

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

uchar nearest(QRgb colour, const QList<QRgb>& colours) {
    const auto found =
        std::ranges::min_element(colours, {}, [colour](QRgb one) { return distance(one, colour); });
    return static_cast<uchar>(found - colours.begin());
}

} // namespace

QImage with_few_colours(const QImage& picture) {
    const QHash<QRgb, int> counts = count_colours(picture);
    const QList<QRgb> colours = most_frequent(counts);
    QHash<QRgb, uchar> places;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        places[one.key()] = nearest(one.key(), colours);
    QImage made(picture.size(), QImage::Format_Indexed8);
    made.setColorTable(colours);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            made.scanLine(y)[x] = places[picture.pixel(x, y)];
    return made;
}

} // namespace formant::test
