#pragma once

#include "ui/plots/metric_plot.h"

#include <QtWidgets/QWidget>

class QTabWidget;

namespace formant {

class ErrorNote;
class PlotChoices;

/// All plots of a run, by subject in tabs, and how they are shown. It draws at most ten times a
/// second, and only what can be seen.
class PlotPanel : public QWidget {
    Q_OBJECT
  public:
    explicit PlotPanel(QWidget* parent = nullptr);

    /// A new run: what was shown goes.
    void begin();
    void take(const std::vector<TrainEvent>& events);
    void show_error(const Error& error); ///< of what was to be plotted

    const RunMetrics& metrics() const { return *metrics_; }
    /// Of the tab that is seen.
    std::vector<MetricPlot*> seen_plots() const;
    /// Lays the run of that folder over this one.
    void compare_with(const QString& folder);
    void save_picture(const QString& file);
    void save_table(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_choices();
    void add_tab(const char* name, const std::vector<std::vector<Quantity>>& plots);
    void apply_choices();
    void refresh_soon();
    void refresh();
    void retranslate();
    void ask_for_run();
    void ask_and_save(const QString& filter, const QString& name,
                      void (PlotPanel::*save)(const QString&));

    std::unique_ptr<RunMetrics> metrics_;
    std::vector<MetricPlot*> plots_;
    PlotChoices* choices_;
    OverlaidRuns others_;
    QTabWidget* tabs_;
    ErrorNote* error_;
    std::vector<const char*> tab_names_;
    QTimer redraw_;
};

} // namespace formant
