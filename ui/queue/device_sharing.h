#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

#include <QtCore/QObject>

#include <functional>

namespace formant {

class QueuePage;
class RunAdapter;

/// The user's answer when a run is to start on the device of a running job.
enum class DeviceAnswer { start_anyway, queue, cancel };

/// Asks what to do while the queue trains `run_name` on the device of the run to start. Enter and
/// Esc cancel.
DeviceAnswer ask_about_device(QWidget& window, const QString& run_name);

/// Keeps the run of the window and the queue from competing for one device: jobs of the queue wait
/// while the window's run occupies their device, and a start of the window asks while a job does.
class DeviceSharing : public QObject {
    Q_OBJECT
  public:
    using Ask = std::function<DeviceAnswer(const QString& run_name)>;

    /// The arguments must outlive this object.
    DeviceSharing(const RunAdapter& run, QueuePage& queue, Ask ask, QObject* parent = nullptr);

    /// Returns the request if its run may start now. ErrorKind::interrupted if the user canceled or
    /// queued it instead.
    Result<RunRequest> checked(const RunRequest& request);

  Q_SIGNALS:
    void queued(); ///< the run was added to the queue instead

  private:
    void update_busy_device();

    const RunAdapter& run_;
    QueuePage& queue_;
    Ask ask_;
};

} // namespace formant
