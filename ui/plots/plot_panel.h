#pragma once

#include "ui/plots/metric_plot.h"

#include <QtWidgets/QWidget>

class QLabel;
class QTabWidget;

namespace formant {

class ErrorNote;
class PlotChoices;
class ReportWriter;

/// Shows all plots of a run in tabs, with their display options. Redraws at most ten times a
/// second, and only visible plots.
class PlotPanel : public QWidget {
    Q_OBJECT
  public:
    explicit PlotPanel(QWidget* parent = nullptr);

    /// Discards what is shown and shows the run of this folder from now on; empty: a run without
    /// one.
    void begin_run(const QString& run_folder);
    void handle(const std::vector<TrainEvent>& events);
    void show_error(const Error& error);  ///< of data that was to be plotted
    void set_title(const QString& title); ///< whose plots these are; empty: nobody's

    const RunMetrics& metrics() const { return *metrics_; }
    /// Returns the plots of the visible tab.
    std::vector<MetricPlot*> visible_plots() const;
    /// Sets the folder of the runs that are offered for comparison; empty for the user's.
    void set_runs_folder(const std::string& folder) { runs_folder_ = folder; }
    /// Overlays the run of that folder.
    void compare_with(const QString& folder);
    void save_picture(const QString& file);
    void save_table(const QString& file);
    /// Writes the report of the shown run, or one that compares it with the overlaid runs, and
    /// opens it.
    void write_report();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void reset();
    void connect_choices();
    void add_tab(const char* name, const std::vector<std::vector<Quantity>>& plots);
    void apply_choices();
    void refresh_soon();
    void refresh();
    void retranslate();
    void choose_runs_to_compare();
    void enable_report();
    void open_report(const QString& file);
    void show_tabs_with_content();
    void ask_and_save(const QString& filter, const QString& name,
                      void (PlotPanel::*save)(const QString&));

    std::unique_ptr<RunMetrics> metrics_;
    std::vector<MetricPlot*> plots_;
    std::string runs_folder_;
    QString run_folder_; ///< of the shown run; it is not offered for comparison
    ReportWriter* report_;
    bool is_writing_report_ = false;
    PlotChoices* choices_;
    OverlaidRuns overlaid_;
    QLabel* title_;
    QTabWidget* tabs_;
    int gpu_tab_ = 0, ranks_tab_ = 0;
    ErrorNote* error_;
    std::vector<const char*> tab_names_;
    QTimer redraw_;
};

} // namespace formant
