#pragma once

#include "ui/plots/crosshair.h"
#include "ui/plots/legend_above.h"
#include "ui/plots/metric_curve.h"
#include "ui/plots/overlaid_runs.h"
#include "ui/plots/plot_markers.h"

#include <map>
#include <memory>
#include <tuple>

namespace formant {

/// Holds the display options of all plots of a window.
struct PlotOptions {
    bool logarithmic = false; ///< where the values allow it
    bool smooth = true;       ///< also shows the smoothed values
    PlotXAxis x_axis = PlotXAxis::steps;
};

/// Plots quantities of a run over its steps or its training time. Scroll or press + and - to zoom,
/// drag or press the arrow keys to pan, double-click or press Home to reset; after that the axes
/// follow new data.
class MetricPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit MetricPlot(std::vector<Quantity> quantities, QWidget* parent = nullptr);

    /// Shows a run, which must outlive the plot or be replaced before; null shows nothing.
    void show_run(const RunMetrics* run);
    /// Overlays the first series of each quantity (for losses, the total) of other runs. They must
    /// outlive the plot or be replaced before.
    void overlay_runs(const std::vector<OverlaidRun>& runs);
    void set_options(const PlotOptions& options);
    /// Draws the new data.
    void refresh();
    void show_all();

    const std::vector<Quantity>& quantities() const { return quantities_; }
    int curve_count() const { return static_cast<int>(curves_.size()); }
    QString crosshair_text() const { return crosshair_->text(); }

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Run name (empty for the shown run), quantity, series.
    using CurveName = std::tuple<QString, Quantity, std::string>;

    void update_curves(Quantity quantity);
    void update_curve(const CurveName& name, const MetricSeries& series);
    void clear_curves();
    bool lacks_curve_of_run() const;
    static QString label_of(const CurveName& name);
    void fit_axes();
    void fit_ticks();
    void update_colors();
    void retranslate();
    void move_by(double share);
    QString point_label(const QString& curve, double key, double value) const;

    std::vector<Quantity> quantities_;
    const RunMetrics* run_ = nullptr;
    std::vector<OverlaidRun> overlaid_;
    PlotOptions options_;
    std::map<CurveName, MetricCurve> curves_;
    LegendAbove legend_;
    PlotMarkers* markers_;
    Crosshair* crosshair_;
    bool follows_ = true; ///< axes follow the data until the user moves them
};

} // namespace formant
