#pragma once

#include <QtCore/QObject>

#include <qcustomplot.h>

namespace formant {

/// Follows the pointer over a plot: lines through the nearest point of a curve, and its values in
/// the corner. It has a layer of its own, so that moving it does not draw the curves again.
class Crosshair : public QObject {
    Q_OBJECT
  public:
    /// `words(curve, key, value)`: what is shown of a point.
    using Words = std::function<QString(const QString&, double, double)>;
    Crosshair(QCustomPlot& plot, Words words);

    void colour();
    QString text() const { return label_->text(); }

  protected:
    bool eventFilter(QObject* plot, QEvent* event) override;

  private:
    void move(const QPoint& pointer);
    void hide();

    QCustomPlot& plot_;
    Words words_;
    QCPItemTracer* tracer_;
    QCPItemText* label_;
};

} // namespace formant
