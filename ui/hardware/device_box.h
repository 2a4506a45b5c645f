#pragma once

#include "engine/session/hardware/device_selection.h"

#include <QtWidgets/QComboBox>

#include <string>

namespace formant {

/// Chooses a device by its name.
class DeviceBox : public QComboBox {
    Q_OBJECT
  public:
    /// Which devices can be chosen. `remembered`: also what will be usable one day, and not "auto".
    enum class Offer { now, remembered };

    explicit DeviceBox(Offer offer = Offer::now, QWidget* parent = nullptr);

    /// Keeps what is chosen where it is still offered.
    void set_offers(const DeviceOffers& offers);
    /// As `--gpu` names it.
    std::string device() const;
    void choose(const std::string& device);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void add(const OfferedDevice& offered);

    Offer offer_;
    DeviceOffers offers_;
};

} // namespace formant
