#pragma once

#include "engine/session/hardware/device_selection.h"
#include "engine/session/hardware/hardware_service.h"

#include <QtCore/QObject>

#include <functional>
#include <memory>
#include <optional>

namespace formant {

class BackgroundTask;

/// The machine as the wizard's pages show it; it is looked at in a thread of its own.
class FoundMachine : public QObject {
    Q_OBJECT
  public:
    using Look = std::function<Result<HardwareReport>()>;

    explicit FoundMachine(Look look, QObject* parent = nullptr);
    ~FoundMachine() override;

    void look();
    /// Null until it is known.
    const HardwareReport* report() const { return report_ ? &*report_ : nullptr; }
    const DeviceOffers& offers() const { return offers_; }

  Q_SIGNALS:
    void found();
    void failed(const formant::Error& error);

  private:
    void take(const Result<HardwareReport>& report);

    Look look_;
    std::optional<HardwareReport> report_;
    DeviceOffers offers_;
    std::unique_ptr<BackgroundTask> task_; ///< last: its end waits for its work
};

} // namespace formant
