#pragma once

#include <QtCore/QObject>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusUnixFileDescriptor>

namespace formant {

/// Keeps the machine from going to sleep by itself (org.freedesktop.login1, Inhibit) for as long as
/// it holds. Where there is no such service, nothing happens: a training does not depend on it.
class SleepInhibition : public QObject {
    Q_OBJECT
  public:
    explicit SleepInhibition(QDBusConnection bus, QObject* parent = nullptr);

    /// `reason`: what people are shown who ask why the machine does not sleep.
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
