#pragma once

#include <QtCore/QStandardPaths>
#include <QtCore/QString>

namespace formant {

/// Where a dialog that asks for a file or folder begins: at the one that is shown, or as much of
/// its path as there is; where nothing is shown, in the usual folder of such files, else at home.
/// Never in the folder that the program happens to be started in.
QString start_folder(const QString& shown, QStandardPaths::StandardLocation usual);

} // namespace formant
