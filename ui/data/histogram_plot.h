#pragma once

#include "ui/data/histogram.h"

#include <qcustomplot.h>
#include <vector>

namespace formant {

/// Shows a histogram of clips as bars. The owner names the axes, again after each language change.
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
    void apply_colors();

    QCPBars* bars_;
};

} // namespace formant
