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

/// Shows the configuration as a form: a search field, sections with one row per setting, and help
/// on the focused setting.
class ConfigForm : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigForm(ConfigDocument& document, QWidget* parent = nullptr);

    const std::vector<FieldGroup*>& groups() const { return groups_; }
    FieldRow* row(const std::string& key) const;
    /// Returns the first row whose input is invalid and therefore not in the text; null if there is
    /// none.
    FieldRow* invalid_row() const;
    void show_automatic(const std::vector<AutomaticValue>& values);
    /// Opens the section of the row and focuses its input.
    void go_to(FieldRow& row);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void add_rows();
    void lay_out();
    void retranslate();
    void refresh();
    void show_inactive();
    void forget_typing();
    void search(const QString& query);
    void save_open_state();
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
    const FieldRow* help_row_ = nullptr;
};

} // namespace formant
