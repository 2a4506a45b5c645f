#include "ui/window/desktop_colors.h"

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>

namespace formant {
namespace {

constexpr int answer_timeout_ms = 300;
constexpr uint dark = 1;
constexpr uint light = 2;
constexpr const char* session_bus = "DBUS_SESSION_BUS_ADDRESS";
constexpr const char* portal = "org.freedesktop.portal.Desktop";
constexpr const char* portal_path = "/org/freedesktop/portal/desktop";
constexpr const char* portal_settings = "org.freedesktop.portal.Settings";
constexpr const char* appearance = "org.freedesktop.appearance";
constexpr const char* color_scheme = "color-scheme";

/// The portal wraps its values in one or two variants, depending on its version.
QVariant unwrap_variant(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

/// Returns 0 for no preference and nullopt if there is no portal.
std::optional<uint> portal_setting() {
    // Without this Qt would start a session bus of its own.
    if (!qEnvironmentVariableIsSet(session_bus))
        return std::nullopt;
    QDBusMessage question =
        QDBusMessage::createMethodCall(portal, portal_path, portal_settings, "Read");
    question << appearance << color_scheme;
    const QDBusMessage answer =
        QDBusConnection::sessionBus().call(question, QDBus::Block, answer_timeout_ms);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return std::nullopt;
    return unwrap_variant(answer.arguments().constFirst()).toUInt();
}

} // namespace

DesktopColors::DesktopColors(QObject* parent)
    : QObject(parent),
      qt_prefers_dark_(QApplication::palette().color(QPalette::Window).lightness() < 128) {
    if (qEnvironmentVariableIsSet(session_bus))
        QDBusConnection::sessionBus().connect(
            portal, portal_path, portal_settings, "SettingChanged", this,
            SLOT(on_setting_changed(QString, QString, QDBusVariant)));
}

bool DesktopColors::prefers_dark() const {
    return is_dark(portal_setting());
}

bool DesktopColors::is_dark(std::optional<uint> setting) const {
    return setting == dark || (setting != light && qt_prefers_dark_);
}

void DesktopColors::on_setting_changed(const QString& part, const QString& key,
                                       const QDBusVariant& value) {
    if (part == appearance && key == color_scheme)
        Q_EMIT changed(is_dark(value.variant().toUInt()));
}

} // namespace formant
