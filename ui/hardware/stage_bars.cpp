#include "ui/hardware/stage_bars.h"

#include "engine/session/tuning/diagnosis_messages.h"
#include "ui/hardware/stage_brush.h"
#include "ui/palette.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

namespace formant {
namespace {

QString heading_of(const StageRow& row) {
    return StageBars::tr("%1: %2 ms")
        .arg(translate(row.name))
        .arg(QLocale().toString(row.sum_ms, 'f', 2));
}

QString part_text(const StagePart& part) {
    return StageBars::tr("%1: %2 ms, %3 %")
        .arg(translate(stage_label(part.stage)))
        .arg(QLocale().toString(part.ms, 'f', 2))
        .arg(QLocale().toString(100 * part.share, 'f', 1));
}

QString short_part_text(const StagePart& part) {
    return StageBars::tr("%1 %2 %", "a stage and its share of the time")
        .arg(translate(stage_label(part.stage)))
        .arg(QLocale().toString(100 * part.share, 'f', 0));
}

} // namespace

StageBars::StageBars(QWidget* parent) : QWidget(parent) {
    setObjectName("stage_bars");
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void StageBars::set_rows(std::vector<StageRow> rows) {
    rows_ = std::move(rows);
    describe();
    updateGeometry();
    update();
}

void StageBars::describe() {
    QStringList lines;
    for (const StageRow& row : rows_) {
        lines << heading_of(row);
        for (const StagePart& part : row.parts)
            lines << part_text(part);
    }
    setAccessibleName(tr("Where the time goes"));
    setAccessibleDescription(lines.join('\n'));
}

/// Returns the height of a line of text and a bar of two lines.
int StageBars::row_height() const {
    return fontMetrics().height() * 7 / 2;
}

QSize StageBars::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 60, row_height() * static_cast<int>(rows_.size())};
}

QSize StageBars::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, sizeHint().height()};
}

QRectF StageBars::bar_of(int row) const {
    const int line = fontMetrics().height();
    return {0.5, row * row_height() + line * 1.2, width() - 1.0, line * 1.8};
}

QRectF StageBars::piece_of(const StageRow& row, const QRectF& bar, std::size_t part) const {
    double before = 0;
    for (std::size_t i = 0; i < part; ++i)
        before += row.parts[i].share;
    return {bar.left() + before * bar.width(), bar.top(), row.parts[part].share * bar.width(),
            bar.height()};
}

void StageBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (int row = 0; row < static_cast<int>(rows_.size()); ++row)
        draw_row(painter, row);
}

void StageBars::draw_row(QPainter& painter, int row) const {
    const StageRow& shown = rows_[static_cast<std::size_t>(row)];
    const QRectF bar = bar_of(row);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, row * row_height(), width(), fontMetrics().height()), Qt::AlignLeft,
                     heading_of(shown));
    for (std::size_t part = 0; part < shown.parts.size(); ++part)
        draw_piece(painter, piece_of(shown, bar, part), shown.parts[part]);
}

/// Draws the label on the background color, so that it is readable on every color and pattern.
void StageBars::draw_piece(QPainter& painter, const QRectF& piece, const StagePart& part) const {
    const PlotColors colors = PlotColors::of(palette());
    painter.setPen(colors.axes);
    painter.setBrush(colors.background);
    painter.drawRect(piece);
    painter.setBrush(stage_brush(part.stage, palette()));
    painter.drawRect(piece);
    const QString label = short_part_text(part);
    QRectF place = fontMetrics().boundingRect(label).adjusted(-4, -1, 4, 1);
    if (place.width() + 2 > piece.width())
        return; // the table below and the tooltip have it
    place.moveCenter(piece.center());
    painter.fillRect(place, colors.background);
    painter.drawText(place, Qt::AlignCenter, label);
}

QString StageBars::text_at(const QPoint& point) const {
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t part = 0; part < rows_[row].parts.size(); ++part)
            if (piece_of(rows_[row], bar_of(static_cast<int>(row)), part).contains(point))
                return part_text(rows_[row].parts[part]);
    return {};
}

bool StageBars::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), text_at(help->pos()), this);
        return true;
    }
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        update();
    return QWidget::event(event);
}

} // namespace formant
