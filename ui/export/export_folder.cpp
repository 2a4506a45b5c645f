#include "ui/export/export_folder.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace formant {
namespace {

bool is_new_or_empty(const QString& folder) {
    return !QFileInfo::exists(folder) || (QFileInfo(folder).isDir() && QDir(folder).isEmpty());
}

/// Returns the folder of the checkpoint's run, or its own path without the extension.
QString voice_path(const QString& checkpoint) {
    const QFileInfo file(QDir::cleanPath(QFileInfo(checkpoint).absoluteFilePath()));
    const QFileInfo folder(file.path());
    return folder.fileName() == "checkpoints" ? folder.path()
                                              : file.dir().filePath(file.completeBaseName());
}

} // namespace

QString proposed_export_folder(const QString& checkpoint, const QString& player) {
    const QString first = voice_path(checkpoint) + '-' + player;
    QString folder = first;
    for (int number = 2; !is_new_or_empty(folder); ++number)
        folder = first + '-' + QString::number(number);
    return folder;
}

} // namespace formant
