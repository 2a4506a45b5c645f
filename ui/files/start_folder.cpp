#include "ui/files/start_folder.h"

#include "engine/session/corpus/voice_config_file.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace formant {

QString start_folder(const QString& shown, QStandardPaths::StandardLocation usual) {
    for (QFileInfo place(shown); place.isAbsolute() && !place.isRoot();
         place = QFileInfo(place.path()))
        if (place.exists())
            return place.filePath();
    const QString folder = QStandardPaths::writableLocation(usual);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString start_file(const QString& name, QStandardPaths::StandardLocation usual) {
    const QString folder = start_folder(QFileInfo(name).path(), usual);
    return QFileInfo(name).isAbsolute() ? name : QDir(folder).absoluteFilePath(name);
}

QString start_config(const QString& name) {
    const QString kept = QString::fromStdString(configs_folder().string());
    const QString folder = start_folder(kept, QStandardPaths::DocumentsLocation);
    return QFileInfo(name).isAbsolute() ? name : QDir(folder).absoluteFilePath(name);
}

} // namespace formant
