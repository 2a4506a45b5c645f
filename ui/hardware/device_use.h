#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

namespace formant {

/// Tracks what uses the devices now. Measurements run one at a time and never during a run, which
/// they would slow down and which would skew them.
class DeviceUse : public QObject {
    Q_OBJECT
  public:
    enum class By { nobody, self_test, tuning, diagnosis };

    explicit DeviceUse(QObject* parent = nullptr) : QObject(parent) {}

    void set_training_active(bool active);
    void begin(By who);
    void end();
    By measuring() const { return measuring_; }
    /// Returns why no measurement may start now; empty if it may.
    QString obstacle() const;

  Q_SIGNALS:
    void changed();

  private:
    bool training_is_active_ = false;
    By measuring_ = By::nobody;
};

} // namespace formant
