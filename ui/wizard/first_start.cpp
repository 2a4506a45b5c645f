#include "ui/wizard/first_start.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace formant {

bool FirstStart::is_first() const {
    return !QFile::exists(QString::fromStdString(file_.string()));
}

Result<void> FirstStart::record() const {
    QFile mark(QString::fromStdString(file_.string()));
    if (QDir().mkpath(QFileInfo(mark).path()) && mark.open(QIODevice::WriteOnly))
        return {};
    return fail(ErrorKind::disk,
                message(FORMANT_TR("window", "{file} cannot be written, so this wizard will open "
                                             "again at the next start: {reason}"),
                        {{"file", file_.string()}, {"reason", mark.errorString().toStdString()}}));
}

} // namespace formant
