#pragma once

#include <QtCore/QObject>

#include <qcustomplot.h>

namespace formant {

/// Follows the pointer over a plot with lines through the nearest point of a curve, and shows its
/// values in the corner. It has its own layer, so that moving it does not redraw the curves.
class Crosshair : public QObject {
    Q_OBJECT
  public:
    /// Returns the label of a point: `label(curve, key, value)`.
    using PointLabel = std::function<QString(const QString&, double, double)>;
    Crosshair(QCustomPlot& plot, PointLabel label);

    void update_colors();
    QString text() const { return label_->text(); }

  protected:
    bool eventFilter(QObject* plot, QEvent* event) override;

  private:
    void move(const QPoint& pointer);
    void hide();

    QCustomPlot& plot_;
    PointLabel point_label_;
    QCPItemTracer* tracer_;
    QCPItemText* label_;
};

} // namespace formant
