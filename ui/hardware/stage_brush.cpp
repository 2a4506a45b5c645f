#include "ui/hardware/stage_brush.h"

#include "ui/palette.h"

#include <QtGui/QPainter>
#include <QtGui/QPixmap>

#include <array>

namespace formant {
namespace {

/// There are fewer distinguishable colors than stages, so the other stages have a pattern.
constexpr int color_count = 6;
constexpr std::array patterns = {Qt::SolidPattern, Qt::BDiagPattern, Qt::FDiagPattern};
constexpr int brush_count = color_count * static_cast<int>(patterns.size());

} // namespace

QBrush stage_brush(const std::optional<Stage>& stage, const QPalette& palette) {
    if (!stage)
        return {PlotColors::of(palette).grid};
    const int place = static_cast<int>(*stage);
    // The stages of a step begin with `wait`, and get the plain colors.
    const int shifted = (place + brush_count - static_cast<int>(Stage::wait)) % brush_count;
    return {curve_color(1 + shifted % color_count, palette),
            patterns[static_cast<std::size_t>(shifted / color_count)]};
}

QIcon stage_swatch(const std::optional<Stage>& stage, const QPalette& palette, int size) {
    QPixmap picture(size, size);
    picture.fill(PlotColors::of(palette).background);
    QPainter painter(&picture);
    painter.setPen(PlotColors::of(palette).axes);
    painter.setBrush(stage_brush(stage, palette));
    painter.drawRect(0, 0, size - 1, size - 1);
    return QIcon(picture);
}

} // namespace formant
