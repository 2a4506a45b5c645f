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

/// What the machine does just now; it is looked at about once a second, while this can be seen.
class HardwareGauges : public QGroupBox {
    Q_OBJECT
  public:
    explicit HardwareGauges(QWidget* parent = nullptr);

    /// For the cards' names.
    void set_cards(const std::vector<GpuInfo>& cards);
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
    std::unique_ptr<HardwareWatch> watch_; ///< last: it calls back
};

} // namespace formant
