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

/// How all plots of a window are shown.
struct PlotOptions {
    bool logarithmic = false; ///< where values may be so
    bool smooth = true;       ///< also shows the smoothed values
    PlotOver over = PlotOver::steps;
};

/// Some quantities of a run over its steps or its time. The wheel zooms, dragging and the arrow
/// keys move, + and - zoom, a double click or Home shows all again; then the axes follow what
/// comes.
class MetricPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit MetricPlot(std::vector<Quantity> quantities, QWidget* parent = nullptr);

    /// `run` outlives the plot, or is replaced before; null: nothing is shown.
    void show_run(const RunMetrics* run);
    /// Of each the first series of the quantities lies over those of the run: of losses the total.
    /// They outlive the plot, or are replaced before.
    void show_others(const std::vector<OverlaidRun>& others);
    void set_options(const PlotOptions& options);
    /// Draws once what has come since.
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
    /// Of another run the name, empty of the one that is shown; quantity; series.
    using CurveName = std::tuple<QString, Quantity, std::string>;

    void take_in(Quantity quantity);
    void update_curve(const CurveName& name, const MetricSeries& series);
    void forget_curves();
    static QString label_of(const CurveName& name);
    void fit_axes();
    void fit_ticks();
    void colour();
    void retranslate();
    void move_by(double share);
    QString words_of_point(const QString& curve, double key, double value) const;

    std::vector<Quantity> quantities_;
    const RunMetrics* run_ = nullptr;
    std::vector<OverlaidRun> others_;
    PlotOptions options_;
    std::map<CurveName, MetricCurve> curves_;
    LegendAbove legend_;
    PlotMarkers* markers_;
    Crosshair* crosshair_;
    bool follows_ = true; ///< axes follow the data until somebody moves them
};

} // namespace formant
