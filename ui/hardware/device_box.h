#pragma once

#include "engine/session/hardware/device_selection.h"

#include <QtWidgets/QComboBox>

#include <string>

namespace formant {

/// Chooses a device from a list of names.
class DeviceBox : public QComboBox {
    Q_OBJECT
  public:
    /// The devices on offer. `now`: the usable ones and "auto"; `remembered`: all devices, also
    /// those that are not usable now, without "auto".
    enum class Offer { now, remembered };

    explicit DeviceBox(Offer offer = Offer::now, QWidget* parent = nullptr);

    /// Updates the list; keeps the selection if it is still offered.
    void set_offers(const DeviceOffers& offers);
    /// Returns the selected device in the form of `--gpu`.
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
