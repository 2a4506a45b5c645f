#pragma once

class QAbstractItemView;

namespace formant {

/// Selects only that row of a table. QTableView::selectRow() of Qt 6.4 selects nothing in
/// right-to-left tables.
void select_row(QAbstractItemView& table, int row);

} // namespace formant
