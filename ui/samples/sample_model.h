#pragma once

#include "engine/session/runs/run_samples.h"

#include <QtCore/QAbstractTableModel>

#include <vector>

namespace formant {

/// Presents the samples of a run as a table, sorted by `sort_role`.
class SampleModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { step, weights, text, column_count };
    static constexpr int sort_role = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void set_samples(std::vector<RunSample> samples);
    /// Adds a sample, or replaces it if it is listed already.
    void add(const RunSample& sample);
    void retranslate();

    const RunSample& sample(int row) const { return samples_[static_cast<std::size_t>(row)]; }
    int row_of(const std::string& file) const; ///< -1 if there is no such sample

    /// Returns the step ("40") or the name of the checkpoint; weights_text() returns "EMA" or
    /// "non-EMA".
    static QString step_text(const RunSample& sample);
    static QString weights_text(const RunSample& sample);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<RunSample> samples_;
};

} // namespace formant
