#include "ui/window/sleep_inhibition.h"

#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>

namespace formant {
namespace {

QDBusMessage inhibit_call(const QString& reason) {
    QDBusMessage inhibit =
        QDBusMessage::createMethodCall("org.freedesktop.login1", "/org/freedesktop/login1",
                                       "org.freedesktop.login1.Manager", "Inhibit");
    inhibit << "sleep:idle"
            << "Formant Studio" << reason << "block";
    return inhibit;
}

} // namespace

SleepInhibition::SleepInhibition(QDBusConnection bus, QObject* parent)
    : QObject(parent), bus_(std::move(bus)) {}

/// Does not wait for the answer.
void SleepInhibition::hold(const QString& reason) {
    if (is_wanted_ || !bus_.isConnected())
        return;
    is_wanted_ = true;
    auto* answer = new QDBusPendingCallWatcher(bus_.asyncCall(inhibit_call(reason)), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher* call) {
                const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *call;
                if (!reply.isError())
                    take_lock(reply.value());
                call->deleteLater();
            });
}

void SleepInhibition::take_lock(const QDBusUnixFileDescriptor& lock) {
    if (is_wanted_) // otherwise it was released before the answer arrived
        lock_ = lock;
}

void SleepInhibition::release() {
    is_wanted_ = false;
    lock_ = QDBusUnixFileDescriptor();
}

} // namespace formant
