#pragma once

class QAbstractItemView;

namespace formant {

/// Chooses that row of a table alone. QTableView::selectRow() of Qt 6.4 chooses none where the
/// table runs from right to left.
void choose_row(QAbstractItemView& table, int row);

} // namespace formant
