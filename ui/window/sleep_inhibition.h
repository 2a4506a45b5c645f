#pragma once

#include <QtCore/QObject>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusUnixFileDescriptor>

namespace formant {

/// Prevents the machine from suspending by itself (org.freedesktop.login1, Inhibit) while held.
/// Does nothing if the service is missing.
class SleepInhibition : public QObject {
    Q_OBJECT
  public:
    explicit SleepInhibition(QDBusConnection bus, QObject* parent = nullptr);

    /// `reason`: shown to users who ask why the machine does not sleep.
    void hold(const QString& reason);
    void release();
    bool is_held() const { return lock_.isValid(); }

  private:
    void take_lock(const QDBusUnixFileDescriptor& lock);

    QDBusConnection bus_;
    bool is_wanted_ = false;
    QDBusUnixFileDescriptor lock_; ///< closing it lets the machine sleep
};

} // namespace formant
