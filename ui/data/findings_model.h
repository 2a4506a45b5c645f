#pragma once

#include "ui/data/entry_edits.h"
#include "ui/data/finding_rows.h"

#include <QtCore/QAbstractTableModel>

#include <map>
#include <string>

namespace formant {

/// The doctor's findings as a table: severity, kind, recording and sentence; recordings without
/// findings show their texts. Builds texts when they are shown, so that a hundred thousand findings
/// cost nothing.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { severity, kind, recording, what, column_count };
    /// The state of a finding after edits.
    enum class State { open, text_changed, excluded, restored };

    using QAbstractTableModel::QAbstractTableModel;

    void set_rows(FindingRows rows);
    /// Updates all findings of the changed entries. Their typed texts are saved now.
    void settle(const EntryEdits& edits);
    /// Returns the states of all rows of these entries; set_states() restores them.
    std::map<int, State> states_of(const EntryEdits& edits) const;
    void set_states(const std::map<int, State>& states);
    /// Stores an unsaved text for the entry of the row; drops it if it is empty or equals the saved
    /// text.
    void set_typed(int row, const std::string& text);
    void retranslate();

    const DatasetFinding& finding(int row) const { return rows_.findings[index_of(row)]; }
    State state(int row) const { return states_[index_of(row)]; }
    /// Returns true if the finding belongs to an entry that can be changed or excluded.
    bool is_of_entry(int row) const { return !finding(row).place.empty(); }
    const std::string* typed(int row) const; ///< null if nothing is typed
    bool has_typed() const { return !typed_.empty(); }
    /// Returns true if nothing was done about the finding yet.
    bool is_open(int row) const { return state(row) == State::open && typed(row) == nullptr; }
    bool is_fine(int row) const { return finding(row).is_fine; }
    bool is_analyzed() const { return rows_.is_analyzed; }
    /// Returns true for the row that represents its recording, which may have several rows.
    bool is_first(int row) const { return rows_.is_first[index_of(row)]; }
    const std::vector<Message>& kinds() const { return rows_.kinds; }
    std::vector<int> open_of_each_kind() const;
    std::vector<int> each_kind() const; ///< number of rows of each kind, in any state
    int count_of(State state) const;
    int findings() const;   ///< number of rows except recordings without findings
    int recordings() const; ///< number of distinct ones
    int kind_of(int row) const { return rows_.kind_of[index_of(row)]; }
    /// Returns the key of a row for sorting by a column.
    int order_of(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    static std::size_t index_of(int row) { return static_cast<std::size_t>(row); }
    void emit_states_changed();
    bool is_untouched(int row) const; ///< fine and unchanged
    QString text_of(int row, int column) const;
    QString tool_tip(const QModelIndex& index) const;

    FindingRows rows_;
    std::vector<State> states_;
    std::map<std::string, std::string> typed_; ///< by DatasetFinding::place
};

} // namespace formant
