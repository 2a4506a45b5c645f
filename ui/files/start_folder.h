#pragma once

#include <QtCore/QStandardPaths>
#include <QtCore/QString>

namespace formant {

/// Returns the initial folder of a file dialog: the existing part of the shown path, otherwise the
/// usual folder of such files, otherwise the home folder. Never the folder that the program was
/// started in.
QString start_folder(const QString& shown, QStandardPaths::StandardLocation usual);

/// Returns the initial path for a file of that name. An absolute name is kept; a relative one is
/// placed in the usual folder.
QString start_file(const QString& name, QStandardPaths::StandardLocation usual);

/// Returns the initial path for a configuration; without a chosen folder it is in the window's own
/// configuration folder.
QString start_config(const QString& name);

} // namespace formant
