#pragma once

#include "ui/plots/metric_plot.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

/// The row above the plots: display options, comparison, export and report.
class PlotChoices : public QWidget {
    Q_OBJECT
  public:
    explicit PlotChoices(QWidget* parent = nullptr);

    PlotOptions options() const;
    /// Returns the weight for MetricSeries::set_smoothing().
    double smoothing() const;

    /// Enables what ends a comparison.
    void set_comparing(bool is_comparing);
    void set_report_enabled(bool is_enabled);

  Q_SIGNALS:
    void changed();
    void picture_requested();
    void table_requested();
    void report_requested();
    void comparison_requested();
    void comparison_end_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void name_widgets();
    void add_menus();
    void lay_out();
    void retranslate();

    QCheckBox* logarithmic_;
    QLabel* smoothing_label_;
    QComboBox* smoothing_;
    QLabel* x_axis_label_;
    QComboBox* x_axis_;
    QPushButton* compare_;
    QAction* add_run_;
    QAction* remove_runs_;
    QPushButton* save_;
    QAction* picture_;
    QAction* table_;
    QPushButton* report_;
};

} // namespace formant
