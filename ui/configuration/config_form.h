#pragma once

#include "engine/session/tuning/config_forecast.h"
#include "ui/configuration/field_group.h"

#include <QtWidgets/QWidget>

#include <map>
#include <vector>

class QLineEdit;
class QScrollArea;
class QTextBrowser;

namespace formant {

/// The form: a search, the sections with a row for each setting, and the help of the one that has
/// the focus.
class ConfigForm : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigForm(ConfigDocument& document, QWidget* parent = nullptr);

    const std::vector<FieldGroup*>& groups() const { return groups_; }
    FieldRow* row(const std::string& key) const;
    /// A row whose typing the text does not have; null: none.
    FieldRow* mistyped_row() const;
    void show_automatic(const std::vector<AutomaticValue>& values);
    /// Opens its section and gives it the focus.
    void go_to(FieldRow& row);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void add_rows();
    void lay_out();
    void retranslate();
    void refresh();
    void show_idle();
    void forget_typing();
    void search(const QString& words);
    void keep_open_state();
    void show_help_of(const QWidget* focused);

    ConfigDocument& document_;
    QLineEdit* search_;
    QLabel* nothing_found_;
    QScrollArea* scroll_;
    QTextBrowser* help_;
    std::vector<FieldGroup*> groups_;
    std::map<std::string, FieldRow*> rows_;
    std::vector<AutomaticValue> automatic_;
    std::map<FieldGroup*, bool> open_before_search_;
    const FieldRow* helped_ = nullptr;
};

} // namespace formant
