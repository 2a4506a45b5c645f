#include "ui/row_selection.h"

#include <QtWidgets/QAbstractItemView>

namespace formant {

void select_row(QAbstractItemView& table, int row) {
    table.selectionModel()->setCurrentIndex(table.model()->index(row, 0),
                                            QItemSelectionModel::ClearAndSelect |
                                                QItemSelectionModel::Rows);
}

} // namespace formant
