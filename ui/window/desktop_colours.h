#pragma once

#include <QtCore/QObject>
#include <QtDBus/QDBusVariant>

#include <optional>

namespace formant {

/// Whether the desktop asks for dark windows, by its portal's setting (org.freedesktop.appearance,
/// color-scheme); where there is no portal, by the palette that Qt chose. Made before another
/// palette is set.
class DesktopColours : public QObject {
    Q_OBJECT
  public:
    explicit DesktopColours(QObject* parent = nullptr);
    bool prefers_dark() const;

  Q_SIGNALS:
    void changed(bool dark);

  private:
    Q_SLOT void take_setting(const QString& part, const QString& key, const QDBusVariant& value);
    bool is_dark(std::optional<uint> setting) const;

    bool qt_prefers_dark_;
};

} // namespace formant
