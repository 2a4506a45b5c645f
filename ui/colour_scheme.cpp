#include "ui/colour_scheme.h"

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusVariant>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>

#include <optional>

namespace formant {
namespace {

constexpr int answer_timeout_ms = 300;
constexpr uint dark = 1;
constexpr uint light = 2;

/// The portal wraps its values in variants, once or twice by its version.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

/// 0: no preference; absent: no portal.
std::optional<uint> portal_setting() {
    // Without this Qt would start a session bus of its own.
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        return std::nullopt;
    QDBusMessage question = QDBusMessage::createMethodCall(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings", "Read");
    question << "org.freedesktop.appearance"
             << "color-scheme";
    const QDBusMessage answer =
        QDBusConnection::sessionBus().call(question, QDBus::Block, answer_timeout_ms);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return std::nullopt;
    return unwrapped(answer.arguments().constFirst()).toUInt();
}

} // namespace

bool desktop_prefers_dark() {
    const auto setting = portal_setting();
    if (setting == dark || setting == light)
        return setting == dark;
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace formant
