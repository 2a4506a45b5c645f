#pragma once

#include "ui/training/run_adapter.h"

#include <QtCore/QElapsedTimer>

namespace formant {

/// Tells somebody who looks elsewhere what a training has come to: its end, its failure, its advice
/// (not more than one a minute).
class Notifications : public QObject {
    Q_OBJECT
  public:
    enum class Kind { information, warning, failure };
    using Show = std::function<void(const QString& title, const QString& text, Kind kind)>;

    /// Listens to `adapter`; `show` puts it before people.
    Notifications(const RunAdapter& adapter, Show show, QObject* parent = nullptr);

  private:
    void take(const std::vector<TrainEvent>& batch);
    void tell(const Advice& advice);
    void tell_end(const RunEnd& end);

    Show show_;
    QElapsedTimer since_advice_; ///< was shown
};

/// Shows them from the desktop's tray, by an icon that is there for as long as `window` is; while
/// somebody works in the window nothing is shown. Does nothing where the desktop has no tray.
Notifications::Show tray_of(QWidget& window);

} // namespace formant
