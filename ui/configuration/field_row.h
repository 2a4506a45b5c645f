#pragma once

#include "engine/session/config/config_form.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/field_editor.h"

#include <QtWidgets/QWidget>

class QLabel;
class QToolButton;

namespace formant {

/// A row of the form: label, input and unit of one setting, and a button that resets it to the
/// preset if it differs. Below it stands an error, the value of `automatic`, or why it has no
/// effect.
class FieldRow : public QWidget {
    Q_OBJECT
  public:
    FieldRow(const FormField& field, ConfigDocument& document, QWidget* parent = nullptr);

    const FormField& field() const { return field_; }
    FieldEditor& editor() { return *editor_; }
    /// Returns the error of the input, or of the setting in the text; empty if both are valid.
    QString error() const;
    /// Returns true if the input is not a valid value and therefore not in the text.
    bool is_mistyped() const { return !mistyped_.isEmpty(); }
    bool is_changed() const { return is_changed_; }
    bool matches(const QString& query) const;

    void refresh();
    /// Drops invalid input, which belongs to the configuration shown before.
    void forget_typing();
    /// Sets the value that `automatic` resolves to, and the reason.
    void set_automatic(const QString& value, const QString& why);
    /// Sets why the setting has no effect; empty if it has one.
    void set_inactive(const QString& why);

  Q_SIGNALS:
    void state_changed(); ///< is_mistyped() or is_changed()

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void apply_input(const QString& typed);
    void end_typing();
    void show_mark();
    void show_notes();
    void set_mistyped(const QString& why);
    void color_error();
    QString fault_of_text() const;

    FormField field_;
    ConfigDocument& document_;
    QLabel* label_;
    FieldEditor* editor_;
    QLabel* unit_;
    QToolButton* reset_;
    QLabel* note_;
    QLabel* error_;
    std::optional<std::string> shown_; ///< value of the document in the editor
    QString mistyped_;                 ///< why the input was refused
    QString automatic_;
    QString why_automatic_;
    QString inactive_reason_;
    bool is_typing_ = false;
    bool is_changed_ = false;
};

} // namespace formant
