#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

namespace formant {

/// Who computes on the devices just now: what measures them goes alone, and never beside a
/// training, which it would slow down and which would falsify it.
class DeviceUse : public QObject {
    Q_OBJECT
  public:
    enum class By { nobody, self_test, tuning, diagnosis };

    explicit DeviceUse(QObject* parent = nullptr) : QObject(parent) {}

    void set_training_active(bool active);
    void begin(By who);
    void end();
    By measuring() const { return measuring_; }
    /// Why nothing may be started now; empty where it may.
    QString obstacle() const;

  Q_SIGNALS:
    void changed();

  private:
    bool training_is_active_ = false;
    By measuring_ = By::nobody;
};

} // namespace formant
