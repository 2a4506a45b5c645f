#include "ui/data/findings_model.h"

#include "ui/languages/isolated.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

namespace formant {

void FindingsModel::set_rows(FindingRows rows) {
    beginResetModel();
    rows_ = std::move(rows);
    states_.assign(rows_.findings.size(), State::open);
    endResetModel();
}

void FindingsModel::settle(const std::set<std::string>& places, State state,
                           const std::optional<std::string>& new_text) {
    for (std::size_t i = 0; i < rows_.findings.size(); ++i) {
        DatasetFinding& finding = rows_.findings[i];
        if (!places.contains(finding.place))
            continue;
        states_[i] = state;
        finding.text = new_text.value_or(finding.text);
    }
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, severity), index(rowCount() - 1, severity));
}

void FindingsModel::retranslate() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
}

int FindingsModel::order_of(int row, int column) const {
    switch (column) {
    case severity:
        return finding(row).harmful ? 0 : 1;
    case kind:
        return kind_of(row);
    case recording:
        return rows_.place_of_file[index_of(row)];
    default:
        return row; // as the corpus has them
    }
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.findings.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString FindingsModel::severity_word(int row) const {
    switch (state(row)) {
    case State::text_changed:
        return tr("text changed");
    case State::left_out:
        return tr("left out");
    case State::open:
        break;
    }
    return finding(row).harmful ? tr("harmful") : tr("to know");
}

QVariant FindingsModel::severity_icon(int row) const {
    const bool is_open = state(row) == State::open;
    return QApplication::style()->standardIcon(!is_open ? QStyle::SP_DialogApplyButton
                                               : finding(row).harmful
                                                   ? QStyle::SP_MessageBoxWarning
                                                   : QStyle::SP_MessageBoxInformation);
}

QString FindingsModel::text_of(int row, int column) const {
    const DatasetFinding& found = finding(row);
    switch (column) {
    case severity:
        return severity_word(row);
    case kind:
        return translate(found.kind);
    case recording:
        return QFileInfo(QString::fromStdString(found.file)).fileName();
    default:
        return translate(found.what);
    }
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text_of(index.row(), index.column());
    if (role == Qt::ToolTipRole)
        return index.column() == recording ? isolated(QDir::toNativeSeparators(
                                                 QString::fromStdString(finding(index.row()).file)))
                                           : text_of(index.row(), what);
    if (role == Qt::DecorationRole && index.column() == severity)
        return severity_icon(index.row());
    return {};
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case severity:
        return tr("Effect");
    case kind:
        return tr("Kind");
    case recording:
        return tr("Recording");
    default:
        return tr("What was found");
    }
}

} // namespace formant
