#include "ui/checkpoints/verified_files.h"

#include "engine/base/paths.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

namespace formant {
namespace {

constexpr const char* path_key = "path";
constexpr const char* stamp_key = "stamp";
constexpr const char* integrity_key = "integrity";
constexpr const char* damage_key = "damage";

/// A path is no key of an INI file.
QString group_of(const QString& path) {
    return QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
}

QString stamp_of(const QString& path) {
    const QFileInfo info(path);
    return QString("%1 %2").arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
}

void forget_missing(QSettings& settings) {
    for (const QString& group : settings.childGroups())
        if (!QFileInfo::exists(settings.value(group + '/' + path_key).toString()))
            settings.remove(group);
}

} // namespace

VerifiedFiles::VerifiedFiles(const QString& file)
    : file_(file.isEmpty() ? QString::fromStdString((state_home() / "verified.ini").string())
                           : file) {}

std::optional<VerifiedFiles::Found> VerifiedFiles::find(const std::string& checkpoint) const {
    const QString path = QString::fromStdString(checkpoint);
    QSettings settings(file_, QSettings::IniFormat);
    settings.beginGroup(group_of(path));
    if (!settings.contains(stamp_key) || settings.value(stamp_key).toString() != stamp_of(path))
        return std::nullopt;
    return Found{static_cast<Integrity>(settings.value(integrity_key).toInt()),
                 settings.value(damage_key).toString()};
}

void VerifiedFiles::add(const std::string& checkpoint, const Found& found) {
    const QString path = QString::fromStdString(checkpoint);
    QSettings settings(file_, QSettings::IniFormat);
    forget_missing(settings);
    settings.beginGroup(group_of(path));
    settings.setValue(path_key, path);
    settings.setValue(stamp_key, stamp_of(path));
    settings.setValue(integrity_key, static_cast<int>(found.integrity));
    settings.setValue(damage_key, found.damage);
}

} // namespace formant
