#pragma once

#include "ui/plots/metric_plot.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

/// The row above the plots: how they are shown, and saving them.
class PlotChoices : public QWidget {
    Q_OBJECT
  public:
    explicit PlotChoices(QWidget* parent = nullptr);

    PlotOptions options() const;
    /// As MetricSeries::set_smoothing() takes it.
    double smoothing() const;

  Q_SIGNALS:
    void changed();
    void picture_asked();
    void table_asked();
    void comparison_asked();
    void comparison_end_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void name_and_keep();
    void add_menus();
    void lay_out();
    void retranslate();

    QCheckBox* logarithmic_;
    QLabel* smoothing_label_;
    QComboBox* smoothing_;
    QLabel* over_label_;
    QComboBox* over_;
    QPushButton* compare_;
    QAction* add_run_;
    QAction* remove_runs_;
    QPushButton* save_;
    QAction* picture_;
    QAction* table_;
};

} // namespace formant
