#pragma once

#include <QtCore/QStringList>

class QTreeWidget;

namespace formant {

/// Creates a read-only list with columns, for measured values.
QTreeWidget* make_table(const QString& object_name);

/// Fits the columns to their contents; the last one takes the rest.
void fit_columns(QTreeWidget& table);

} // namespace formant
