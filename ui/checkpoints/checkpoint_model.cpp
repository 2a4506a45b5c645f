#include "ui/checkpoints/checkpoint_model.h"

#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/translate.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStyle>

#include <algorithm>

namespace formant {
namespace {

QVariant number(const std::optional<double>& value) {
    return value ? QVariant(*value) : QVariant();
}

QString loss_text(const std::optional<double>& value) {
    return value ? QLocale().toString(*value, 'g', 5) : QString();
}

QString name_of(const CheckpointFile& file) {
    return shown(QFileInfo(QString::fromStdString(file.file)).fileName());
}

/// Returns the icon shown next to the text, so that problems are visible at a glance.
QVariant icon_of(Integrity integrity) {
    const auto icon = [](QStyle::StandardPixmap which) {
        return QApplication::style()->standardIcon(which);
    };
    switch (integrity) {
    case Integrity::verified:
        return icon(QStyle::SP_DialogApplyButton);
    case Integrity::unverified:
    case Integrity::truncated:
        return icon(QStyle::SP_MessageBoxWarning);
    case Integrity::corrupt:
        return icon(QStyle::SP_MessageBoxCritical);
    case Integrity::unchecked:
        return {};
    }
    return {};
}

Integrity found_by(const VerifiedCheckpoint& checked) {
    if (!checked.is_intact)
        return Integrity::corrupt;
    return checked.has_hash ? Integrity::verified : Integrity::unverified;
}

bool is_number(int column) {
    return column != CheckpointModel::file && column != CheckpointModel::integrity &&
           column != CheckpointModel::kept;
}

} // namespace

void CheckpointModel::set_table(CheckpointTable table) {
    beginResetModel();
    table_ = std::move(table);
    for (const CheckpointRow& row : table_.rows)
        if (const auto known = verified_.find(row.file.file);
            known && !checked_.contains(row.file.file))
            checked_[row.file.file] = {row.file.bytes, known->integrity, known->damage};
    endResetModel();
}

void CheckpointModel::set_checked(const VerifiedCheckpoint& checked) {
    const auto found = std::find_if(table_.rows.begin(), table_.rows.end(),
                                    [&](const auto& row) { return row.file.file == checked.file; });
    if (found == table_.rows.end())
        return; // removed meanwhile
    checked_[checked.file] = {found->file.bytes, found_by(checked), translate(checked.damage)};
    verified_.add(checked.file, {found_by(checked), translate(checked.damage)});
    const QModelIndex cell = index(static_cast<int>(found - table_.rows.begin()), integrity);
    Q_EMIT dataChanged(cell, cell);
}

void CheckpointModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
}

Integrity CheckpointModel::integrity_of(const CheckpointFile& which) const {
    const auto found = checked_.find(which.file);
    if (found != checked_.end() && found->second.bytes == which.bytes)
        return found->second.found;
    return which.looks_truncated ? Integrity::truncated : Integrity::unchecked;
}

quint64 CheckpointModel::total_bytes() const {
    quint64 bytes = 0;
    for (const CheckpointRow& row : table_.rows)
        bytes += row.file.bytes;
    return bytes;
}

int CheckpointModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int CheckpointModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int{column_count};
}

QVariant CheckpointModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const CheckpointRow& of = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(of, index.column());
    case sort_role:
        return value(of, index.column());
    case Qt::ToolTipRole:
        return tool_tip(of, index.column());
    case Qt::DecorationRole:
        return index.column() == integrity ? icon_of(integrity_of(of.file)) : QVariant();
    case Qt::TextAlignmentRole:
        return is_number(index.column()) // aligns the digits
                   ? QVariant(Qt::AlignVCenter | Qt::AlignRight | Qt::AlignAbsolute)
                   : QVariant(Qt::AlignVCenter | Qt::AlignLeading);
    default:
        return {};
    }
}

QString CheckpointModel::text(const CheckpointRow& of, int column) const {
    switch (column) {
    case file:
        return name_of(of.file);
    case step:
        return of.file.step < 0 ? QString() : QLocale().toString(qint64{of.file.step});
    case training_loss:
        return loss_text(of.training_loss);
    case validation_loss:
        return loss_text(of.validation_loss);
    case size:
        return CheckpointText::size(of.file.bytes);
    case integrity:
        return CheckpointText::of(integrity_of(of.file));
    default:
        return CheckpointText::of(of.kept, table_.max_recent);
    }
}

QVariant CheckpointModel::value(const CheckpointRow& of, int column) const {
    switch (column) {
    case step:
        return qint64{of.file.step};
    case training_loss:
        return number(of.training_loss);
    case validation_loss:
        return number(of.validation_loss);
    case size:
        return quint64{of.file.bytes};
    case integrity:
        return static_cast<int>(integrity_of(of.file));
    default:
        return text(of, column);
    }
}

QString CheckpointModel::tool_tip(const CheckpointRow& of, int column) const {
    const auto found = checked_.find(of.file.file);
    if (column == integrity && found != checked_.end() && !found->second.damage.isEmpty())
        return found->second.damage;
    return column == file ? isolated_path(QString::fromStdString(of.file.file)) : text(of, column);
}

QVariant CheckpointModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case file:
        return tr("File");
    case step:
        return tr("Step");
    case training_loss:
        return tr("Training loss");
    case validation_loss:
        return tr("Validation loss");
    case size:
        return tr("Size");
    case integrity:
        return tr("Integrity");
    default:
        return tr("Retention");
    }
}

} // namespace formant
