#pragma once

#include "ui/data/histogram.h"

#include <qcustomplot.h>
#include <vector>

namespace formant {

/// Bars: how many clips are how long. What its axes are called comes from outside, again with each
/// language.
class HistogramPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit HistogramPlot(QWidget* parent = nullptr);

    void set_names(const QString& title, const QString& axis);
    void show_values(const std::vector<double>& values);
    int bar_count() const { return bars_->dataCount(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void colour();

    QCPBars* bars_;
};

} // namespace formant
