#pragma once

#include "engine/session/hardware/hardware_watch.h"

#include <QtWidgets/QGroupBox>

#include <map>
#include <memory>
#include <string>

class QLabel;
class QVBoxLayout;

namespace formant {

class Gauge;
class GpuGauges;

/// Shows the live usage of the machine, sampled about once a second while visible.
class HardwareGauges : public QGroupBox {
    Q_OBJECT
  public:
    explicit HardwareGauges(QWidget* parent = nullptr);

    /// Sets the names of the cards.
    void set_cards(const std::vector<GpuInfo>& cards);
    void start_watch();
    void show_sample(const HardwareSample& sample);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString name_of(const std::string& uuid) const;
    GpuGauges& gauges_of(const std::string& uuid);

    std::map<std::string, QString> names_; ///< by UUID
    std::map<std::string, GpuGauges*> gpus_;
    Gauge* cpu_;
    Gauge* ram_;
    QVBoxLayout* rows_;
    HardwareSample sample_;                ///< the latest
    std::unique_ptr<HardwareWatch> watch_; ///< last, because it calls back
};

} // namespace formant
