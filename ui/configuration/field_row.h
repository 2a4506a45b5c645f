#pragma once

#include "engine/session/config/config_form.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/field_editor.h"

#include <QtWidgets/QWidget>

class QLabel;
class QToolButton;

namespace formant {

/// One setting of the form: its name, its control, its unit, a mark where it differs from the
/// preset (which takes it back there), and below it what is wrong with it, what automatic means, or
/// why it changes nothing.
class FieldRow : public QWidget {
    Q_OBJECT
  public:
    FieldRow(const FormField& field, ConfigDocument& document, QWidget* parent = nullptr);

    const FormField& field() const { return field_; }
    FieldEditor& editor() { return *editor_; }
    /// What is wrong with what was typed, or with what the text says; empty: nothing.
    QString error() const;
    /// Typed, and not one of the field's values: the text does not have it.
    bool is_mistyped() const { return !mistyped_.isEmpty(); }
    bool is_changed() const { return is_changed_; }
    bool matches(const QString& words) const;

    void refresh();
    /// Another configuration is shown: what was mistyped belongs to the one before.
    void forget_typing();
    /// What the program chooses where it may, and why.
    void set_automatic(const QString& value, const QString& why);
    /// Empty: it matters.
    void set_idle(const QString& why);

  Q_SIGNALS:
    void state_changed(); ///< is_mistyped() or is_changed()

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void take(const QString& typed);
    void end_typing();
    void show_mark();
    void show_notes();
    void set_mistyped(const QString& why);
    void colour_error();
    QString fault_of_text() const;

    FormField field_;
    ConfigDocument& document_;
    QLabel* label_;
    FieldEditor* editor_;
    QLabel* unit_;
    QToolButton* back_;
    QLabel* note_;
    QLabel* error_;
    std::optional<std::string> shown_; ///< of the document, in the editor
    QString mistyped_;                 ///< why it was refused
    QString automatic_;
    QString why_automatic_;
    QString idle_;
    bool is_typing_ = false;
    bool is_changed_ = false;
};

} // namespace formant
