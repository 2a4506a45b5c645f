#include "ui/samples/sample_model.h"

#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace formant {
namespace {

QString text_of(const RunSample& sample) {
    return shown(sample.text);
}

QString cell_text(const RunSample& sample, int column) {
    switch (column) {
    case SampleModel::step:
        return SampleModel::step_text(sample);
    case SampleModel::weights:
        return SampleModel::weights_text(sample);
    default:
        return text_of(sample);
    }
}

} // namespace

QString SampleModel::step_text(const RunSample& sample) {
    if (sample.checkpoint.starts_with("step_") && sample.step >= 0)
        return QLocale().toString(qint64{sample.step});
    return shown(sample.checkpoint);
}

QString SampleModel::weights_text(const RunSample& sample) {
    return sample.weights == SampleWeights::raw ? tr("non-EMA") : tr("EMA");
}

void SampleModel::set_samples(std::vector<RunSample> samples) {
    beginResetModel();
    samples_ = std::move(samples);
    endResetModel();
}

void SampleModel::add(const RunSample& sample) {
    if (const int row = row_of(sample.file); row >= 0) {
        samples_[static_cast<std::size_t>(row)] = sample;
        Q_EMIT dataChanged(index(row, 0), index(row, column_count - 1));
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    samples_.push_back(sample);
    endInsertRows();
}

void SampleModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
}

int SampleModel::row_of(const std::string& file) const {
    const auto found = std::find_if(samples_.begin(), samples_.end(),
                                    [&](const RunSample& sample) { return sample.file == file; });
    return found == samples_.end() ? -1 : static_cast<int>(found - samples_.begin());
}

int SampleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(samples_.size());
}

int SampleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int{column_count};
}

QVariant SampleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const RunSample& of = sample(index.row());
    if (role == sort_role && index.column() == step)
        return qint64{of.step};
    if (role == Qt::DisplayRole || role == sort_role)
        return cell_text(of, index.column());
    if (role == Qt::ToolTipRole)
        return index.column() == text ? text_of(of)
                                      : isolated_path(QString::fromStdString(of.file));
    return {};
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case step:
        return tr("Step");
    case weights:
        return tr("Weights");
    default:
        return tr("Text");
    }
}

} // namespace formant
