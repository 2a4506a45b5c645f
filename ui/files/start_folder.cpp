#include "ui/files/start_folder.h"

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

} // namespace formant
