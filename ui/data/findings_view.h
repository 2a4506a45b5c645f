#pragma once

#include "ui/data/findings_filter.h"
#include "ui/data/findings_model.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;

namespace formant {

/// Shows the findings as a sortable table with a filter by kind.
class FindingsView : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsView(QWidget* parent = nullptr);

    void show_rows(FindingRows rows);
    FindingsModel& model() { return model_; }
    /// Returns the selected rows of the model, the focused one first.
    std::vector<int> chosen_rows() const;
    /// Selects the next open row of the same kind as the focused one, continuing from the top. Does
    /// nothing if there is none.
    void select_next_open();

  Q_SIGNALS:
    void choice_changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void size_columns();
    void retranslate();
    void list_kinds();
    void add_kind(const QString& name, int open, int count, std::optional<int> kind);
    void add_kind(const QString& name, int count, int kind);
    void show_chosen_kind();
    bool is_next(int row, int kind) const; ///< of the table
    void choose(int row);

    FindingsModel model_;
    FindingsFilter filter_;
    QLabel* label_;
    QComboBox* kinds_;
    QTableView* table_;
};

} // namespace formant
