#include "ui/data/findings_filter.h"

#include "ui/data/findings_model.h"

namespace formant {

FindingsFilter::FindingsFilter(FindingsModel& findings, QObject* parent)
    : QSortFilterProxyModel(parent), findings_(findings) {
    setSourceModel(&findings);
}

void FindingsFilter::show_kind(std::optional<int> kind) {
    kind_ = kind;
    invalidateRowsFilter();
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    return !kind_ || findings_.kind_of(row) == *kind_;
}

bool FindingsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    return findings_.order_of(left.row(), left.column()) <
           findings_.order_of(right.row(), right.column());
}

} // namespace formant
