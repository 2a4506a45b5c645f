#pragma once

#include "engine/session/run_service.h"

#include <map>
#include <qcustomplot.h>
#include <string>

namespace formant {

/// Loss curves over the steps: each term and the total, the raw values faint under the smoothed
/// ones, validation as points. Drag moves, the wheel zooms, a double click shows all again.
class LossPlot : public QCustomPlot {
    Q_OBJECT
  public:
    explicit LossPlot(QWidget* parent = nullptr);

    void clear();
    void add(const StepReport& report);
    void add(const ValidationReport& report);
    void set_logarithmic(bool logarithmic);
    /// Redraws once for all that was added.
    void refresh();

    int curve_count() const { return static_cast<int>(curves_.size()); }
    int point_count(const std::string& name) const;

  private:
    struct Curve {
        QCPGraph* raw = nullptr;
        QCPGraph* smoothed = nullptr;
        double average = 0;
        double weight = 0; ///< de-biases the average's beginning
    };

    Curve& curve(const std::string& name);
    void add_value(const std::string& name, double step, double value);
    void colour();
    void show_value(QMouseEvent* event);

    std::map<std::string, Curve> curves_;
    QCPGraph* validation_ = nullptr;
    bool follows_ = true; ///< axes follow the data until somebody moves them
};

} // namespace formant
