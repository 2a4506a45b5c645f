#pragma once

#include "ui/data/finding_rows.h"

#include <QtCore/QAbstractTableModel>

#include <optional>
#include <set>
#include <string>

namespace formant {

/// The doctor's findings as a table: harmful or not, what kind, which recording, and the sentence.
/// Texts are made when they are shown, so that a hundred thousand findings cost nothing.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { severity, kind, recording, what, column_count };
    /// What became of a finding.
    enum class State { open, text_changed, left_out };

    using QAbstractTableModel::QAbstractTableModel;

    void set_rows(FindingRows rows);
    /// Of all findings of these entries (DatasetFinding::place).
    void settle(const std::set<std::string>& places, State state,
                const std::optional<std::string>& new_text);
    void retranslate();

    const DatasetFinding& finding(int row) const { return rows_.findings[index_of(row)]; }
    State state(int row) const { return states_[index_of(row)]; }
    /// Whether it is of a recording that can be changed or left out.
    bool is_of_entry(int row) const { return !finding(row).place.empty(); }
    const std::vector<Message>& kinds() const { return rows_.kinds; }
    const std::vector<int>& counts() const { return rows_.counts; }
    int kind_of(int row) const { return rows_.kind_of[index_of(row)]; }
    /// Smaller comes first when the table is sorted by that column.
    int order_of(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    static std::size_t index_of(int row) { return static_cast<std::size_t>(row); }
    QString severity_word(int row) const;
    QVariant severity_icon(int row) const;
    QString text_of(int row, int column) const;

    FindingRows rows_;
    std::vector<State> states_;
};

} // namespace formant
