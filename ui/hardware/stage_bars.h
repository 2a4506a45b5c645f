#pragma once

#include "engine/session/tuning/stage_rows.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace formant {

/// A chart of where the time goes: a bar for each kind of thread, with a piece for each stage. Time
/// runs from left to right in every language.
class StageBars : public QWidget {
    Q_OBJECT
  public:
    explicit StageBars(QWidget* parent = nullptr);

    void set_rows(std::vector<StageRow> rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// Returns the rectangle of a row's bar.
    QRectF bar_of(int row) const;
    QRectF piece_of(const StageRow& row, const QRectF& bar, std::size_t part) const;
    int row_height() const;
    void draw_row(QPainter& painter, int row) const;
    void draw_piece(QPainter& painter, const QRectF& piece, const StagePart& part) const;
    QString text_at(const QPoint& point) const;
    void describe();

    std::vector<StageRow> rows_;
};

} // namespace formant
