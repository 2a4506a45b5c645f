#pragma once

#include <QtCore/QStandardPaths>
#include <QtCore/QString>

namespace formant {

/// Where a dialog that asks for a file or folder begins: at the one that is shown, or as much of
/// its path as there is; where nothing is shown, in the usual folder of such files, else at home.
/// Never in the folder that the program happens to be started in.
QString start_folder(const QString& shown, QStandardPaths::StandardLocation usual);

/// The same for a file of that name, which may be whole; one of no place gets one there.
QString start_file(const QString& name, QStandardPaths::StandardLocation usual);

/// The same for a configuration, which lies in the window's own folder of them where nobody has
/// chosen another.
QString start_config(const QString& name);

} // namespace formant
