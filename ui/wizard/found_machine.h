#pragma once

#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_service.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>

namespace formant {

class BackgroundTask;

/// The hardware report for the pages of the wizard, collected in a background thread.
class FoundMachine : public QObject {
    Q_OBJECT
  public:
    using Probe = std::function<Result<HardwareReport>()>;

    explicit FoundMachine(Probe probe, QObject* parent = nullptr);
    ~FoundMachine() override;

    void probe();
    /// Returns the report; null until it is collected.
    const HardwareReport* report() const { return report_ ? &*report_ : nullptr; }
    const DeviceOffers& offers() const { return offers_; }

  Q_SIGNALS:
    void found();
    void failed(const formant::Error& error);

  private:
    void set_report(const Result<HardwareReport>& report);

    Probe probe_;
    std::optional<HardwareReport> report_;
    DeviceOffers offers_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

} // namespace formant
