#pragma once

#include <QtCore/QObject>
#include <QtDBus/QDBusVariant>

#include <optional>

namespace formant {

/// Reports whether the desktop prefers dark windows, from its portal setting
/// (org.freedesktop.appearance, color-scheme). Falls back to Qt's initial palette if there is no
/// portal. Create it before setting another palette.
class DesktopColors : public QObject {
    Q_OBJECT
  public:
    explicit DesktopColors(QObject* parent = nullptr);
    bool prefers_dark() const;

  Q_SIGNALS:
    void changed(bool dark);

  private:
    Q_SLOT void on_setting_changed(const QString& part, const QString& key,
                                   const QDBusVariant& value);
    bool is_dark(std::optional<uint> setting) const;

    bool qt_prefers_dark_;
};

} // namespace formant
