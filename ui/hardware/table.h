#pragma once

#include <QtCore/QStringList>

class QTreeWidget;

namespace formant {

/// A list with columns for what was measured: read row by row, nothing to edit in it.
QTreeWidget* make_table(const QString& object_name);

/// Makes the columns as wide as what stands in them; the last takes the rest.
void fit_columns(QTreeWidget& table);

} // namespace formant
