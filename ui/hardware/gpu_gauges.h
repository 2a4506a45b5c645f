#pragma once

#include "engine/session/hardware/gpu_samples.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace formant {

class Gauge;

/// What a card does just now: how busy, memory, temperature, power, clocks and why they are
/// lowered.
class GpuGauges : public QWidget {
    Q_OBJECT
  public:
    explicit GpuGauges(QWidget* parent = nullptr);

    void set_name(const QString& name);
    void show_sample(const GpuSample& sample);
    QString busy_words() const;
    QString memory_words() const;
    QString rest() const; ///< temperature, power, clocks

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    GpuSample sample_;
    QLabel* name_;
    Gauge* busy_;
    Gauge* memory_;
    QLabel* rest_;
};

} // namespace formant
