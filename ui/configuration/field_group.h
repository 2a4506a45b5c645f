#pragma once

#include "ui/configuration/field_row.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace formant {

/// A section of the form: a heading that opens and closes it, and its rows.
class FieldGroup : public QWidget {
    Q_OBJECT
  public:
    explicit FieldGroup(std::string section, QWidget* parent = nullptr);

    void add(FieldRow* row);
    const std::vector<FieldRow*>& rows() const { return rows_; }
    bool is_open() const;
    void set_open(bool open);
    /// Shows only the matching rows and opens the section; hides the section if none match. Returns
    /// the number of matching rows.
    int show_matches(const QString& query);
    void show_all();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void show_open();

    std::string section_;
    QToolButton* heading_;
    QWidget* body_;
    std::vector<FieldRow*> rows_;
};

} // namespace formant
