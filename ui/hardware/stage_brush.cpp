#include "ui/hardware/stage_brush.h"

#include "ui/palette.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>

#include <array>

namespace formant {
namespace {

/// There are fewer colours that everybody can tell apart than stages: a pattern tells the rest.
constexpr int colours = 6;
constexpr std::array patterns = {Qt::SolidPattern, Qt::BDiagPattern};

} // namespace

QBrush stage_brush(const std::optional<Stage>& stage, const QPalette& palette) {
    if (!stage)
        return {PlotColours::of(palette).grid};
    const int place = static_cast<int>(*stage);
    // The stages of a step begin with `wait`, and get the plain colours.
    const int shifted = (place + 2 * colours - static_cast<int>(Stage::wait)) % (2 * colours);
    return {curve_colour(1 + shifted % colours, palette),
            patterns[static_cast<std::size_t>(shifted / colours)]};
}

QIcon stage_swatch(const std::optional<Stage>& stage, const QPalette& palette, int size) {
    QPixmap picture(size, size);
    picture.fill(PlotColours::of(palette).background);
    QPainter painter(&picture);
    painter.setPen(PlotColours::of(palette).axes);
    painter.setBrush(stage_brush(stage, palette));
    painter.drawRect(0, 0, size - 1, size - 1);
    return QIcon(picture);
}

} // namespace formant
