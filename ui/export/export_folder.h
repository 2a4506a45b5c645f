#pragma once

#include <QtCore/QString>

namespace formant {

/// Returns a folder for the files of an exported voice that is new or empty: next to the run of the
/// checkpoint, "maria-piper" or "maria-piper-2"; next to a checkpoint that lies in no run.
QString proposed_export_folder(const QString& checkpoint, const QString& player);

} // namespace formant
