#pragma once

#include "ui/data/entry_edits.h"
#include "ui/data/finding_rows.h"

#include <QtCore/QAbstractTableModel>

#include <map>
#include <string>

namespace formant {

/// The doctor's findings as a table: harmful or not, what kind, which recording, and the sentence;
/// of the recordings that are fine, their texts.
/// Texts are made when they are shown, so that a hundred thousand findings cost nothing.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { severity, kind, recording, what, column_count };
    /// What became of a finding.
    enum class State { open, text_changed, left_out, taken_back };

    using QAbstractTableModel::QAbstractTableModel;

    void set_rows(FindingRows rows);
    /// Of all findings of the entries that were changed. What was typed for them is saved.
    void settle(const EntryEdits& edits);
    /// A text that somebody has typed for the row's entry and not saved; none where it is empty or
    /// the entry's own.
    void set_typed(int row, const std::string& text);
    void retranslate();

    const DatasetFinding& finding(int row) const { return rows_.findings[index_of(row)]; }
    State state(int row) const { return states_[index_of(row)]; }
    /// Whether it is of a recording that can be changed or left out.
    bool is_of_entry(int row) const { return !finding(row).place.empty(); }
    const std::string* typed(int row) const; ///< null: nothing
    bool has_typed() const { return !typed_.empty(); }
    /// Something may still be done about it.
    bool is_open(int row) const { return state(row) == State::open && typed(row) == nullptr; }
    bool is_fine(int row) const { return finding(row).is_fine; }
    bool is_heard() const { return rows_.is_heard; }
    /// It stands for its recording, which may have several rows.
    bool is_first(int row) const { return rows_.is_first[index_of(row)]; }
    const std::vector<Message>& kinds() const { return rows_.kinds; }
    std::vector<int> open_of_each_kind() const;
    std::vector<int> each_kind() const; ///< how many there are, whatever was done about them
    int count_of(State state) const;
    int findings() const;   ///< all rows but those that are fine
    int recordings() const; ///< each once
    int kind_of(int row) const { return rows_.kind_of[index_of(row)]; }
    /// Smaller comes first when the table is sorted by that column.
    int order_of(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    static std::size_t index_of(int row) { return static_cast<std::size_t>(row); }
    void tell_of_states();
    bool is_untouched(int row) const; ///< fine, and as it was read
    QString text_of(int row, int column) const;
    QString tool_tip(const QModelIndex& index) const;

    FindingRows rows_;
    std::vector<State> states_;
    std::map<std::string, std::string> typed_; ///< by DatasetFinding::place
};

} // namespace formant
