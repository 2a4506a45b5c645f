#include "ui/data/findings_filter.h"

#include "ui/data/findings_model.h"

namespace formant {

FindingsFilter::FindingsFilter(FindingsModel& findings, QObject* parent)
    : QSortFilterProxyModel(parent), findings_(findings) {
    setSourceModel(&findings);
}

void FindingsFilter::show_kind(std::optional<int> kind) {
    // Resets the model once: a change of the filter would report each removed row alone, which
    // takes quadratic time.
    QAbstractItemModel* findings = sourceModel();
    setSourceModel(nullptr);
    kind_ = kind;
    setSourceModel(findings);
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    if (kind_ == excluded)
        return findings_.state(row) == FindingsModel::State::excluded;
    if (kind_ == all_recordings)
        return findings_.is_first(row);
    return kind_ ? findings_.kind_of(row) == *kind_ : !findings_.is_fine(row);
}

bool FindingsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    return findings_.order_of(left.row(), left.column()) <
           findings_.order_of(right.row(), right.column());
}

} // namespace formant
