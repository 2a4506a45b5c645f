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

/// The findings as a sortable table, with a choice of the kind that is shown.
class FindingsView : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsView(QWidget* parent = nullptr);

    void show_rows(FindingRows rows);
    FindingsModel& model() { return model_; }
    /// Rows of the model, the one with the focus first.
    std::vector<int> chosen_rows() const;
    /// Chooses the next row below, or from the top, that is of the same kind as the one with the
    /// focus and that something is still to be done about. Where there is none, nothing changes.
    void go_to_next();

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
