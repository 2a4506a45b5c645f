#pragma once

#include "ui/hardware/task_panel.h"

namespace formant {

class DeviceBox;
class SelfTestList;
struct DeviceOffers;

/// Verifies that a device computes the operations of training correctly.
class SelfTestPanel : public TaskPanel {
    Q_OBJECT
  public:
    explicit SelfTestPanel(DeviceUse& use, QWidget* parent = nullptr);

    void set_offers(const DeviceOffers& offers);
    /// Selects the device and disables the choice, for callers that choose it elsewhere.
    void lock_device(const std::string& device);
    const SelfTestList& list() const { return *list_; }

  protected:
    void start() override;
    void retranslate() override;

  private:
    void reset();
    void show_outcome();

    DeviceBox* device_;
    QLabel* device_label_;
    SelfTestList* list_;
    bool has_passed_ = false;
};

} // namespace formant
