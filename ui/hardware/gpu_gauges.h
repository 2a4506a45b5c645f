#pragma once

#include "engine/session/hardware/gpu_samples.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace formant {

class Gauge;

/// Shows the live state of a GPU: utilization, memory, temperature, power, clocks, and why they are
/// throttled.
class GpuGauges : public QWidget {
    Q_OBJECT
  public:
    explicit GpuGauges(QWidget* parent = nullptr);

    void set_name(const QString& name);
    void show_sample(const GpuSample& sample);
    QString utilization_text() const;
    QString memory_usage_text() const;
    QString details() const; ///< temperature, power, clocks

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    GpuSample sample_;
    QLabel* name_;
    Gauge* utilization_;
    Gauge* memory_;
    QLabel* details_;
};

} // namespace formant
