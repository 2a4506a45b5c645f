#pragma once

#include "ui/training/run_adapter.h"

#include <QtCore/QElapsedTimer>

namespace formant {

/// Notifies a user who works elsewhere of a run's end, its failure and its advice (at most once a
/// minute).
class Notifications : public QObject {
    Q_OBJECT
  public:
    enum class Kind { information, warning, failure };
    using Show = std::function<void(const QString& title, const QString& text, Kind kind)>;

    /// Observes `adapter`. `show` displays a notification.
    Notifications(const RunAdapter& adapter, Show show, QObject* parent = nullptr);

  private:
    void handle(const std::vector<TrainEvent>& batch);
    void notify(const Advice& advice);
    void notify_end(const RunEnd& end);

    Show show_;
    QElapsedTimer since_advice_; ///< since advice was last shown
};

/// Returns a function that shows notifications in the system tray while the window is not active.
/// The tray icon lives as long as `window`. Does nothing if the desktop has no tray.
Notifications::Show tray_notifier(QWidget& window);

} // namespace formant
