#include "tests/ui/studio/few_colors.h"

#include <QtCore/QHash>

#include <algorithm>

namespace formant::test {
namespace {

constexpr qsizetype max_colors = 256;

QHash<QRgb, int> count_colors(const QImage& picture) {
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    return counts;
}

QList<QRgb> most_frequent(const QHash<QRgb, int>& counts) {
    QList<QRgb> colors = counts.keys();
    std::ranges::sort(
        colors, [&](QRgb a, QRgb b) { return std::pair(counts[b], b) < std::pair(counts[a], a); });
    colors.resize(std::min(colors.size(), max_colors));
    return colors;
}

int distance(QRgb a, QRgb b) {
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

uchar nearest(QRgb color, const QList<QRgb>& colors) {
    const auto found =
        std::ranges::min_element(colors, {}, [color](QRgb one) { return distance(one, color); });
    return static_cast<uchar>(found - colors.begin());
}

} // namespace

QImage with_few_colors(const QImage& picture) {
    const QHash<QRgb, int> counts = count_colors(picture);
    const QList<QRgb> colors = most_frequent(counts);
    QHash<QRgb, uchar> places;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        places[one.key()] = nearest(one.key(), colors);
    QImage made(picture.size(), QImage::Format_Indexed8);
    made.setColorTable(colors);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            made.scanLine(y)[x] = places[picture.pixel(x, y)];
    return made;
}

} // namespace formant::test
