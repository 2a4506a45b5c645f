#pragma once

#include "ui/hardware/task_panel.h"

namespace formant {

class DeviceBox;
class SelfTestList;
struct DeviceOffers;

/// Whether a device computes right, with what a training computes on it.
class SelfTestPanel : public TaskPanel {
    Q_OBJECT
  public:
    explicit SelfTestPanel(DeviceUse& use, QWidget* parent = nullptr);

    void set_offers(const DeviceOffers& offers);
    /// Of who has chosen the device elsewhere.
    void fix_device(const std::string& device);
    const SelfTestList& list() const { return *list_; }

  protected:
    void start() override;
    void retranslate() override;

  private:
    void forget();
    void tell_end();

    DeviceBox* device_;
    QLabel* device_label_;
    SelfTestList* list_;
    bool has_passed_ = false;
};

} // namespace formant
