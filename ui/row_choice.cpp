#include "ui/row_choice.h"

#include <QtWidgets/QAbstractItemView>

namespace formant {

void choose_row(QAbstractItemView& table, int row) {
    table.selectionModel()->setCurrentIndex(table.model()->index(row, 0),
                                            QItemSelectionModel::ClearAndSelect |
                                                QItemSelectionModel::Rows);
}

} // namespace formant
