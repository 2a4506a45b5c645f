#include "ui/hardware/table.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTreeWidget>

namespace formant {

QTreeWidget* make_table(const QString& object_name) {
    auto* table = new QTreeWidget;
    table->setObjectName(object_name);
    table->setRootIsDecorated(false);
    table->setAlternatingRowColors(true);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setMinimumHeight(table->fontMetrics().height() * 6);
    return table;
}

void fit_columns(QTreeWidget& table) {
    for (int column = 0; column + 1 < table.columnCount(); ++column)
        table.resizeColumnToContents(column);
}

} // namespace formant
