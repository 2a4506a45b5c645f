#pragma once

#include "engine/session/runs/run_samples.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace formant {

/// The spoken samples of a run as rows of a table, sorted by `sort_role`.
class SampleModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { step, weights, text, column_count };
    static constexpr int sort_role = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void set_samples(std::vector<RunSample> samples);
    /// A new one, or one that has changed.
    void add(const RunSample& sample);
    void retranslate();

    const RunSample& sample(int row) const { return samples_[static_cast<std::size_t>(row)]; }
    int row_of(const std::string& file) const; ///< -1: there is none

    /// "step 40" or what the checkpoint is called; "averaged" or "raw".
    static QString step_words(const RunSample& sample);
    static QString weights_words(const RunSample& sample);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<RunSample> samples_;
};

} // namespace formant
