#pragma once

#include <qcustomplot.h>

namespace formant {

/// Places the legend of a plot in rows above it, where it covers neither curves nor markers.
class LegendAbove {
  public:
    explicit LegendAbove(QCustomPlot& plot);

    void set_shown(bool shown);
    /// Arranges as many entries in a row as fit.
    void fit();

  private:
    int widest_entry() const;

    QCustomPlot& plot_;
    QCPLegend& legend_;
};

} // namespace formant
